/** Small letters without accents and apostrophes, as words are compared in which people made haste. */
export function plainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[\p{Mark}'’‘`´]/gu, '')
    .toLowerCase();
}
