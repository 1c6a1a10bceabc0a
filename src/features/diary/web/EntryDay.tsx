import { NotebookPen } from 'lucide-react';
import { writtenDay } from '#domain/community/diary.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Entry } from './entry.ts';
import { WrittenDay } from './WrittenDay.tsx';

/** The day of an entry, unless it is the title as well, and a mark if the entry follows the note of that day. */
export function EntryDay({ entry: { title, day, isNote } }: { entry: Entry }) {
  const { t } = useTranslation('diary');
  const written = writtenDay(day);
  if (title === written && !isNote) return null;
  return (
    <p className="row muted small">
      {title !== written && (
        <time dateTime={day}>
          <WrittenDay day={day} />
        </time>
      )}
      {isNote && (
        <Chip>
          <NotebookPen aria-hidden="true" />
          {t('list.note')}
        </Chip>
      )}
    </p>
  );
}
