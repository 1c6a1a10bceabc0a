import { Editor, getSchema, type JSONContent } from '@tiptap/core';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Italic } from '@tiptap/extension-italic';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { htmlOfTyped, typedOf } from '#domain/kit/poor-text.ts';
import { LinkMark } from './link-mark.ts';
import { dropHtml, pasteHtml } from './pasting.ts';
import { documentOf } from './poor-content.ts';

/** The elements of `poor_text`; of anything else that is typed or pasted only the text stays. */
const EXTENSIONS = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Bold,
  Italic,
  BulletList,
  // Without the start number and the kind.
  OrderedList.extend({ addAttributes: () => ({}) }),
  ListItem.extend({
    // Without Tab, which moves to the next field as everywhere.
    addKeyboardShortcuts() {
      return { Enter: () => this.editor.commands.splitListItem(this.name) };
    },
  }),
  ListKeymap,
  LinkMark,
  UndoRedo,
];

/** How the editor handles events; `setOptions` replaces them all. */
export const editorProps = { handleDOMEvents: { paste: pasteHtml, drop: dropHtml } };

interface Opening {
  readonly element: HTMLElement;
  readonly html: string;
  /** The text before the caret of somebody who was typing already; null otherwise. */
  readonly typed: string | null;
  onChange(html: string): void;
}

/** Opens an editor in this element. */
export function openEditor({ element, html, typed, onChange }: Opening): Editor {
  const editor = new Editor({
    element,
    extensions: EXTENSIONS,
    content: contentOf(html),
    enablePasteRules: false,
    editorProps,
    // The content policy allows only the styles of our files; these are in RichText.module.css.
    injectCSS: false,
    onUpdate: () => onChange(editor.isEmpty ? '' : editor.getHTML()),
  });
  if (typed !== null) {
    goOnAfter(editor, typed);
    editor.view.focus();
  }
  return editor;
}

/** A value as parts for `setContent`, so that no browser parses it as markup. */
export function contentOf(html: string): JSONContent {
  return documentOf(getSchema(EXTENSIONS), html).toJSON();
}

/** Puts the caret where it was in the plain field. A space or line break that was just typed is not in the value yet. */
function goOnAfter(editor: Editor, typed: string): void {
  const words = typedOf(htmlOfTyped(typed));
  const space = typed.slice(typed.trimEnd().length);
  editor.commands.setTextSelection(placeAfter(editor, words.length));
  const { $from: caret } = editor.state.selection;
  if (caret.parentOffset < caret.parent.content.size)
    editor.commands.setTextSelection(placeAfter(editor, words.length + space.length));
  else if (space.includes('\n')) editor.commands.splitBlock();
  else if (space !== '') editor.commands.insertContent({ type: 'text', text: space });
}

/** The first position with this many characters before it. */
function placeAfter({ state: { doc } }: Editor, characters: number): number {
  let [from, to] = [0, doc.content.size];
  while (from < to) {
    const middle = Math.floor((from + to) / 2);
    if (doc.textBetween(0, middle, '\n\n', '\n').length < characters) from = middle + 1;
    else to = middle;
  }
  return from;
}
