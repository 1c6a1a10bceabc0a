import { writtenDay } from '#domain/community/diary.ts';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import type { EntryValues } from './entry.ts';

/** One of two versions of an entry, to read. */
export function EntryVersion({ title, field_diary_entry_date: day, field_diary_body: html }: EntryValues) {
  return (
    <>
      {day && <p className="muted small">{writtenDay(day)}</p>}
      <p className="h3">{title}</p>
      <PoorText html={html} />
    </>
  );
}
