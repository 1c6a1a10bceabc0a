import { z } from 'zod';
import type { Mistake } from '#domain/content/content-lint.ts';
import type { ContentPath } from '#domain/content/content-resolve.ts';
import { openFile, type Source } from './source.ts';

/** What content can name, by the files that have it. */
const LISTS = { contact: 'contacts', question: 'questions', exercise: 'exercises' } as const;

/** The ids in a list of another file. Errors in that file are reported by its own reader. */
export type Names = ReadonlySet<string>;

export function namesIn(path: string, what: keyof typeof LISTS, source: Source): Names {
  const members = z.array(z.looseObject({ id: z.string() }));
  const { content } = openFile(path, z.looseObject({ [LISTS[what]]: members }), source);
  return new Set(members.parse(content[LISTS[what]]).map(({ id }) => id));
}

export function contactNames(source: Source): Names {
  return namesIn('contacts.yaml', 'contact', source);
}

/** Reports a name that nothing has, with its place in the content. */
export function lintName(name: string, what: keyof typeof LISTS, known: Names, path: ContentPath): Mistake[] {
  return known.has(name) ? [] : [{ path, problem: `no ${what} is called "${name}"` }];
}

/** The same for a list of contacts. */
export function lintContacts(contacts: readonly string[], known: Names, path: ContentPath): Mistake[] {
  return contacts.flatMap((id, index) => lintName(id, 'contact', known, [...path, index]));
}
