/** A piece of what somebody wrote. */
export interface WrittenPiece {
  readonly text: string;
  /** What a phone dials for it; null for other text, and for a number that is not understood as a whole. */
  readonly dials: string | null;
}

/** The characters that numbers are written with: digits, blanks, brackets, dots, slashes and dashes. */
const WRITTEN = /([+\d()./\s\u2010-\u2015-]+)/;
/** Only exactly as written: `11.2` must not be dialled. */
const SHORT = /^(?:11[23]|144|116 ?\d{3}|14 ?0\d{2,3})$/;
const DUTCH = /^0(?:[1-7]\d{8}|8[1-9]\d{7}|(?:800|90[069])(?:\d{4}|\d{7}))$/;
/** Without the 0 of a number at home, which the Dutch often leave in. */
const DUTCH_FROM_ABROAD = /^310?([1-9]\d{8})$/;
/** Of the length that E.164 allows; no country code begins with 0. */
const FOREIGN = /^(?!31)[1-9]\d{7,14}$/;

/**
 * Finds the telephone numbers in a text. People dial them in an emergency, so anything that may not be one whole Dutch or
 * international number stays text, rather than reach a stranger. A library would add the numbering plans of all countries,
 * 80 KB on a page that somebody opens in need, and would recognise too much.
 */
export function telephonesIn(written: string): readonly WrittenPiece[] {
  // Every second part consists of the characters of numbers.
  const parts = written.split(WRITTEN);
  const pieces = parts.flatMap((part, index) => {
    const [start, end] = index % 2 === 0 ? [0, 0] : edgesOf(part);
    const isInWord =
      (start === 0 && /\p{L}$/u.test(parts[index - 1] ?? '')) ||
      (end === part.length && /^\p{L}/u.test(parts[index + 1] ?? ''));
    const number = part.slice(start, end);
    const dials = isInWord ? null : dialled(number);
    if (dials === null) return [{ text: part, dials }];
    return [
      { text: part.slice(0, start), dials: null },
      { text: number, dials },
      { text: part.slice(end), dials: null },
    ];
  });
  return pieces.filter(({ text }) => text !== '');
}

/** Where a number begins and ends among blanks and marks, with the bracket it opens with. */
function edgesOf(part: string): readonly [start: number, end: number] {
  const end = part.search(/\d\D*$/) + 1;
  const first = part.search(/[+\d]/);
  const isOpened = part[first - 1] === '(' && part.slice(first, end).includes(')');
  return [isOpened ? first - 1 : Math.max(0, first), end];
}

/** What to dial for a number as somebody wrote it. */
function dialled(number: string): string | null {
  if (SHORT.test(number)) return number.replace(' ', '');
  const bare = number.replaceAll(/[^+\d()]/g, '');
  // The bracketed 0 of +31 (0)6 is dialled only within the country.
  const digits = bare.replace('(0)', isAbroad(bare) ? '' : '0').replaceAll(/[()]/g, '');
  if (DUTCH.test(digits)) return digits;
  if (!isAbroad(digits)) return null;
  const abroad = digits.replace(/^(?:\+|00)/, '');
  const [, home] = DUTCH_FROM_ABROAD.exec(abroad) ?? [];
  if (home !== undefined) return `+31${home}`;
  return FOREIGN.test(abroad) ? `+${abroad}` : null;
}

function isAbroad(number: string): boolean {
  return /^\(?(?:\+|00)/.test(number);
}
