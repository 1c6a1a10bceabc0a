import { checkLength } from './length.ts';
import { type Problem, problem } from './problem.ts';

/** The problems of a required line, which may stand in the middle of another text. */
export function checkLine(field: string, text: string, most: number): readonly Problem[] {
  if (text.trim() === '') return problem(field, 'required');
  if (!fitsOneLine(text)) return problem(field, 'hiddenCharacters');
  return checkLength(field, text, most);
}

/** Whether text is visible, without line breaks and without characters that reverse the direction of what follows. */
export function fitsOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text) && /[^\s\p{C}]/u.test(text);
}

/** Whether it reads as if it has the address of a site or a mail address, with full stops of other scripts or unseen characters too. */
export function leadsAway(text: string): boolean {
  const plain = text.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return (
    plain.includes('@') ||
    /[\p{L}\p{N}][.\u3002\uff61][\p{L}\p{N}]{2}/u.test(plain) ||
    /www[.\u3002]/i.test(plain)
  );
}
