import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Day } from '#domain/kit/day.ts';
import { CONSENT_COOKIE } from '#domain/site/consent.ts';
import { ONBOARDING_COOKIE } from '#features/onboarding/contract.ts';
import type { Content } from '#platform/content/kind.ts';
import type { PageDocument } from './document.ts';

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Pages are few; more addresses than this means that someone is inventing them. */
const MOST_PAGES = 1_000;
/** Cookies that change nothing on a page. With any other one, a page is rendered for its visitor alone. */
const HARMLESS: ReadonlySet<string> = new Set(['language', ONBOARDING_COOKIE, CONSENT_COOKIE]);

/** A page as it is sent to every visitor, compressed once. */
export interface KeptPage {
  readonly tag: string;
  readonly policy: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
}
type Encoding = (typeof ENCODINGS)[number];

/** How kept pages can be sent, the smallest first. */
export const ENCODINGS = ['br', 'gzip', 'identity'] as const;

/** What pages are rendered from; when any of it changes, all are rendered anew. */
interface Moment {
  readonly content: Content;
  readonly today: Day;
}

/** Rendered pages that are the same for every visitor, by site, language and path. Lives in one process. */
export class PageCache {
  #moment: Moment | null = null;
  #pages = new Map<string, Promise<KeptPage | null>>();

  /** The kept page, rendered now where it is not there yet; null where `render` says that it cannot be kept. */
  async find(key: string, moment: Moment, render: () => Promise<KeptPage | null>): Promise<KeptPage | null> {
    if (this.#moment?.content !== moment.content || this.#moment.today !== moment.today) {
      this.#moment = moment;
      this.#pages = new Map();
    }
    const pages = this.#pages;
    const known = pages.get(key);
    if (known) return known;
    if (pages.size >= MOST_PAGES) pages.clear();
    const rendered = render();
    pages.set(key, rendered);
    const page = await rendered.catch((error: unknown) => {
      pages.delete(key);
      throw error;
    });
    if (page === null) pages.delete(key);
    return page;
  }
}

/** Whether a visitor with these cookies sees what every other visitor sees. */
export function isLikeEveryVisitor(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return Object.keys(cookies).every((name) => HARMLESS.has(name));
}

export async function keptPage({ html, policy }: PageDocument): Promise<KeptPage> {
  const identity = Buffer.from(html);
  const [br, gzipped] = await Promise.all([
    compressBrotli(identity, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    compressGzip(identity, { level: 9 }),
  ]);
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { tag, policy, bodies: { br, gzip: gzipped, identity } };
}
