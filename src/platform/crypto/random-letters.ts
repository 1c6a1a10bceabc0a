import { randomInt } from 'node:crypto';

/** So many letters of an alphabet, each as likely as any other and not to be guessed. */
export function randomLetters(alphabet: string, length: number): string {
  return Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
}
