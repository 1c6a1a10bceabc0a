/** What a page listens for: thoughts of suicide; and violence, by somebody else or by whoever writes. */
export const CRISES = ['suicide', 'violence'] as const;
export type Crisis = (typeof CRISES)[number];
/** The phrases of each, in all languages: people write in their own, whatever the language of the page. */
export type CrisisPhrases = Readonly<Record<Crisis, readonly string[]>>;

/** "I do not want to die" is no "I … want to die". Without apostrophes, as in `plainWords`. */
const DENIALS = 'niet|geen|nooit|not|never|no|dont|doesnt|didnt|wont|wouldnt|cant|cannot|isnt|wasnt';
/** Up to three words, none of which denies what stands around them. */
const GAP = `(?: (?!(?:${DENIALS}) )\\S+){0,3}`;

/**
 * Whether a text says one of the phrases of `content/crisis-phrases.yaml`. Only used to show whom to call: nothing is stopped,
 * stored or reported (content facts 0.5, 0.7). Hears words as people write them in haste: capitals, accents, punctuation, spaces and
 * apostrophes make no difference. In a phrase `word*` has any ending, and `...` stands for a gap.
 */
export function crisisListener(phrases: readonly string[]): (text: string) => boolean {
  if (phrases.length === 0) return () => false;
  const heard = new RegExp(` (?:${phrases.map(sourceOf).join('|')}) `);
  return (text) => heard.test(` ${plainWords(text)} `);
}

function sourceOf(phrase: string): string {
  return phrase
    .split(/\s*\.\.\.\s*/)
    .map((part) => part.split(/\s+/).map(wordSource).join(' '))
    .join(`${GAP} `);
}

function wordSource(word: string): string {
  return plainWords(word) + (word.endsWith('*') ? '\\S*' : '');
}

/** Lower case, without accents and apostrophes, words separated by one space. */
function plainWords(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`´]/gu, '')
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}]+/gu, ' ')
    .trim();
}
