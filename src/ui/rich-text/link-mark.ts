import { type Editor, Mark } from '@tiptap/core';
import { isPoorAddress, POOR_REL } from '#domain/kit/poor-text.ts';

/** A link, only to an address that `poor_text` allows. */
export const LinkMark = Mark.create({
  name: 'link',
  // Text typed after the link does not belong to it.
  inclusive: false,
  addAttributes: () => ({ href: { default: null } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => isPoorAddress(link.getAttribute('href') ?? '') && null },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: POOR_REL }, 0],
});

/** The address of the link at the caret, or ''. */
export function linkAt(editor: Editor): string {
  const { href } = editor.getAttributes('link');
  return typeof href === 'string' ? href : '';
}

/** Links the selection, or changes the link at the caret; without either, inserts the text as typed. */
export function setLink(editor: Editor, href: string, text: string): void {
  const chain = editor.chain().focus();
  if (linkAt(editor) !== '') chain.extendMarkRange('link');
  else if (editor.state.selection.empty) {
    chain.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] }).run();
    return;
  }
  chain.setMark('link', { href }).run();
}

/** Removes the link at the caret, and keeps its text. */
export function removeLink(editor: Editor): void {
  editor.chain().focus().extendMarkRange('link').unsetMark('link').run();
}
