/** Whether a text has a character that no database can store. */
export function hasUnwritable(text: string): boolean {
  return text.includes('\0');
}

/** Whether a text has half of a character, which no database can store in `jsonb`. */
export function hasHalfCharacter(text: string): boolean {
  return /\p{Surrogate}/u.test(text);
}
