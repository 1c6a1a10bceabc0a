/** Whoever goes by one of these seems to speak for the forum, for Houvast or for professional help. */
const AS_WORD = [
  'admin administratie beheer forumbeheer mod mods moderatie moderation redactie editor staff official officieel',
  'system systeem root webmaster',
  'help hulp hulplijn hulpdienst support crisis crisislijn behandelaar poh',
  // What the forum calls somebody who took their name away.
  'anoniem anonymous verwijderd deleted',
  '112 113 08000113 09000113',
].flatMap((words) => words.split(' '));
/** Long enough to mean nothing else inside another word. */
const ANYWHERE = [
  'moderator',
  'beheerder',
  'administrator',
  'houvast',
  'helpdesk',
  'hulpverlener',
  'praktijkondersteuner',
];

/** Where one word ends and the next begins; a bar may be either a letter or a border, and so may a capital. */
const BORDERS = [
  /[^\p{L}\p{M}\p{N}|]+/u,
  /[^\p{L}\p{M}\p{N}]+/u,
  /[^\p{L}\p{M}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u,
];

/**
 * Whether a nickname can be read as that of the organisation or of somebody who helps. `fold` makes one text of all that
 * look alike. Digits after a word are part of a name as people choose them: `jan113` is Jan, while `113 hulp`, `113hulp`,
 * `admin2` and `Jan Beheer` are refused.
 */
export function isReservedNickname(nickname: string, fold: (text: string) => string): boolean {
  const whole = fold(nickname);
  const words = new Set(AS_WORD.map(fold));
  if (words.has(whole) || ANYWHERE.some((word) => whole.includes(fold(word)))) return true;
  const text = nickname.normalize('NFKC').replace(/\p{Default_Ignorable_Code_Point}/gu, '');
  return BORDERS.flatMap((border) => text.split(border))
    .flatMap(readings)
    .some((reading) => words.has(fold(reading)));
}

/** A word, the same without the digits at either end, and the number that it begins with. */
function readings(word: string): string[] {
  const runs = word.match(/\p{N}+|\P{N}+/gu) ?? [];
  const [first = '', last = ''] = [runs[0], runs.at(-1)].map((run) => (/^\p{N}/u.test(run ?? '') ? run : ''));
  return [word, word.slice(0, word.length - last.length), word.slice(first.length), first].filter(Boolean);
}
