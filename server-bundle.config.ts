import type { Plugin } from 'vite';

/** The odd one of the backslashes before a character belongs to it. */
const WIDE = /(\\*)(\P{ASCII})/gu;

/**
 * Writes the characters that need two bytes as escapes, in a bundle that a server loads: with a single one among them, V8
 * keeps the whole text of the bundle at two bytes a character.
 */
export function oneBytePerCharacter(): Plugin {
  return {
    name: 'one-byte-per-character',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type === 'chunk') part.code = withoutWideCharacters(part.code);
      }
    },
  };
}

/** The same program, with its wide characters as escapes. */
export function withoutWideCharacters(code: string): string {
  return code.replace(WIDE, (_, slashes: string, character: string) => {
    const units = Array.from({ length: character.length }, (_unit, index) => character.charCodeAt(index));
    const escapes = units.map((unit) => `\\u${unit.toString(16).padStart(4, '0')}`);
    return (slashes.length % 2 === 0 ? slashes : slashes.slice(1)) + escapes.join('');
  });
}
