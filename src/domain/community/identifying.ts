import { plainLetters } from '#domain/kit/plain-words.ts';

/** By what somebody can be found outside the forum. */
export const IDENTIFYING = ['phone', 'mail', 'address', 'handle', 'ownName'] as const;
export type Identifying = (typeof IDENTIFYING)[number];

/** A Dutch or foreign number with its usual separators; help lines (0800, 0900, 112, 113) are nobody's. */
const PHONE = /(?<![\d.,])(?:\+\d\d|00\d\d|0(?![89]00))(?:[ .-]?\(?\d\)?){7}/;
const MAIL = /^[^@]+@[^@]+\.[a-z]{2}/i;
const POSTCODE = /(?<!\d)[1-9]\d{3} ?[A-Z]{2}(?![A-Za-z])/;
/** The endings that nearly all Dutch streets have. */
const STREET = /^\p{Lu}.*(?:straat|laan|weg|plein|kade|gracht|singel|dijk|hof|steeg|dreef|pad)$/u;
const HOUSE_NUMBER = /^\d{1,4}[a-z]?[.,!?;:)]*$/i;
const HANDLE = /(?<![\p{L}\d.])@[a-z\d_.]{3}/iu;
const ACCOUNT =
  /\b(?:instagram|insta|snapchat|snap|tiktok|telegram|discord|facebook|whatsapp)(?: is| naam| name)? ?[:=] ?\S{3}/i;
/** Shorter names are too often other words. */
const SHORTEST_NAME = 3;

const HOLDS: Readonly<Record<Identifying, (text: string, ownName: string) => boolean>> = {
  phone: (text) => PHONE.test(text),
  mail: (text) => text.split(/[\s<>()]+/).some((word) => MAIL.test(word)),
  address: (text) => POSTCODE.test(text) || namesHouse(text),
  handle: (text) => HANDLE.test(text) || ACCOUNT.test(text),
  ownName: namesSelf,
};

/** What a text seems to hold by which its writer can be found, for a hint that blocks nothing (settled: forum). */
export function findIdentifying(text: string, ownName: string | undefined): readonly Identifying[] {
  return IDENTIFYING.filter((kind) => HOLDS[kind](text, ownName ?? ''));
}

/** Whether a street stands before a number. */
function namesHouse(text: string): boolean {
  const words = text.split(/\s+/);
  return words.some((word, at) => STREET.test(word) && HOUSE_NUMBER.test(words[at + 1] ?? ''));
}

/** Whether a text has one of the names in it as a word, without regard for capitals and accents. */
function namesSelf(text: string, ownName: string): boolean {
  const words = new Set(wordsOf(text));
  return wordsOf(ownName).some((name) => name.length >= SHORTEST_NAME && words.has(name));
}

function wordsOf(text: string): string[] {
  return plainLetters(text).split(/[^\p{L}]+/u);
}
