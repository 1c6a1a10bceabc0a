import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { type ErrorCode, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import type { z } from 'zod';
import type { ContentPath } from '#domain/content/content-resolve.ts';

/** A content file has errors; `message` names file and line of each. */
export class WrongContent extends Error {}

type Path = readonly PropertyKey[];

/** A parsed content file that still knows the position of everything in it. */
export interface ContentFile<T> {
  readonly content: T;
  /** Whether the file itself has a value there; a default of the schema has no position. */
  readonly has: (path: Path) => boolean;
  /** An error as editors read it: `content/tips.yaml:12 tips.water.text.nl: what is wrong`. */
  readonly mistake: (path: Path, problem: string) => string;
}

/** The location of a file of `content/`; the path is relative to that folder. */
export function contentPath(path: string): string {
  return fileURLToPath(new URL(`../../../content/${path}`, import.meta.url));
}

export function contentText(path: string): string {
  return readFileSync(contentPath(path), 'utf8');
}

/** Reads a YAML file of `content/` and validates it. The path is relative to that folder. Throws `WrongContent`. */
export function readContent<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  return parseContent(path, contentText(path), schema);
}

/** The same for text that was read already; `path` is only for the message. */
export function parseContent<S extends z.ZodType>(path: string, text: string, schema: S): z.output<S> {
  return openContent(path, text, schema).content;
}

/** The same, keeping the positions for errors that only appear when several files are combined. */
export function openContent<S extends z.ZodType>(
  path: string,
  text: string,
  schema: S,
): ContentFile<z.output<S>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const at = (offset: number) => `content/${path}:${lines.linePos(offset).line}`;
  // Only the first: the others usually follow from it.
  const broken = firstError(document);
  if (broken) throw new WrongContent(`${at(broken.offset)} is not YAML: ${broken.problem}`);
  const mistake = (place: Path, problem: string) =>
    `${at(offsetOf(document, place))} ${nameOf(document, place)}: ${problem}`;
  const parsed = schema.safeParse(document.toJS());
  if (!parsed.success) {
    throw new WrongContent(
      parsed.error.issues.map((issue) => mistake(placeOf(issue), issue.message)).join('\n'),
    );
  }
  return { content: parsed.data, has: (place) => isNode(document.getIn(place, true)), mistake };
}

const UNQUOTED =
  'a text with a colon, quote, bracket or other sign that YAML uses needs " around the whole of it';

/** Advice on the most common mistakes of editors; for the others the parser's own message is shown. */
const ADVICE: Partial<Record<ErrorCode, string>> = {
  BLOCK_AS_IMPLICIT_KEY: UNQUOTED,
  BLOCK_IN_FLOW: UNQUOTED,
  MULTILINE_IMPLICIT_KEY: UNQUOTED,
  UNEXPECTED_TOKEN: UNQUOTED,
  BAD_SCALAR_START: UNQUOTED,
  MISSING_CHAR: 'a quote that opens here or above is not closed',
  BAD_INDENT: 'this line does not begin under its neighbours, or a bracket above is not closed',
  TAB_AS_INDENT: 'lines begin with spaces, not with tabs',
  DUPLICATE_KEY: 'this name is there twice',
};

function firstError(document: Document): { offset: number; problem: string } | undefined {
  const [error] = document.errors;
  if (error) return { offset: error.pos[0], problem: ADVICE[error.code] ?? error.message };
  let lost: number | undefined;
  // A text without quotes that begins with * is an alias, which nothing in the file defines.
  visit(document, {
    Alias: (_, alias) => {
      if (alias.resolve(document) === undefined) lost ??= alias.range?.[0] ?? 0;
    },
  });
  return lost === undefined ? undefined : { offset: lost, problem: UNQUOTED };
}

/** The position of a schema issue: that of an unknown field itself, not of its parent. */
export function placeOf(issue: z.core.$ZodIssue): ContentPath {
  const unknown = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
  // Only a path of YAML, which has no symbols.
  return [...issue.path.filter((step) => typeof step !== 'symbol'), ...unknown];
}

type Document = ReturnType<typeof parseDocument>;

/** The position of the nearest existing part of a path, since a missing part has none. */
function offsetOf(document: Document, path: Path): number {
  for (let length = path.length; length > 0; length -= 1) {
    const node = nodeAt(document, path.slice(0, length - 1), path[length - 1]);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}

/** A member of a list, or the name of a field: its line is where editors look for it. */
function nodeAt(document: Document, path: Path, last: PropertyKey | undefined): unknown {
  const holder: unknown = document.getIn(path, true);
  if (!isMap(holder)) return document.getIn([...path, last], true);
  return holder.items.find(({ key }) => isScalar(key) && key.value === last)?.key;
}

/** A path as text: members of a list are named by their id or key, if they have one. */
function nameOf(document: Document, path: Path): string {
  return path
    .map((part, index) => {
      if (typeof part !== 'number') return String(part);
      const member = path.slice(0, index + 1);
      return String(document.getIn([...member, 'id']) ?? document.getIn([...member, 'key']) ?? part);
    })
    .join('.');
}
