import { DOMParser, type Node, type Schema, Slice } from '@tiptap/pm/model';
import { type PoorNode, readPoor } from './poor-nodes.ts';

/** The document of this HTML. Element by element: the content policy lets nothing make markup of text. */
export function documentOf(schema: Schema, html: string): Node {
  // An editor copies the spaces as they are; anything else has them between its tags too.
  const preserveWhitespace = html.includes('data-pm-slice');
  return DOMParser.fromSchema(schema).parse(elementsOf(readPoor(html)), { preserveWhitespace });
}

/** What is pasted in the midst of a text: its ends join the paragraphs that it comes between. */
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
