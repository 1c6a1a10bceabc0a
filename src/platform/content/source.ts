import { readdirSync } from 'node:fs';
import { z } from 'zod';
import { lintTexts, twice } from '#domain/content/content-lint.ts';
import { type ContentPath, withTerms } from '#domain/content/content-resolve.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';
import type { ContentKind } from './kind.ts';
import { type ContentFile, contentPath, contentText, openContent, WrongContent } from './reader.ts';

/** Returns the text of a file of `content/`; tests replace it. */
export type Source = (path: string) => string;

/** Collects an error after which reading can go on, so that editors see all of them at once. */
export type Report = (mistake: string) => void;

/** A position in a file; a member of a list may be named by its key. */
export type FilePlace = readonly (string | number | { readonly key: string })[];

/** Where the files define a text. */
export interface TextHome {
  readonly file: string;
  readonly place: FilePlace;
  /** The part of the content at that position: the text alone, or what can only be written as a whole. */
  readonly from: ContentPath;
}

/** A finished piece of content, from the files. */
export interface Piece<T = unknown> {
  readonly kind: ContentKind<T>;
  readonly id: string;
  readonly site: Site | null;
  /** Its position among the pieces of its kind. */
  readonly weight: number;
  /** False: it is loaded, and a person decides when to publish it. */
  readonly published?: boolean;
  readonly content: T;
  /** Where the text at a path in the content comes from. */
  home(path: ContentPath): TextHome;
}

/** Reads the files of a slice. */
export type ReadPieces = (source: Source, report: Report) => readonly Piece[];

/** Opens a file of `content/`; throws `WrongContent` if it is invalid. */
export function openFile<S extends z.ZodType>(
  path: string,
  schema: S,
  source: Source,
): ContentFile<z.output<S>> {
  return openContent(path, source(path), schema);
}

/** The YAML files in a folder of `content/`, sorted by name. */
export function filesIn(folder: string): string[] {
  return readdirSync(contentPath(folder))
    .filter((name) => name.endsWith('.yaml'))
    .toSorted()
    .map((name) => `${folder}/${name}`);
}

/** Reports the errors in the texts of a file, `finished` being its content with the terms filled in. */
export function reportTexts(file: ContentFile<unknown>, finished: unknown, report: Report): void {
  for (const { path, problem } of lintTexts(finished)) report(file.mistake(path, problem));
}

interface Finished {
  /** What is filled in later: `{{until}}` in a mail. */
  readonly names?: readonly string[];
  /** Of a file with its texts in one language only. */
  readonly only?: Language;
}

/** Reads a file of `content/` that is used as it is, and never in the database. Throws `WrongContent`, also for errors in its texts. */
export function readTexts<S extends z.ZodType>(
  path: string,
  schema: S,
  { names = [], only }: Finished = {},
): z.output<S> {
  const file = openFile(path, schema, contentText);
  const plain = Object.fromEntries(names.map((name) => [name, name]));
  const texts = withTerms(only ? { [only]: file.content } : file.content, { nl: plain, en: plain });
  const mistakes = lintTexts(texts).map((mistake) =>
    file.mistake(only ? mistake.path.slice(1) : mistake.path, mistake.problem),
  );
  if (mistakes.length > 0) throw new WrongContent(mistakes.join('\n'));
  return file.content;
}

/** Reports members of a list that have the id of an earlier one. */
export function reportTwice(
  file: ContentFile<unknown>,
  list: string,
  members: readonly { readonly id: string }[],
  report: Report,
): void {
  const ids = members.map(({ id }) => id);
  for (const index of twice(ids)) report(file.mistake([list, index, 'id'], `"${ids[index]}" is there twice`));
}

/** The members of a list in a file as pieces, each text with its position in the file. */
export function piecesOfList<T extends { readonly id: string }>(
  kind: ContentKind<T>,
  { path, list, prefix, site = null }: { path: string; list: string; prefix: string; site?: Site | null },
  members: readonly T[],
): Piece<T>[] {
  return members.map((content, index) => ({
    kind,
    id: `${prefix}/${content.id}`,
    site,
    weight: index,
    content,
    home: (from) => ({ file: path, place: [list, index, ...from], from }),
  }));
}

/**
 * Reads a file that is one list of finished members; every text is checked, and ids must be unique. `needed`: those that the
 * program cannot do without.
 */
export function readList<T extends { readonly id: string }>(
  kind: ContentKind<T>,
  place: { path: string; list: string; prefix: string; needed?: readonly T['id'][] },
): ReadPieces {
  const file = z.strictObject({ [place.list]: z.array(kind.schema) });
  return (source, report) => {
    const opened = openFile(place.path, file, source);
    const members = opened.content[place.list] ?? [];
    reportTexts(opened, opened.content, report);
    reportTwice(opened, place.list, members, report);
    for (const id of place.needed ?? []) {
      if (members.some((member) => member.id === id)) continue;
      report(opened.mistake([place.list], `"${id}" is missing, and the product relies on it`));
    }
    return piecesOfList(kind, place, members);
  };
}

/** All content of the files, validated; throws `WrongContent` with every error that can be found at once. */
export function readPieces(readers: readonly ReadPieces[], source: Source): readonly Piece[] {
  const mistakes = new Set<string>();
  const pieces = readers.flatMap((read) => {
    try {
      return read(source, (mistake) => void mistakes.add(mistake));
    } catch (error) {
      if (!(error instanceof WrongContent)) throw error;
      mistakes.add(error.message);
      return [];
    }
  });
  const ids = pieces.map(({ id }) => id);
  for (const index of twice(ids)) {
    mistakes.add(`content/${pieces[index]?.home([]).file}: "${ids[index]}" is there twice`);
  }
  if (mistakes.size > 0) throw new WrongContent([...mistakes].join('\n'));
  return pieces;
}
