/** Small letters without accents and apostrophes, to compare words that were typed in haste. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`´]/gu, '')
    .toLowerCase();
}
