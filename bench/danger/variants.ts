import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Language } from '#domain/kit/language.ts';

const schema = z.record(z.string(), z.array(z.string()));
const spellings = z
  .strictObject({ nl: schema, en: schema })
  .parse(parse(readFileSync(new URL('spellings.yaml', import.meta.url), 'utf8')));
const KEYS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** How often a word that has other spellings gets one of them, and how often any other word gets a typing error. */
const OTHERWISE = 0.3;
const SLIPS = 0.15;
const SHORTEST = 4;

/** Returns a post as somebody might write it who is in a hurry, is drunk, or spells by ear. */
export function misspelt(text: string, language: Language, random: () => number): string {
  const happens = (share: number) => random() < share;
  let written = text;
  if (happens(0.7)) written = written.toLowerCase();
  if (happens(0.5)) written = written.replace(/['’]/g, '');
  if (happens(0.4)) written = written.replace(/[.,!?;:]/g, '');
  return written.replace(/[\p{Letter}'’]+/gu, (word) => {
    const others = Object.hasOwn(spellings[language], word.toLowerCase())
      ? spellings[language][word.toLowerCase()]
      : undefined;
    if (others && happens(OTHERWISE)) return oneOf(others, random);
    return word.length >= SHORTEST && happens(SLIPS) ? slip(word, random) : word;
  });
}

/** Returns the word with one letter left out, doubled, replaced by a neighbouring key, or swapped with the next letter. */
function slip(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 1));
  const [before, letter, after] = [word.slice(0, at), word.charAt(at), word.slice(at + 1)];
  return oneOf(
    [
      before + after,
      before + letter + letter + after,
      before + nextTo(letter, random) + after,
      before + after.slice(0, 1) + letter + after.slice(1),
    ],
    random,
  );
}

/** The letter to the left or right of one on the keyboard. */
function nextTo(letter: string, random: () => number): string {
  const row = KEYS.find((keys) => keys.includes(letter.toLowerCase()));
  if (row === undefined) return letter;
  const at = row.indexOf(letter.toLowerCase());
  return oneOf(
    [row.charAt(at - 1), row.charAt(at + 1)].filter((key) => key !== ''),
    random,
  );
}

function oneOf(items: readonly string[], random: () => number): string {
  return items[Math.floor(random() * items.length)] ?? '';
}
