import unhomoglyph from 'unhomoglyph';

/** What tells names apart at a glance; blanks, dots, accents and characters that cannot be seen do not. */
const ELSE = /[^\p{L}\p{N}\p{Extended_Pictographic}]/gu;
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Signs that stand for a letter where they are inside a word. In front of one or behind it they are no part of a name: `@jan`. */
const INSIDE = /(?<=[\p{L}\p{N}])[@$€](?=[\p{L}\p{N}])/gu;
const IN_PLACE_OF: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e' };

/**
 * One form for all nicknames that look alike: `Jan_de_Vos`, `jandevos` and the same in Cyrillic letters. Letters of other
 * alphabets become the Latin ones that they look like (Unicode, confusables.txt); `i`, `l`, `1` and `|` are one, as
 * are `o` and `0`, and `J@n` is `Jan`. Never shown to anybody.
 */
export function foldNickname(nickname: string): string {
  const seen = nickname.normalize('NFKD').replace(UNSEEN, '');
  const spelt = seen.replace(INSIDE, (sign) => IN_PLACE_OF[sign] ?? sign);
  const letters = Array.from(spelt, likeLatin).join('');
  // Once more: a small `m` resembles `rn`, a capital one does not.
  return unhomoglyph(letters.toLowerCase()).toLowerCase().replaceAll('i', 'l').replace(ELSE, '');
}

/** As it is written if that resembles Latin, else as its other case does: `В` and `в` both end as `b`. */
function likeLatin(letter: string): string {
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const looks = cases.map((each) => unhomoglyph(each).normalize('NFKD').replace(/\p{M}/gu, ''));
  return looks.find((look) => /^[!-~]+$/.test(look)) ?? looks[1] ?? letter;
}
