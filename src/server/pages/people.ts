import { randomBytes } from 'node:crypto';
import type { Me } from '#domain/identity/account.ts';
import { isPlaceholderMail } from '#domain/identity/placeholder-mail.ts';
import { addDays, type Day, daysBetween } from '#domain/kit/day.ts';
import { escapeHtml, jsonInHtml } from '#domain/kit/html.ts';
import type { NurseDetails } from '#domain/nurse/details.ts';
import type { PageAnswer } from '#web/page-contract.ts';
import { type Moment, PageCache } from './cache.ts';
import { documentWith } from './document.ts';
import { type Cut, cut, type Hole, type Template, templateOf } from './template.ts';

/** A page for everyone who is logged in: a template, or a redirect. */
export type LoggedInPage = { readonly template: Template } | { readonly location: string };

/** Renders a page by its own rules for this person, without access to anyone's data. */
type RenderFor = (me: Me) => Promise<PageAnswer>;

/** What distinguishes cached pages besides the URL; everything else of a person is filled in. */
interface PageLookup {
  readonly key: string;
  readonly moment: Moment;
  readonly me: Me;
  readonly placeholderDomain: string;
}

/** More than the pages of all sites in both languages, for the few kinds of people. */
const MOST_PAGES = 400;

/**
 * How many days from today strangers begin: next to it, as most people do, and further than any page looks. A page about a
 * day in between then differs for them, and is not shared.
 */
const STARTS = [1, 31, 62, 9_999] as const;

/**
 * Cached pages of people who are logged in, without personal data. Each is rendered for made-up strangers who have
 * nothing in common except the cache key: whatever is equal in all renderings, apart from the filled-in fields, is
 * equal for everyone of that kind. One cache per process.
 */
export class LoggedInPages {
  readonly #cache = new PageCache<{ readonly page: LoggedInPage | null }>(MOST_PAGES);

  /** Null for a page that is individual. */
  async find(
    { key, moment, me, placeholderDomain }: PageLookup,
    render: RenderFor,
  ): Promise<LoggedInPage | null> {
    const kind = kindOf(me, moment.today, placeholderDomain);
    const kept = await this.#cache.find(`${key} ${JSON.stringify(kind)}`, moment, async () => {
      const seen: Seen[] = [];
      for (const nth of STARTS.keys()) {
        const someone = stranger(kind, { nth, today: moment.today, placeholderDomain });
        const one = seenBy(someone, await render(someone));
        if (!one) return { page: null };
        seen.push(one);
      }
      return { page: alike(seen) };
    });
    return kept?.page ?? null;
  }
}

/** The properties of a person that may change more of a page than the filled-in fields; nobody is known by them. */
function kindOf(
  {
    uid: _uid,
    name,
    nickname,
    nicknameChangeableFrom,
    mail,
    pendingMail,
    registrationsStart,
    programmeStart,
    nurse,
    pairingCode,
    deviceKey: _key,
    ...rest
  }: Me,
  today: Day,
  domain: string,
) {
  return {
    ...rest,
    has: [name, nickname, mail].map((word) => word !== ''),
    hasOrNull: [pendingMail, pairingCode, nicknameChangeableFrom, nurse].map((value) => value !== null),
    placeholder: isPlaceholderMail(mail, domain),
    starts: [registrationsStart, programmeStart].map((start) => Math.sign(daysBetween(today, start))),
  };
}

/** A fictional person of this kind: random names and numbers, each of different length and date. */
function stranger(
  kind: ReturnType<typeof kindOf>,
  { nth, today, placeholderDomain }: { nth: number; today: Day; placeholderDomain: string },
): Me {
  const { has, hasOrNull, placeholder, starts, ...shared } = kind;
  const [waitsForMail, hasCode, keepsNickname, isNurse] = hasOrNull;
  const word = () => `${'xy'[nth % 2]}${randomBytes(12 + nth).toString('hex')}`;
  const [name, nickname, mail] = has.map((isThere) => (isThere ? word() : ''));
  // The two starts of one stranger differ, because pages compare them too.
  const daysAway = [STARTS[nth] ?? 0, STARTS[(nth + 1) % STARTS.length] ?? 0];
  const [registrationsStart, programmeStart] = starts.map((sign, index) =>
    addDays(today, sign * (daysAway[index] ?? 0)),
  );
  return {
    ...shared,
    uid: 1_000_000_000 + nth,
    name: name ?? '',
    nickname: nickname ?? '',
    mail: mail ? `${mail}@${placeholder ? placeholderDomain : `${word()}.example`}` : '',
    registrationsStart: registrationsStart ?? today,
    programmeStart: programmeStart ?? today,
    pendingMail: waitsForMail ? `${word()}@${word()}.example` : null,
    pairingCode: hasCode ? word() : null,
    nicknameChangeableFrom: keepsNickname ? addDays(today, 1 + nth) : null,
    nurse: isNurse ? nurseDetails(word) : null,
    deviceKey: randomBytes(32).toString('base64'),
  };
}

function nurseDetails(word: () => string): NurseDetails {
  return {
    initials: word(),
    familyName: word(),
    jobTitle: word(),
    practice: word(),
    address: word(),
    postalCode: word(),
    locality: word(),
    telephone: word(),
  };
}

/** The positions at which a stranger's data has to be filled in. */
type Seen = Cut | { readonly location: string };

function seenBy(me: Me, page: PageAnswer): Seen | null {
  if (page.location !== undefined) return page.cookies?.length ? null : { location: page.location };
  if (!page.forPeople) return null;
  const nonce = `nonce${randomBytes(12).toString('hex')}`;
  const { name, nickname, mail } = me;
  const words = { nonce, me: jsonInHtml(me), name, nickname, mail };
  const seen = cut(documentWith(page, nonce).html, words);
  return isFillable(seen) ? seen : null;
}

const WORDS: ReadonlySet<Hole> = new Set<Hole>(['name', 'nickname', 'mail']);

/** Fields are filled in as escaped HTML: none may occur in the page's data, which contains the person once. */
function isFillable({ texts, holes }: Cut): boolean {
  const data = texts.findIndex((text) => text.includes('type="application/json"'));
  const inData = holes.slice(data);
  return inData.filter((hole) => hole === 'me').length === 1 && !inData.some((hole) => WORDS.has(hole));
}

/** When data was fetched or the page rendered. The browser uses the time of the response instead. */
const TIMES = /"(now|dataUpdatedAt|dehydratedAt)":("[^"]*"|\d+)/g;

function alike(seen: readonly Seen[]): LoggedInPage | null {
  const [one] = seen;
  const texts = seen.map((page) =>
    JSON.stringify(page, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(TIMES, '') : value,
    ),
  );
  if (!one || new Set(texts).size > 1) return null;
  return 'location' in one ? one : { template: templateOf(one) };
}

/** Fills in the fields of a person as React writes them, and the browser's copy of the data. */
export function fillingOf(me: Me, nonce: string): (hole: Hole) => string {
  const of: Readonly<Record<Hole, () => string>> = {
    nonce: () => nonce,
    me: () => jsonInHtml(me),
    name: () => escapeHtml(me.name),
    nickname: () => escapeHtml(me.nickname),
    mail: () => escapeHtml(me.mail),
  };
  return (hole) => of[hole]();
}
