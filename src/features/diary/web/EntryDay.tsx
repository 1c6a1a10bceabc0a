import { NotebookPen } from 'lucide-react';
import { writtenDay } from '#domain/community/diary.ts';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Entry } from './entry.ts';

/** The day of an entry, with a mark if the entry follows the note of that day. */
export function EntryDay({ entry: { day, isNote } }: { entry: Entry }) {
  const { t } = useTranslation('diary');
  return (
    <p className="row muted small">
      <time dateTime={day}>{writtenDay(day)}</time>
      {isNote && (
        <Chip>
          <NotebookPen aria-hidden="true" />
          {t('list.note')}
        </Chip>
      )}
    </p>
  );
}
