/**
 * Whether a text says, in the words of `content/crisis-phrases.yaml`, that someone thinks of suicide. Only used to show
 * whom to call: nothing is stopped, stored or reported (content facts 0.5, 0.7). Matches whole words, as people write
 * them in haste: capitals, accents, punctuation, spaces and apostrophes make no difference.
 */
export function mentionsCrisis(text: string, phrases: readonly string[]): boolean {
  const said = ` ${plainWords(text)} `;
  return phrases.some((phrase) => said.includes(` ${plainWords(phrase)} `));
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
