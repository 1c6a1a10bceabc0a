/**
 * A name or a reason within a sentence, set apart as `<bdi>` does: what somebody typed from right to left moves none of the words
 * around it. For dialogs, toasts and names of buttons, which are text only.
 */
export function isolated(typed: string): string {
  return `\u2068${typed}\u2069`;
}
