import { PoorText } from '#ui/rich-text/PoorText.tsx';
import type { EntryValues } from './entry.ts';
import { EntryTitle, WrittenDay } from './WrittenDay.tsx';

/** One of two versions of an entry, to read. */
export function EntryVersion({ title, field_diary_entry_date: day, field_diary_body: html }: EntryValues) {
  return (
    <>
      {day && (
        <p className="muted small">
          <WrittenDay day={day} />
        </p>
      )}
      <p className="h3">
        <EntryTitle entry={{ title, day }} />
      </p>
      <PoorText html={html} />
    </>
  );
}
