import { DOMParser, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { readForeign } from './foreign-nodes.ts';
import type { PoorNode } from './poor-nodes.ts';

/** Builds a document from HTML, element by element: the content policy lets nothing turn text into markup. */
export function documentOf(schema: Schema, html: string): Node {
  // Text copied from an editor has its spaces as they are; other sources put more between the tags.
  const preserveWhitespace = html.includes('data-pm-slice');
  return DOMParser.fromSchema(schema).parse(elementsOf(readForeign(html)), { preserveWhitespace });
}

/** Builds a slice to paste within a text: its ends join the paragraphs around it. */
export function sliceOf(schema: Schema, html: string): Slice {
  return Slice.maxOpen(documentOf(schema, html).content);
}

function elementsOf(nodes: readonly PoorNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  fragment.append(
    ...nodes.map((node) => {
      if (typeof node === 'string') return node;
      const element = document.createElement(node.tag);
      if (node.href !== undefined) element.setAttribute('href', node.href);
      element.append(elementsOf(node.children));
      return element;
    }),
  );
  return fragment;
}
