import { expect } from 'vitest';
import { contentText, WrongContent } from './reader.ts';

/** The text of a file of `content/` with one change, and the line on which the change begins. */
export function changedText(path: string, from: string, to: string): { text: string; line: number } {
  const text = contentText(path);
  expect(text, `${path} should say ${from}`).toContain(from);
  return { text: text.replace(from, to), line: text.slice(0, text.indexOf(from)).split('\n').length };
}

/** The mistakes that reading content tells editors. */
export function mistakesIn(read: () => unknown): string[] {
  try {
    read();
    return [];
  } catch (error) {
    if (error instanceof WrongContent) return error.message.split('\n');
    throw error;
  }
}
