import { isPoorAddress, POOR_TAGS, type PoorTag, textOfPoor } from '#domain/kit/poor-text.ts';

/** A part of a written text: plain text, or an allowed element. */
export type PoorNode = string | PoorElement;
export interface PoorElement {
  readonly tag: PoorTag;
  /** The address of a link; only on links. */
  readonly href?: string;
  readonly children: readonly PoorNode[];
}

/** Deeper nesting than anybody writes. */
export const DEEPEST = 40;

/** A tag, or the text until the next one. */
const PART = /<(\/?)([a-z]+)\b([^<>]*)>|[^<]+|</gi;
const HREF = /\bhref="([^"]*)"/;

/**
 * Reads `poor_text`, as the server and the editor write it, into its elements. Of any other element only the text shows, and
 * a link to a forbidden address is its text. What is pasted takes a reader of all HTML, which is 25 KB (`foreign-nodes.ts`).
 */
export function readPoor(html: string): readonly PoorNode[] {
  const root: PoorNode[] = [];
  const open: { readonly tag: string; readonly children: PoorNode[] }[] = [];
  for (const [part, slash, name, attributes = ''] of html.matchAll(PART)) {
    const around = open.at(-1)?.children ?? root;
    const tag = name?.toLowerCase();
    if (tag === undefined) around.push(textOfPoor(part));
    else if (slash) close(open, tag);
    else {
      const isDeep = open.length >= DEEPEST;
      const element = isDeep ? null : elementOf(tag, textOfPoor(HREF.exec(attributes)?.[1] ?? ''));
      if (element) around.push(element);
      if (tag !== 'br') open.push({ tag, children: element?.children ?? around });
    }
  }
  return root;
}

function elementOf(tag: string, href: string): (PoorElement & { readonly children: PoorNode[] }) | null {
  const poor: PoorTag | undefined = POOR_TAGS.find((one) => one === tag);
  if (!poor || (poor === 'a' && !isPoorAddress(href))) return null;
  return { tag: poor, ...(poor === 'a' && { href }), children: [] };
}

/** Closes the last open element of this name, and what is open inside it. */
function close(open: { readonly tag: string }[], tag: string): void {
  const at = open.findLastIndex((one) => one.tag === tag);
  if (at >= 0) open.length = at;
}
