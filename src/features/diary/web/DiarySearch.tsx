import { useQueries } from '@tanstack/react-query';
import { type RefCallback, useState } from 'react';
import { folded } from '#domain/kit/folded.ts';
import { plainOf } from '#domain/kit/poor-text.ts';
import { useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { endpointQuery } from '#ui/app/queries.ts';
import { focusAround } from '#ui/focus/focus-around.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { EntryCards } from './DiaryEntries.tsx';
import { type DiaryPlace, readDiary } from './diary-pages.ts';
import { type Entry, entryOf } from './entry.ts';

/** How many pages each press of "further" adds. */
const MORE_PAGES = 5;

interface DiarySearchProps {
  readonly place: DiaryPlace;
  /** The words to look for, as typed. */
  readonly words: string;
  readonly ref: RefCallback<HTMLElement>;
}

/** The entries that have all of the words. Searches only what the page has loaded, because the server cannot read the diary. */
export function DiarySearch({ place, words, ref }: DiarySearchProps) {
  const { t } = useTranslation('diary');
  const app = useApp();
  const [pages, setPages] = useState(1);
  const read = useQueries({
    queries: Array.from({ length: pages }, (_, at) =>
      endpointQuery(app, ...readDiary({ ...place, page: at + 1 })),
    ),
  });
  const loaded = read.flatMap(({ data }) => data?.rows ?? []).map(entryOf);
  const pager = read.find(({ data }) => data)?.data?.pager;
  const found = loaded.filter((entry) => holds(entry, words));
  const failed = read.filter(({ isLoadingError }) => isLoadingError);
  return (
    <div ref={ref} tabIndex={-1} className="stack">
      <p role="status">
        {pager && t('find.searched', { searched: loaded.length, total: pager.total_items })}{' '}
        {pager && (found.length === 0 ? t('find.nothing') : t('find.found', { count: found.length }))}
      </p>
      {found.length > 0 && <EntryCards label={t('list.title')} entries={found} />}
      {failed.length > 0 && (
        <LoadFailed
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {pager && pages < pager.total_pages && (
        <Button
          variant="secondary"
          busy={read.some(({ isPending }) => isPending)}
          onClick={({ currentTarget }) => {
            const further = Math.min(pager.total_pages, pages + MORE_PAGES);
            setPages(further);
            if (further === pager.total_pages) focusAround(currentTarget);
          }}
        >
          {t('find.further')}
        </Button>
      )}
    </div>
  );
}

/** Whether an entry has each of the words, however they are written: capitals and accents do not matter. */
function holds({ title, body }: Entry, words: string): boolean {
  const text = folded(`${title} ${plainOf(body)}`);
  return folded(words)
    .split(/\s+/)
    .every((word) => text.includes(word));
}
