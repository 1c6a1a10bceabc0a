import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#domain/kit/language.ts';
import type { Terms, TermsOfLanguage } from './content.ts';

/** The path of something in a piece of content: `['questions', 0, 'title', 'nl']`. */
export type ContentPath = readonly (string | number)[];

interface TextOf {
  readonly text: string;
  readonly language: Language;
  readonly path: ContentPath;
  /**
   * Its path without the language, with keys and ids for members of lists that have them: `questions.reasons.title`.
   */
  readonly name: string;
}

const TERM = /\{\{(\w+)(\|cap)?\}\}/g;

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * A piece of content with the overrides of one site (content facts 3.3, rule 1): fields are overridden one by one at
 * any depth, lists whose members have a `key` (questions) are merged by it and keep their order with new members last,
 * every other list and value is replaced.
 */
export function overridden<Base, Change>(base: Base, change: Change): Base & Change {
  return merged(base, change) as Base & Change;
}

function merged(base: unknown, change: unknown): unknown {
  if (change === undefined) return base;
  if (isFields(base) && isFields(change)) {
    const changed = Object.entries(change).map(([name, value]) => [name, merged(base[name], value)]);
    return { ...base, ...Object.fromEntries(changed) };
  }
  if (isKeyed(base) && isKeyed(change)) return mergedByKey(base, change);
  return change;
}

function isKeyed(value: unknown): value is readonly Fields[] {
  return Array.isArray(value) && value.every((member) => isFields(member) && 'key' in member);
}

function mergedByKey(base: readonly Fields[], changes: readonly Fields[]): unknown[] {
  const changeOf = (key: unknown) => changes.find((change) => change['key'] === key);
  const known = new Set(base.map(({ key }) => key));
  return [
    ...base.map((member) => merged(member, changeOf(member['key']))),
    ...changes.filter(({ key }) => !known.has(key)),
  ];
}

/** Members of lists at any depth that have the key of an earlier one: of an override only the first would be seen. */
export function repeatedKeys(content: unknown, path: ContentPath = []): { path: ContentPath; key: string }[] {
  if (Array.isArray(content)) {
    const keys = content.map((member) => (isFields(member) ? member['key'] : undefined));
    const again = keys.flatMap((key, index) =>
      typeof key === 'string' && keys.indexOf(key) < index ? [{ path: [...path, index, 'key'], key }] : [],
    );
    return [...again, ...content.flatMap((member, index) => repeatedKeys(member, [...path, index]))];
  }
  if (!isFields(content)) return [];
  return Object.entries(content).flatMap(([name, value]) => repeatedKeys(value, [...path, name]));
}

/**
 * A text with its terms filled in, once: the value of a term is not expanded again. `{{term|cap}}` begins with a
 * capital. A sentence with a term that is null is left out, and so is a paragraph without sentences. An unknown term is
 * kept, and reported by `lintTexts`.
 */
export function substitute(text: string, terms: TermsOfLanguage): string {
  return sayable(text, terms).replaceAll(TERM, (whole, name: string, cap: string | undefined) => {
    const term = Object.hasOwn(terms, name) ? terms[name] : undefined;
    if (typeof term !== 'string') return whole;
    return cap ? term.charAt(0).toUpperCase() + term.slice(1) : term;
  });
}

/** The sentences of a text that have no term that is null. */
function sayable(text: string, terms: TermsOfLanguage): string {
  const isSayable = (part: string) =>
    ![...part.matchAll(TERM)].some(([, name = '']) => Object.hasOwn(terms, name) && terms[name] === null);
  if (isSayable(text)) return text;
  const paragraphs = text.split('\n\n').map((paragraph) =>
    paragraph
      .replaceAll(/([.!?])\s/g, '$1\n\n')
      .split('\n\n')
      .filter(isSayable)
      .join(' ')
      .trim(),
  );
  return paragraphs.filter((paragraph) => paragraph !== '').join('\n\n');
}

/** The same piece of content with the terms of one site filled in, each text in its own language. */
export function withTerms<T>(content: T, terms: Terms): T {
  return mapTexts(content, ({ text, language }) => substitute(text, terms[language])) as T;
}

/** Every text in a piece of content: the strings under a language. Ids and keys are not texts. */
export function textsOf(content: unknown): TextOf[] {
  const texts: TextOf[] = [];
  mapTexts(content, (found) => {
    texts.push(found);
    return found.text;
  });
  return texts;
}

/** The texts of a piece of content in one language, by their names. */
export type NamedTexts = Readonly<Record<string, string>>;

export function namedTexts(content: unknown, language: Language): NamedTexts {
  const named = textsOf(content)
    .filter((found) => found.language === language)
    .map(({ name, text }) => [name, text]);
  return Object.fromEntries(named);
}

/** The same piece of content with other texts; one that is not named is kept, and an unknown name is ignored. */
export function withTexts<T>(content: T, texts: Readonly<Partial<Record<Language, NamedTexts>>>): T {
  return mapTexts(content, ({ text, name, language }) => texts[language]?.[name] ?? text) as T;
}

/** Whether a piece of content is complete in a language. */
export function isWrittenIn(content: unknown, language: Language): boolean {
  return textsOf(content).every((found) => found.language !== language || /\S/.test(found.text));
}

/** The same piece of content with Dutch texts in place of all those of another language. */
export function withDutchFor<T>(content: T, language: Language): T {
  return withTexts(content, { [language]: namedTexts(content, DEFAULT_LANGUAGE) });
}

/** The part of a piece of content at a path. */
export function partAt(content: unknown, path: ContentPath): unknown {
  return path.reduce<unknown>((part, step) => {
    if (Array.isArray(part)) return part[Number(step)];
    return isFields(part) ? part[step] : undefined;
  }, content);
}

type Place = Pick<TextOf, 'path'> & { readonly names: readonly string[]; readonly language: Language | null };

function mapTexts(
  content: unknown,
  change: (found: TextOf) => string,
  place: Place = { path: [], names: [], language: null },
): unknown {
  const { path, names, language } = place;
  if (typeof content === 'string') {
    return language ? change({ text: content, language, path, name: names.join('.') }) : content;
  }
  if (Array.isArray(content)) {
    return content.map((member, index) => {
      const below = { language, path: [...path, index], names: [...names, memberName(member, index)] };
      return mapTexts(member, change, below);
    });
  }
  if (!isFields(content)) return content;
  const entries = Object.entries(content).map(([field, value]) => {
    const below = isLanguage(field)
      ? { language: field, path: [...path, field], names }
      : { language, path: [...path, field], names: [...names, field] };
    return [field, mapTexts(value, change, below)];
  });
  return Object.fromEntries(entries);
}

function memberName(member: unknown, index: number): string {
  const name = isFields(member) ? (member['key'] ?? member['id']) : undefined;
  return typeof name === 'string' ? name : String(index);
}
