import { plainLetters } from '#domain/kit/plain-words.ts';

/** What somebody can be found by outside the forum. */
const IDENTIFYING = ['phone', 'mail', 'address', 'handle', 'ownName'] as const;
type Identifying = (typeof IDENTIFYING)[number];

/** Words of a text by which its writer may be found, as they stand in it, so that the writer sees where that is. */
export interface IdentifyingWords {
  readonly kind: Identifying;
  readonly words: readonly string[];
}

/** How many words of a kind are shown, and how much of each, in characters: enough to find them in the text. */
const MOST_WORDS = 3;
const LONGEST_WORDS = 30;

// The group of an expression is what is shown.
/**
 * A Dutch or foreign number with its usual separators; help lines (0800, 0900, 112, 113) are nobody's. A foreign one has up to fifteen
 * digits with its country (E.164).
 */
const PHONE =
  /(?:^|[^\d.,])(0031(?:[ .-]?\(?\d\)?){9}|00\d\d(?:[ .-]?\(?\d\)?){7,13}|0(?![89]00)(?:[ .-]?\(?\d\)?){7,9})/g;
/** A mobile number, or one with its country, written more loosely; times of the day never have so many digits. */
const LOOSE_PHONE =
  /(?:^|[^\d.,])(06(?:[ ./()-]{0,3}\d){8}|\+31(?: ?\(0\))?(?:[ ./()-]{0,3}\d){9}|\+\d(?:[ ./()-]{0,3}\d){8,14})/g;
const MAIL = /^([^@]+@[^@]+\.[a-z]{2,})/i;
/** A postal code, but not a number with a word in capitals after it. */
const POSTCODE = /(?:^|\D)([1-9]\d{3} ?(?!(?:EN|IN|OP|OM|DE|IS|OF|TE|NA) \p{Ll})[A-Z]{2})(?!\p{L})/gu;
/** The endings that nearly all Dutch streets have. */
const STREET = /^\p{Lu}.*(?:straat|laan|weg|plein|kade|gracht|singel|dijk|hof|steeg|dreef|pad)$/u;
/** In small letters only the endings that are seldom part of another word. */
const SMALL_STREET = /^\p{L}{3}.*(?:straat|laan|gracht|singel)$/u;
const HOUSE_NUMBER = /^(\d{1,4}[a-z]?)[.,!?;:)]*$/i;
const HANDLE = /(?:^|[^\p{L}\d.])(@[a-z\d_.]{3,})/giu;
const ACCOUNT =
  /\b((?:instagram|insta|snapchat|snap|tiktok|telegram|discord|facebook|whatsapp)(?: is| naam| name)? ?[:=] ?\S{3,})/gi;
const OWN_ACCOUNT =
  /\b((?:mijn|my) (?:instagram|insta|snapchat|snap|tiktok|telegram|discord)(?: ?naam| name)? (?:is|heet) \S{3,})/gi;
/** The end of a sentence, which is not part of a name. */
const CLOSING = /[.,!?;:)]$/;
/** Shorter names are too often other words. */
const SHORTEST_NAME = 3;

const WORDS: Readonly<Record<Identifying, (text: string, ownName: string) => readonly string[]>> = {
  phone: (text) => [...matchesOf(text, LOOSE_PHONE), ...matchesOf(text.replace(LOOSE_PHONE, ' '), PHONE)],
  mail: (text) => text.split(/[\s<>()]+/).flatMap((word) => MAIL.exec(word)?.[1] ?? []),
  address: (text) => [...matchesOf(text, POSTCODE), ...housesIn(text)],
  handle: (text) => [HANDLE, ACCOUNT, OWN_ACCOUNT].flatMap((kind) => matchesOf(text, kind)),
  ownName: ownNamesIn,
};

/** What in a text its writer seems to be recognisable by, for a hint that blocks nothing (settled: forum). */
export function findIdentifying(text: string, ownName: string | undefined): readonly IdentifyingWords[] {
  return IDENTIFYING.flatMap((kind) => {
    const words = new Set(WORDS[kind](text, ownName ?? '').map(shortened));
    return words.size > 0 ? [{ kind, words: [...words].slice(0, MOST_WORDS) }] : [];
  });
}

function matchesOf(text: string, expression: RegExp): string[] {
  return [...text.matchAll(expression)].map(([, shown = '']) => shown.replace(CLOSING, ''));
}

/** The streets of a text that have a house number. */
function housesIn(text: string): string[] {
  const words = text.split(/\s+/);
  return words.flatMap((word, at) => {
    const number = HOUSE_NUMBER.exec(words[at + 1] ?? '')?.[1];
    return number && (STREET.test(word) || SMALL_STREET.test(word)) ? `${word} ${number}` : [];
  });
}

/** The names in a text that are words of one's own, without regard for capitals and accents. */
function ownNamesIn(text: string, ownName: string): string[] {
  const names = new Set(
    plainLetters(ownName)
      .split(/[^\p{L}]+/u)
      .filter((name) => name.length >= SHORTEST_NAME),
  );
  return text.split(/[^\p{L}\p{M}'’‘`´]+/u).filter((word) => names.has(plainLetters(word)));
}

function shortened(words: string): string {
  const characters = Array.from(words);
  if (characters.length <= LONGEST_WORDS) return words;
  return `${characters.slice(0, LONGEST_WORDS - 1).join('')}…`;
}
