import { type Danger, dangerReader } from '#domain/community/danger/danger.ts';
import { POST_MAX_LENGTH } from '#domain/community/forum.ts';
import { DANGER_SIGNS } from './danger-signs.ts';

const reader = dangerReader(DANGER_SIGNS);

/** The explicit signs of danger in a text of the forum. What is longer than a post can be is refused when it is placed. */
export function dangersIn(text: string): readonly Danger[] {
  return reader(text.slice(0, 2 * POST_MAX_LENGTH));
}
