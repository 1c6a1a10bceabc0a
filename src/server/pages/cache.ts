import { createHash } from 'node:crypto';
import { type Day, dayAt } from '#domain/kit/day.ts';
import type { Closing } from '#domain/site/closing.ts';
import { CONSENT_COOKIE } from '#domain/site/cookie-consent.ts';
import { NEUTRAL_COOKIE } from '#domain/site/neutral-look.ts';
import { ONBOARDING_COOKIE } from '#features/onboarding/contract.ts';
import type { Content } from '#platform/content/kind.ts';
import type { Kit } from '#platform/http/kit.ts';
import type { PageDocument } from '#platform/http/page-document.ts';
import { deviceCookieName } from '#platform/http/session-cookie.ts';
import { type KeptBody, keptBody } from '../http/kept-body.ts';

/** Cookies that do not affect a page. With any other cookie, a page is rendered for its visitor alone. */
const HARMLESS: ReadonlySet<string> = new Set([
  'language',
  ONBOARDING_COOKIE,
  CONSENT_COOKIE,
  ...[true, false].map(deviceCookieName),
]);

/** A page as sent to every visitor. */
export interface KeptPage {
  readonly tag: string;
  readonly policy: string;
  readonly body: KeptBody;
}

/** The inputs of a rendering; when any of them changes, the cache is cleared. */
export interface Moment {
  readonly content: Content;
  readonly closing: Closing;
  readonly today: Day;
}

export function momentAt(
  { content, closing }: Pick<Kit, 'content' | 'closing'>,
  now: Date,
  timeZone: string,
): Moment {
  return { content: content.current, closing: closing.current, today: dayAt(now, timeZone) };
}

/** Cached pages, by what distinguishes them. One cache per process. */
export class PageCache<Page> {
  readonly #most: number;
  #moment: Moment | null = null;
  #pages = new Map<string, Promise<Page | null>>();

  /** Beyond `most` pages, the one that was asked for longest ago is dropped. */
  constructor(most: number) {
    this.#most = most;
  }

  /** Whether a page is cached, or being rendered. */
  knows(key: string, moment: Moment): boolean {
    return this.#isOf(moment) && this.#pages.has(key);
  }

  #isOf({ content, closing, today }: Moment): boolean {
    const known = this.#moment;
    return known?.content === content && known.closing === closing && known.today === today;
  }

  /** The cached page, rendered now on a miss; null if `render` says that it cannot be cached. */
  async find(key: string, moment: Moment, render: () => Promise<Page | null>): Promise<Page | null> {
    if (!this.#isOf(moment)) {
      this.#moment = moment;
      this.#pages = new Map();
    }
    const pages = this.#pages;
    const known = pages.get(key);
    if (known) {
      // To the end: what was asked for longest ago goes first.
      pages.delete(key);
      pages.set(key, known);
      return known;
    }
    const [oldest] = pages.keys();
    if (oldest !== undefined && pages.size >= this.#most) pages.delete(oldest);
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

/** Whether a person with these cookies sees the same as similar people with the same look. */
export function isLikeOthers(
  cookies: Readonly<Record<string, string | undefined>>,
  session: string,
): boolean {
  const others = Object.keys(cookies).filter((name) => name !== session);
  return (
    others.length < Object.keys(cookies).length &&
    others.every((name) => HARMLESS.has(name) || name === NEUTRAL_COOKIE)
  );
}

/** Whether a visitor with these cookies sees the same as every other visitor. */
export function isLikeEveryVisitor(cookies: Readonly<Record<string, string | undefined>>): boolean {
  return Object.keys(cookies).every((name) => HARMLESS.has(name));
}

export function keptPage({ html, policy }: PageDocument): KeptPage {
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`;
  return { tag, policy, body: keptBody(html) };
}
