import { flushSync } from 'react-dom';
import { focusMain } from './focus-main.ts';

/**
 * Closes a dialog and moves the focus to the content, because the button that opened it disappears. In this order: while a
 * dialog is open, the page cannot have the focus.
 */
export function leaveDialog(close: () => void): void {
  flushSync(close);
  focusMain();
}
