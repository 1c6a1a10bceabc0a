import { textOfHtml } from './html.ts';
import { isPoorAddress, POOR_TAGS, type PoorTag } from './poor-text.ts';

/** Text of people in parts: text, or an element that is allowed. */
export type PoorNode = string | PoorElement;
export interface PoorElement {
  readonly tag: PoorTag;
  /** Where a link leads; of a link only. */
  readonly href?: string;
  readonly children: readonly PoorNode[];
}

type Open = { tag: PoorTag; href?: string; children: PoorNode[]; written: string };

/** Elements without text for a reader go with what is in them; then tags, text, and a `<` that is neither. */
const TOKEN =
  /<!--[^]*?(?:-->|$)|<(script|style|template|title|head|iframe|noscript|object|svg|math|textarea|select)\b[^]*?(?:<\/\1\s*>|$)|<[!?][^>]*(?:>|$)|<(\/?)([a-z][a-z\d]*)([^<>]*)>|[^<]+|</gi;
/** Nobody writes lists within lists further than this. */
const DEEPEST = 40;
const HREF = /\shref\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;

const OTHER_NAMES: Readonly<Record<string, PoorTag>> = {
  b: 'strong',
  i: 'em',
  ...Object.fromEntries(
    ['div', 'blockquote', 'pre', 'section', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map(
      (name) => [name, 'p'] as const,
    ),
  ),
};

/**
 * Reads HTML into the elements that are allowed and the text of all others. Nothing of the browser reads it, which may do
 * more with it than read (ADR 56); headings and the like become paragraphs, and a link to any other address its text.
 */
export function readPoor(html: string): readonly PoorNode[] {
  const root: PoorNode[] = [];
  const open: Open[] = [];
  const add = (node: PoorNode) => (open.at(-1)?.children ?? root).push(node);
  const close = (from: number) => {
    while (open.length > from) {
      const last = open.pop();
      if (!last) return;
      const { written, ...element } = last;
      const isFrame = written !== element.tag && element.tag === 'p' && element.children.length === 0;
      if (!isFrame) add(element);
    }
  };

  for (const [token, silent, end, name, rest = ''] of html.matchAll(TOKEN)) {
    if (silent !== undefined || /^<[!?]/.test(token)) continue;
    if (name === undefined) {
      add(decoded(token));
      continue;
    }
    const written = name.toLowerCase();
    const tag = poorTag(written, rest);
    if (end) {
      const place = open.findLastIndex((element) => element.written === written);
      if (place >= 0) close(place);
    } else if (tag === 'br') add({ tag, children: [] });
    else if (tag && open.length < DEEPEST) {
      // A paragraph ends where the next block begins, and an item at the next one.
      const around = isBlock(tag) ? open.findLastIndex((element) => element.tag === 'p') : -1;
      const list = open.findLastIndex((element) => element.tag === 'ul' || element.tag === 'ol');
      const item = tag === 'li' ? open.findLastIndex((element) => element.tag === 'li') : -1;
      if (item > list) close(item);
      else if (around > list) close(around);
      const href = tag === 'a' ? addressIn(rest) : undefined;
      if (tag !== 'a' || href !== undefined)
        open.push({ tag, ...(href === undefined ? {} : { href }), children: [], written });
    }
  }
  close(0);
  return root;
}

function isBlock(tag: PoorTag): boolean {
  return tag === 'p' || tag === 'ul' || tag === 'ol' || tag === 'li';
}

function poorTag(name: string, attributes: string): PoorTag | undefined {
  // Some editors put everything that is copied in such an element.
  if (name === 'b' && /font-weight:\s*normal/i.test(attributes)) return undefined;
  return POOR_TAGS.find((tag) => tag === name) ?? OTHER_NAMES[name];
}

function addressIn(attributes: string): string | undefined {
  const [, double, single, bare] = HREF.exec(attributes) ?? [];
  const address = decoded(double ?? single ?? bare ?? '');
  return isPoorAddress(address) ? address : undefined;
}

function decoded(text: string): string {
  return text.replace(/&(?:#\d{1,7}|#x[\da-f]{1,6}|\w{1,30});/gi, (entity) => {
    const [, decimal, hexadecimal] = /^&#(?:(\d+)|x([\da-f]+));$/i.exec(entity) ?? [];
    if (entity === '&nbsp;') return '\u{a0}';
    if (decimal === undefined && hexadecimal === undefined) return textOfHtml(entity);
    const code = decimal === undefined ? Number.parseInt(hexadecimal ?? '', 16) : Number(decimal);
    return code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : entity;
  });
}
