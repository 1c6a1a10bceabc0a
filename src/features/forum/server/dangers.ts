import type { Danger } from '#domain/community/danger/danger.ts';
import { dangerReader } from '#domain/community/danger/reader.ts';
import { POST_MAX_LENGTH, POST_TITLE_MAX_LENGTH } from '#domain/community/forum.ts';
import { readDangerModel } from './danger-model.ts';

const reader = dangerReader(readDangerModel());
const MOST = 2 * (POST_TITLE_MAX_LENGTH + POST_MAX_LENGTH);

/**
 * Finds the explicit signs of danger in a text of the forum. Reads at most twice the length of the longest post: a longer text is
 * refused when it is posted. Characters that stand for many letters are taken apart first, as otherwise they would take many times as
 * long.
 */
export function dangersIn(text: string): readonly Danger[] {
  return reader(text.normalize('NFKC').slice(0, MOST));
}
