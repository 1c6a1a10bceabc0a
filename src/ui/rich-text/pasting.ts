import type { EditorView } from '@tiptap/pm/view';
import { sliceOf } from './poor-content.ts';

/** Handles pasting instead of the editor, which would let the browser parse the markup. Returns whether it did. */
export function pasteHtml(view: EditorView, event: ClipboardEvent): boolean {
  const html = event.clipboardData?.getData('text/html') ?? '';
  if (html === '') return false;
  event.preventDefault();
  insert(view, html);
  return true;
}

/** The same for dropped text. */
export function dropHtml(view: EditorView, event: DragEvent): boolean {
  const html = event.dataTransfer?.getData('text/html') ?? '';
  const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
  if (view.dragging || html === '' || !place) return false;
  event.preventDefault();
  insert(view, html, place.pos);
  return true;
}

function insert(view: EditorView, html: string, place?: number): void {
  const { tr, schema } = view.state;
  const slice = sliceOf(schema, html);
  const change = place === undefined ? tr.replaceSelection(slice) : tr.replaceRange(place, place, slice);
  view.dispatch(change.scrollIntoView());
  view.focus();
}
