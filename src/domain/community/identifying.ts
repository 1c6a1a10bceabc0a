import { plainLetters } from '#domain/kit/plain-words.ts';

/** What somebody can be found by outside the forum. */
export const IDENTIFYING = ['phone', 'mail', 'address', 'handle', 'ownName'] as const;
export type Identifying = (typeof IDENTIFYING)[number];

/** A Dutch or foreign number with its usual separators; help lines (0800, 0900, 112, 113) are nobody's. */
const PHONE = /(?:^|[^\d.,])(?:\+\d\d|00\d\d|0(?![89]00))(?:[ .-]?\(?\d\)?){7}/;
/** A mobile number, or one with its country, written more loosely; times of the day never have so many digits. */
const LOOSE_PHONE = /(?:^|[^\d.,])(?:06|\+\d)(?:[ ./()-]{0,3}\d){8}/;
const MAIL = /^[^@]+@[^@]+\.[a-z]{2}/i;
/** A postal code, but not a number with a word in capitals after it. */
const POSTCODE = /(?:^|\D)[1-9]\d{3} ?(?!(?:EN|IN|OP|OM|DE|IS|OF|TE|NA) \p{Ll})[A-Z]{2}(?!\p{L})/u;
/** The endings that nearly all Dutch streets have. */
const STREET = /^\p{Lu}.*(?:straat|laan|weg|plein|kade|gracht|singel|dijk|hof|steeg|dreef|pad)$/u;
/** In small letters only the endings that are seldom part of another word. */
const SMALL_STREET = /^\p{L}{3}.*(?:straat|laan|gracht|singel)$/u;
const HOUSE_NUMBER = /^\d{1,4}[a-z]?[.,!?;:)]*$/i;
const HANDLE = /(?:^|[^\p{L}\d.])@[a-z\d_.]{3}/iu;
const ACCOUNT =
  /\b(?:instagram|insta|snapchat|snap|tiktok|telegram|discord|facebook|whatsapp)(?: is| naam| name)? ?[:=] ?\S{3}/i;
const OWN_ACCOUNT =
  /\b(?:mijn|my) (?:instagram|insta|snapchat|snap|tiktok|telegram|discord)(?: ?naam| name)? (?:is|heet) \S{3}/i;
/** Shorter names are too often other words. */
const SHORTEST_NAME = 3;

const HOLDS: Readonly<Record<Identifying, (text: string, ownName: string) => boolean>> = {
  phone: (text) => PHONE.test(text) || LOOSE_PHONE.test(text),
  mail: (text) => text.split(/[\s<>()]+/).some((word) => MAIL.test(word)),
  address: (text) => POSTCODE.test(text) || namesHouse(text),
  handle: (text) => HANDLE.test(text) || ACCOUNT.test(text) || OWN_ACCOUNT.test(text),
  ownName: namesSelf,
};

/** What in a text its writer seems to be recognisable by, for a hint that blocks nothing (settled: forum). */
export function findIdentifying(text: string, ownName: string | undefined): readonly Identifying[] {
  return IDENTIFYING.filter((kind) => HOLDS[kind](text, ownName ?? ''));
}

/** Whether a text has a street with a house number. */
function namesHouse(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some(
    (word, at) => (STREET.test(word) || SMALL_STREET.test(word)) && HOUSE_NUMBER.test(words[at + 1] ?? ''),
  );
}

/** Whether a text has one of the names in it as a word, without regard for capitals and accents. */
function namesSelf(text: string, ownName: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(ownName).some((name) => name.length >= SHORTEST_NAME && words.has(name));
}

function wordsOf(text: string): string[] {
  return plainLetters(text).split(/[^\p{L}]+/u);
}
