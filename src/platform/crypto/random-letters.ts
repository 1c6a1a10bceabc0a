import { randomInt } from 'node:crypto';

/** Random letters of an alphabet, uniformly distributed and unpredictable. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
