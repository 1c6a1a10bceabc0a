import { type Editor, Mark } from '@tiptap/core';
import { isPoorAddress, POOR_REL } from '#domain/kit/poor-text.ts';

/** A link, only to an address that `poor_text` allows. */
export const LinkMark = Mark.create({
  name: 'link',
  // What is typed after it is not part of it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isPoorAddress(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: POOR_REL }, 0],
});

/** Where the link at the caret leads, or ''. */
export function linkAt(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

/** Links what is selected, or the link at the caret, to another address; without either the text as it was typed is put there. */
export function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (linkAt(editor) !== '') chain.extendMarkRange('link');
  else if (editor.state.selection.empty) {
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    return;
  }
  chain.setMark('link', { href }).run();
}

/** Leaves the text of the link at the caret. */
export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
}
