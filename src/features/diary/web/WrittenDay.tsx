import { writtenDay } from '#domain/community/diary.ts';
import type { Day } from '#domain/kit/day.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { ReadAs } from '#ui/primitives/ReadAs.tsx';
import type { Entry } from './entry.ts';

/** A day as the diary writes it, of which a screen reader would read the slashes. */
export function WrittenDay({ day }: { day: Day }) {
  const { language } = useApp();
  return <ReadAs words={formatDay(language, day, 'date')}>{writtenDay(day)}</ReadAs>;
}

/** The title of an entry, which may be its day. */
export function EntryTitle({ entry: { title, day } }: { entry: Pick<Entry, 'title' | 'day'> }) {
  return title === writtenDay(day) ? <WrittenDay day={day} /> : title;
}
