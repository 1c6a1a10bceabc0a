import type { PublicSettings } from '#contract/public-settings.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';

/** What the web bundle needs to render one page. */
export interface PageRequest {
  readonly url: string;
  readonly site: Site;
  readonly language: Language;
  readonly settings: PublicSettings;
  /** The server's instant as ISO text. */
  readonly now: string;
  /** The number of this request, for whoever asks for help. */
  readonly requestId: string;
  /** The visitor's cookies as the header has them. */
  readonly cookies: string;
  /** Who is looking, where that needs no asking. */
  readonly me?: Me;
  /** What a form of this page sent without script, as it came. */
  readonly posted?: string;
  /** Calls the API in the server's process with the visitor's cookies. */
  call(request: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }): Promise<{ status: number; body: string; requestId?: string }>;
  /** Tells of a mistake in the web code; `route` is the name of the page. */
  fault(error: unknown, route: string): void;
}

export interface PageAnswer {
  readonly status: number;
  /** It is there to be read, and the same for everyone who is not logged in. */
  readonly forReading?: boolean;
  /** The same for everyone who is logged in, but for who that is. */
  readonly forPeople?: boolean;
  /** Where to go instead. */
  readonly location?: string;
  /** What the page itself sets, as headers. */
  readonly cookies?: readonly string[];
  /** The document, without the scripts that start it. */
  readonly html?: string;
  readonly scripts?: readonly string[];
  /** What has to run before anything of the document shows; it needs the nonce of the answer. */
  readonly beforePage?: string;
}

/** Vite's list of built files: source file -> what it became and what that needs. */
export type BundleManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** What the server knows of the bundle. While developing the manifest is empty and `scripts` start the page. */
export interface Bundle {
  readonly manifest: BundleManifest;
  readonly scripts: readonly string[];
}

/** What `entry-server.tsx` exports. */
export interface PageModule {
  renderPage(request: PageRequest, bundle: Bundle): Promise<PageAnswer>;
}

/** What the server hands to the browser so that both render the same page; stands in the document as JSON. */
export interface PageState {
  readonly site: Site;
  readonly language: Language;
  readonly settings: PublicSettings;
  readonly now: string;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly preloads: readonly string[];
  /** Scripts that wait until the visitor reaches for something: the one that starts, then those it needs. */
  readonly later: readonly string[];
  readonly queries: unknown;
  readonly loaderData: unknown;
  /** What came of a form that was sent without script. */
  readonly actionData: unknown;
  readonly errors: PageErrors | null;
}

/** What stands in the place of a part of the page, by route of the router. */
export type PageErrors = Readonly<Record<string, { readonly status: number; readonly requestId: string }>>;
