import { Parser } from 'htmlparser2';
import { isPoorAddress, POOR_TAGS, type PoorTag } from '#domain/kit/poor-text.ts';
import { DEEPEST, type PoorElement, type PoorNode } from './poor-nodes.ts';

/** An open element: an allowed one, a block that becomes paragraphs, or one of which only the content counts. */
type Open =
  | { readonly kind: 'element'; readonly element: PoorElement & { readonly children: PoorNode[] } }
  | { readonly kind: 'block'; children: PoorNode[] }
  | { readonly kind: 'content' }
  | { readonly kind: 'silent' };

const SILENT = new Set([
  'script',
  'style',
  'template',
  'title',
  'head',
  'iframe',
  'noscript',
  'object',
  'svg',
  'math',
  'textarea',
  'select',
]);
const BLOCKS = new Set(['div', 'blockquote', 'pre', 'section', 'tr', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6']);
const OTHER_NAMES: Readonly<Record<string, PoorTag>> = { b: 'strong', i: 'em' };

/**
 * Reads any HTML, as it is pasted, into allowed elements and the text of all others. It does not use the browser's parser, which
 * may do more than parse (docs/decisions/0056). Headings and the like become paragraphs, and a link to a forbidden address
 * becomes its text.
 */
export function readForeign(html: string): readonly PoorNode[] {
  const reader = new Reader();
  const parser = new Parser({
    onopentag: (name, attributes) => reader.open(name, attributes),
    ontext: (text) => reader.add(text),
    onclosetag: () => reader.close(),
  });
  parser.end(html);
  return reader.root;
}

class Reader {
  readonly root: PoorNode[] = [];
  readonly #open: Open[] = [];

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    this.#open.push(this.#opened(name, attributes));
  }

  #opened(name: string, { href = '', style = '' }: Readonly<Record<string, string>>): Open {
    if (SILENT.has(name)) return { kind: 'silent' };
    if (this.#open.length >= DEEPEST) return { kind: 'content' };
    if (BLOCKS.has(name)) return { kind: 'block', children: [] };
    // Some editors wrap everything that is copied in such an element.
    const isBare = name === 'b' && style.includes('normal');
    const tag = isBare ? undefined : (POOR_TAGS.find((poor) => poor === name) ?? OTHER_NAMES[name]);
    if (!tag || (tag === 'a' && !isPoorAddress(href))) return { kind: 'content' };
    return { kind: 'element', element: { tag, ...(tag === 'a' && { href }), children: [] } };
  }

  /** Adds a node at a level of the open elements. A block that gets another block inside ends its paragraph. */
  add(node: PoorNode, level = this.#open.length): void {
    if (this.#open.some(({ kind }) => kind === 'silent')) return;
    for (let at = level - 1; at >= 0; at -= 1) {
      const around = this.#open[at];
      if (around?.kind === 'element') return void around.element.children.push(node);
      if (around?.kind === 'block') {
        if (!isBlock(node)) return void around.children.push(node);
        this.#endParagraph(around, at);
      }
    }
    this.root.push(node);
  }

  close(): void {
    const closed = this.#open.pop();
    if (closed?.kind === 'element') this.add(closed.element);
    if (closed?.kind === 'block') this.#endParagraph(closed, this.#open.length);
  }

  #endParagraph(block: Open & { readonly kind: 'block' }, level: number): void {
    const { children } = block;
    block.children = [];
    const isEmpty = children.every((child) => typeof child === 'string' && child.trim() === '');
    if (!isEmpty) this.add({ tag: 'p', children }, level);
  }
}

function isBlock(node: PoorNode): boolean {
  return typeof node !== 'string' && ['p', 'ul', 'ol'].includes(node.tag);
}
