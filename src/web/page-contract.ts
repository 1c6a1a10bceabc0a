import type { PublicSettings } from '#contract/public-settings.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';

/** The input of the web bundle for rendering one page. */
export interface PageRequest {
  readonly url: string;
  readonly site: Site;
  readonly language: Language;
  readonly settings: PublicSettings;
  /** The server's instant as ISO text. */
  readonly now: string;
  /** The id of this request, for support requests. */
  readonly requestId: string;
  /** The `Cookie` header of the visitor. */
  readonly cookies: string;
  /** Who is logged in, if known without a call. */
  readonly me?: Me;
  /** Whether the page is for a device to keep (`domain/site/device-pages.ts`), so that it is unknown who will look at it. */
  readonly forDevice?: boolean;
  /** Whether the page comes without scripts, only to be looked at. */
  readonly withoutScripts?: boolean;
  /** The body of a form posted without JavaScript, unparsed. */
  readonly posted?: string;
  /** Calls the API in-process with the visitor's cookies. */
  call(request: {
    method: string;
    path: string;
    headers?: Record<string, string>;
    body?: string;
  }): Promise<{ status: number; body: string; requestId?: string; retryAfterSeconds?: number }>;
  /** Reports an error in the web code; `route` is the name of the page. */
  reportError(error: unknown, route: string): void;
}

export interface PageAnswer {
  readonly status: number;
  /** Whether the page is the same for everyone who is not logged in: a content page, or one for a device to keep. */
  readonly forReading?: boolean;
  /** Whether the page is the same for everyone who is logged in, except for their identity. */
  readonly forPeople?: boolean;
  /** Where to redirect to. */
  readonly location?: string;
  /** The headers set by the page itself. */
  readonly cookies?: readonly string[];
  /** The document, without its entry scripts. */
  readonly html?: string;
  readonly scripts?: readonly string[];
  /** The script that runs before anything shows; it needs the nonce of the response. */
  readonly beforePage?: string;
}

/** Vite's manifest: the built file of each source file, and its imports. */
export type BundleManifest = Readonly<
  Record<string, { readonly file: string; readonly imports?: readonly string[] }>
>;

/** What the server knows about the bundle. In development the manifest is empty and `scripts` has the entries. */
export interface Bundle {
  readonly manifest: BundleManifest;
  readonly scripts: readonly string[];
}

/** The exports of `entry-server.tsx`. */
export interface PageModule {
  renderPage(request: PageRequest, bundle: Bundle): Promise<PageAnswer>;
}

/** The state that the server passes to the browser so that both render the same page; embedded in the document as JSON. */
export interface PageState {
  readonly site: Site;
  readonly language: Language;
  readonly settings: PublicSettings;
  readonly now: string;
  readonly forDevice: boolean;
  readonly stylesheets: readonly string[];
  readonly fonts: readonly string[];
  readonly preloads: readonly string[];
  /** Scripts that load on the first interaction: the entry, then those it imports. */
  readonly later: readonly string[];
  readonly queries: unknown;
  readonly loaderData: unknown;
  /** The outcome of a form posted without JavaScript. */
  readonly actionData: unknown;
  readonly errors: PageErrors | null;
}

/** Errors that replace a part of the page, by route id. */
export type PageErrors = Readonly<Record<string, { readonly status: number; readonly requestId: string }>>;
