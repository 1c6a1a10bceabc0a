import { randomBytes } from 'node:crypto';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day, daysBetween } from '#domain/kit/day.ts';
import { escapeHtml, jsonInHtml } from '#domain/kit/html.ts';
import { isPlaceholderMail } from '#domain/notices/mail.ts';
import type { PageAnswer } from '#web/page-contract.ts';
import { type Moment, PageCache } from './cache.ts';
import { documentWith } from './document.ts';
import { type Cut, cut, type Hole, type Template, templateOf } from './template.ts';

/** A page for everyone who is logged in: to be filled in, or another address to go to. */
export type PeoplesPage = { readonly template: Template } | { readonly location: string };

/** Renders a page as its rules ask for this person, knowing nothing of anyone else. */
type RenderFor = (me: Me) => Promise<PageAnswer>;

/** What pages are told apart by besides their address; whatever else of a person shows is filled in. */
interface Asked {
  readonly key: string;
  readonly moment: Moment;
  readonly me: Me;
  readonly placeholderDomain: string;
}

/** More than the pages of all sites in both languages, for the few kinds of people that there are. */
const MOST_PAGES = 400;

/**
 * Pages of people who are logged in, kept without anyone in them. Each is rendered for two strangers, who are made up and
 * have nothing in common but what is part of the key: what both see alike, but for their own words, everyone like them
 * sees. Lives in one process.
 */
export class PeoplesPages {
  readonly #cache = new PageCache<{ readonly page: PeoplesPage | null }>(MOST_PAGES);

  /** Null for a page that is another one for each. */
  async find({ key, moment, me, placeholderDomain }: Asked, render: RenderFor): Promise<PeoplesPage | null> {
    const kind = kindOf(me, moment.today, placeholderDomain);
    const kept = await this.#cache.find(`${key} ${JSON.stringify(kind)}`, moment, async () => {
      const seen: Seen[] = [];
      for (const nth of [1, 2]) {
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

/** What of a person may change more on a page than the words of their own. */
function kindOf(
  { uid: _uid, name, nickname, mail, registrationsStart, programmeStart, ...rest }: Me,
  today: Day,
  domain: string,
) {
  return {
    ...rest,
    has: [name, nickname, mail].map((word) => word !== ''),
    placeholder: isPlaceholderMail(mail, domain),
    starts: [registrationsStart, programmeStart].map((start) => Math.sign(daysBetween(today, start))),
  };
}

/** A person of this kind who does not exist: names and numbers by chance, of another length and from another day each. */
function stranger(
  kind: ReturnType<typeof kindOf>,
  { nth, today, placeholderDomain }: { nth: number; today: Day; placeholderDomain: string },
): Me {
  const { has, placeholder, starts, ...shared } = kind;
  const word = () => `${'xy'[nth % 2]}${randomBytes(12 + nth).toString('hex')}`;
  const [name, nickname, mail] = has.map((isThere) => (isThere ? word() : ''));
  const [registrationsStart, programmeStart] = starts.map((sign) => addDays(today, sign * nth * 31));
  return {
    ...shared,
    uid: 1_000_000_000 + nth,
    name: name ?? '',
    nickname: nickname ?? '',
    mail: mail ? `${mail}@${placeholder ? placeholderDomain : `${word()}.example`}` : '',
    registrationsStart: registrationsStart ?? today,
    programmeStart: programmeStart ?? today,
  };
}

/** Where what a stranger sees has to be filled in. */
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

/** Words are filled in as HTML writes them: none may stand in the page's data, where who is looking stands once. */
function isFillable({ texts, holes }: Cut): boolean {
  const data = texts.findIndex((text) => text.includes('type="application/json"'));
  const inData = holes.slice(data);
  return inData.filter((hole) => hole === 'me').length === 1 && !inData.some((hole) => WORDS.has(hole));
}

/** When something was fetched or rendered. The browser takes the time of the answer for all of them. */
const TIMES = /"(now|dataUpdatedAt|dehydratedAt)":("[^"]*"|\d+)/g;

function alike([one, other]: readonly Seen[]): PeoplesPage | null {
  const [first, second] = [one, other].map((seen) =>
    JSON.stringify(seen, (_, value: unknown) =>
      typeof value === 'string' ? value.replace(TIMES, '') : value,
    ),
  );
  if (!one || first !== second) return null;
  return 'location' in one ? one : { template: templateOf(one) };
}

/** Fills in the words of a person as React writes them, and the copy of the browser. */
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
