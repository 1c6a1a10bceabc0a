import { flushSync } from 'react-dom';
import { fieldId } from '../form/Field.tsx';

/** Shows a problem and moves the focus to its field, in this order: a screen reader reads the message along with the field. */
export function showProblem(name: string, show: () => void): void {
  flushSync(show);
  document.getElementById(fieldId(name))?.focus();
}
