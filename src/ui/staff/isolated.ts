/**
 * Isolates a name or a reason within a sentence, as `<bdi>` does, so that right-to-left text does not move the words around it.
 * For dialogs, toasts and button names, which are plain text.
 */
export function isolated(typed: string): string {
  return `\u2068${typed}\u2069`;
}
