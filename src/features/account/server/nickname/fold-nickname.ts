import unhomoglyph from 'unhomoglyph';

/** Everything but letters, digits and pictures: blanks, dots and other marks do not tell names apart at a glance. */
const ELSE = /[^\p{L}\p{N}\p{Extended_Pictographic}]/gu;
const UNSEEN = /[\p{M}\p{Default_Ignorable_Code_Point}]/gu;

/** Signs that stand for a letter inside a word. In front of a word or after it they are no part of the name: `@jan`. */
const INSIDE = /(?<=[\p{L}\p{N}])[@$€](?=[\p{L}\p{N}])/gu;
const IN_PLACE_OF: Readonly<Record<string, string>> = { '@': 'a', $: 's', '€': 'e' };

/** Letters that are drawn as capitals, which the tables of Unicode leave as they are. */
const SMALL_CAPITALS = 'ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘꞯʀꜱᴛᴜᴠᴡʏᴢ';
const THEIR_LETTERS = 'abcdefghijklmnopqrstuvwyz';
/** The code points of A in rows of white capitals on a circle, and on a square. */
const WHITE_ROWS = [0x1f150, 0x1f170];

/**
 * Returns one key for all nicknames that look alike: `Jan_de_Vos`, `jandevos` and the same in Cyrillic letters. Letters of other
 * alphabets become the Latin ones that they look like (Unicode, confusables.txt); `i`, `l`, `1` and `|` are one, as are `o` and
 * `0`, and `J@n` is `Jan`. Never shown to anybody.
 */
export function foldNickname(nickname: string): string {
  const seen = Array.from(nickname.normalize('NFKD').replace(UNSEEN, ''), plainLetter).join('');
  const spelt = seen.replace(INSIDE, (sign) => IN_PLACE_OF[sign] ?? sign);
  const letters = Array.from(spelt, likeLatin).join('');
  // Compared again in small letters: a small `m` resembles `rn`, a capital one does not.
  return unhomoglyph(letters.toLowerCase()).toLowerCase().replaceAll('i', 'l').replace(ELSE, '');
}

/** The Latin letters that a letter resembles as it is written, or else in its other case: `В` and `в` both end as `b`. */
function likeLatin(letter: string): string {
  const cases = [letter, letter.toLowerCase(), letter.toUpperCase()];
  const looks = cases.map((each) => unhomoglyph(each).normalize('NFKD').replace(/\p{M}/gu, ''));
  return looks.find((look) => /^[!-~]+$/.test(look)) ?? looks[1] ?? letter;
}

/** The letter that a character draws as a capital; any other character as it is. */
function plainLetter(drawn: string): string {
  const small = THEIR_LETTERS[SMALL_CAPITALS.indexOf(drawn)];
  if (small !== undefined) return small;
  const places = WHITE_ROWS.map((first) => (drawn.codePointAt(0) ?? 0) - first);
  const place = places.find((one) => one >= 0 && one < 26);
  return place === undefined ? drawn : String.fromCodePoint(97 + place);
}
