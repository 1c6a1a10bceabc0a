/** A character that no database keeps in a text. */
export function hasUnwritable(text: string): boolean {
  return text.includes('\0');
}

/** Half of a character, which no database keeps where a text stands among others (`jsonb`). */
export function hasHalfCharacter(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
