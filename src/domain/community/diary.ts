import { type Day, isDay } from '#domain/kit/day.ts';
import { isBlank } from '#domain/kit/html.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkText } from './text.ts';

/** In characters of visible text (settled: diary). */
export const TITLE_MAX_LENGTH = 120;
export const BODY_MAX_LENGTH = 20_000;
/** Entries on a page of the list. */
export const DIARY_PAGE_SIZE = 10;

/** An entry as its author wrote it; `text` is what a reader sees of the body. */
export interface DiaryDraft {
  readonly title: string;
  readonly text: string;
  readonly day: string;
}

/** The fields of an entry on the wire, by which problems are named. */
const DIARY_FIELDS = {
  title: 'title',
  text: 'field_diary_body',
  day: 'field_diary_entry_date',
} as const;

/** The problems of an entry: all three fields are required, and its day is today or earlier (spec 2 §5), from 1900 on. */
export function checkDiaryEntry(draft: DiaryDraft, today: Day): readonly Problem[] {
  return [
    ...checkText(DIARY_FIELDS.title, draft.title, TITLE_MAX_LENGTH),
    ...checkText(DIARY_FIELDS.text, draft.text, BODY_MAX_LENGTH),
    ...checkDay(draft.day, today),
  ];
}

function checkDay(day: string, today: Day): readonly Problem[] {
  const field = DIARY_FIELDS.day;
  if (day === '') return problem(field, 'required');
  if (!isDay(day)) return problem(field, 'dateInvalid');
  return day > today ? problem(field, 'dateInFuture') : NO_PROBLEMS;
}

/** A day as the diary writes it in both languages: dd/MM/yyyy (spec 2 §9). */
export function writtenDay(day: Day): string {
  return day.split('-').toReversed().join('/');
}

/** A registration's note as it was saved, and as it was before. */
export interface NoteChange {
  readonly before: string;
  readonly now: string;
}

/** What happens to the diary entry of a registration's note. */
export type NoteConsequence = 'none' | 'write' | 'follow' | 'remove';

/**
 * What a saved note does to the diary (settled: diary). `entry` is the registration's entry there: none, one that follows
 * the note, or one that was edited in the diary since and no longer follows. Only a note that changed does anything, so
 * that a deleted entry does not come back by itself.
 */
export function noteConsequence(
  { before, now }: NoteChange,
  entry: 'none' | 'following' | 'edited',
): NoteConsequence {
  if (before === now || entry === 'edited') return 'none';
  if (entry === 'following') return isBlank(now) ? 'remove' : 'follow';
  return isBlank(now) ? 'none' : 'write';
}
