/** The letters from which a name counts inside a longer word: `Tom` in `Tomaat` means nothing, `Pieter` in `SuperPieter` does. */
const TELLING = 4;

/**
 * Whether others could recognise somebody by a nickname: it resembles their own name, or the part of their address before
 * the @. A reason to ask, not to refuse. Digits, accents, blanks and capitals make no difference.
 */
export function resemblesOwn(
  nickname: string,
  { name, mail }: { readonly name: string; readonly mail: string },
): boolean {
  const own = [...partsOf(name), ...partsOf(mail.slice(0, mail.lastIndexOf('@')))];
  return partsOf(nickname).some((part) => own.some((known) => resemble(part, known)));
}

/** The words of a text, and all of them joined. Single letters are left out. */
function partsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const words = plain.split(/[^\p{L}]+/u);
  return [...words, words.join('')].filter((word) => word.length > 1);
}

function resemble(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || (short.length >= TELLING && long.includes(short));
}
