import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { isNode, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

const folder = new URL('../../../content/', import.meta.url);

/** A content file does not say what it should; `message` names file and line of each mistake. */
export class WrongContent extends Error {}

/** Reads a YAML file of `content/` and checks it. The path is relative to that folder. Throws `WrongContent`. */
export function readContent<S extends z.ZodType>(path: string, schema: S): z.output<S> {
  return parseContent(path, readFileSync(fileURLToPath(new URL(path, folder)), 'utf8'), schema);
}

/** The same for text that was read already; `path` is only for the message. */
export function parseContent<S extends z.ZodType>(path: string, text: string, schema: S): z.output<S> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const at = (offset: number) => `content/${path}:${lines.linePos(offset).line}`;
  if (document.errors.length > 0) {
    throw new WrongContent(
      document.errors.map(({ pos, code }) => `${at(pos[0])} is not YAML: ${code}`).join('\n'),
    );
  }
  const parsed = schema.safeParse(document.toJS());
  if (parsed.success) return parsed.data;
  const mistakes = parsed.error.issues.map((issue) => {
    const line = at(offsetOf(document, issue.path));
    return `${line} ${issue.path.join('.')}: ${issue.message}`;
  });
  throw new WrongContent(mistakes.join('\n'));
}

/** Where the nearest part of a path that exists stands in the text: what is missing has no place of its own. */
function offsetOf(document: ReturnType<typeof parseDocument>, path: readonly PropertyKey[]): number {
  for (let length = path.length; length >= 0; length -= 1) {
    const node: unknown = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return node.range[0];
  }
  return 0;
}
