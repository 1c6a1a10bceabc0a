import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { Title } from '#ui/layout/Title.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { PoorText } from '#ui/rich-text/PoorText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DeleteEntry } from './DeleteEntry.tsx';
import { EntryDay } from './EntryDay.tsx';
import { EntryWriting } from './EntryWriting.tsx';
import type { Entry } from './entry.ts';
import { EntryTitle } from './WrittenDay.tsx';

/** An entry to read, or in its form. */
export function EntryBody({ entry, onGone }: { entry: Entry; onGone: () => Promise<void> }) {
  const { t } = useTranslation('diary');
  const [view, setView] = useState<'read' | 'readAgain' | 'edit'>('read');
  if (view === 'edit') {
    return (
      <div className="stack">
        <Title takesFocus>
          <EntryTitle entry={entry} />
        </Title>
        {entry.isNote && (
          <Banner tone="info" title={t('entry.cut')}>
            {t('entry.cutText')}
          </Banner>
        )}
        <EntryWriting entry={entry} canCancel onDone={() => setView('readAgain')} />
      </div>
    );
  }
  return (
    <article className="stack">
      <EntryDay entry={entry} />
      <Title takesFocus={view === 'readAgain'}>
        <EntryTitle entry={entry} />
      </Title>
      <PoorText html={entry.body} />
      <div className="row">
        <Button variant="secondary" onClick={() => setView('edit')}>
          <Pencil aria-hidden="true" />
          {t('entry.edit')}
        </Button>
        <DeleteEntry entry={entry} onGone={onGone} />
      </div>
    </article>
  );
}
