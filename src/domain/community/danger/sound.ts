/** Letters that sound alike in Dutch or English, as people mix the two. */
const PAIRS = new Map([
  ['ph', 'f'],
  ['th', 't'],
  ['dt', 't'],
  ['ck', 'k'],
  ['ch', 'g'],
  ['gh', 'g'],
  ['wh', 'w'],
  ['ei', 'y'],
  ['ij', 'y'],
  ['ie', 'i'],
  ['ye', 'i'],
  ['ou', 'u'],
  ['au', 'u'],
  ['ea', 'e'],
  ['ce', 'se'],
  ['ci', 'si'],
  ['cy', 'si'],
]);
const SINGLE = new Map([
  ['v', 'f'],
  ['d', 't'],
  ['c', 'k'],
  ['q', 'k'],
  ['z', 's'],
  ['y', 'i'],
]);
/** Of two letters at the beginning of a word the first is not heard. */
const SILENT = new Set(['kn', 'wr']);

/** How a word is written by ear, without doubled letters. */
export function soundOf(word: string): string {
  const letters = undoubled(SILENT.has(word.slice(0, 2)) ? word.slice(1) : word);
  let sound = '';
  for (let at = 0; at < letters.length; at += 1) {
    const pair = PAIRS.get(letters.slice(at, at + 2));
    if (pair !== undefined) at += 1;
    const letter = letters.charAt(at);
    sound += pair ?? SINGLE.get(letter) ?? letter;
  }
  return undoubled(sound);
}

/** The same without regard to which vowels it has. */
export function consonantsOf(sound: string): string {
  return sound.charAt(0) + sound.slice(1).replace(/[aeiouy]+/g, '-');
}

/** A word without what was drawn out: "dieee". */
export function unstretched(word: string): string {
  let letters = '';
  for (let at = 0; at < word.length; at += 1) {
    const isDrawnOut = word[at] === word[at + 1] && (word[at] === word[at + 2] || word[at] === word[at - 1]);
    if (!isDrawnOut) letters += word.charAt(at);
  }
  return letters;
}

function undoubled(word: string): string {
  let letters = '';
  for (let at = 0; at < word.length; at += 1) {
    if (word[at] !== word[at - 1]) letters += word.charAt(at);
  }
  return letters;
}
