import { flushSync } from 'react-dom';
import { focusMain } from './focus-main.ts';

/** Closes a dialog and moves the focus to the content, where the button that opened it goes: while a dialog is open, the page cannot have the focus. */
export function leaveDialog(close: () => void): void {
  flushSync(close);
  focusMain();
}
