import { BookOpen } from 'lucide-react';
import type { RefCallback } from 'react';
import { Link } from 'react-router';
import { usePath } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { useEndpoint } from '#ui/app/queries.ts';
import { OlderNewer } from '#ui/layout/OlderNewer.tsx';
import { useNameOfPage } from '#ui/layout/useNameOfPage.ts';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type DiaryPlace, queryOf, readDiary } from './diary-pages.ts';
import { EntryCard } from './EntryCard.tsx';
import { type Entry, entryOf } from './entry.ts';

interface DiaryEntriesProps {
  readonly place: DiaryPlace;
  /** A ref to the list, which takes the focus when the page is turned. */
  readonly list?: RefCallback<HTMLElement> | undefined;
}

/** A page of the diary, the latest day first. */
export function DiaryEntries({ place, list }: DiaryEntriesProps) {
  const { t } = useTranslation('diary');
  const path = usePath();
  const nameOf = useNameOfPage();
  const diary = useEndpoint(...readDiary(place));
  const { data } = diary;
  if (!data) return <NotLoaded of={diary} heights={[9, 9, 9]} />;
  const { rows, pager } = data;
  if (rows.length === 0) {
    return (
      <div ref={list} tabIndex={-1}>
        <NoEntries place={place} total={pager.total_items} />
      </div>
    );
  }
  return (
    <div className="stack">
      <EntryCards
        ref={list}
        label={nameOf(t('list.title'), place.page, pager.total_pages)}
        entries={rows.map(entryOf)}
      />
      {pager.total_pages > 1 && (
        <OlderNewer
          label={t('list.pages')}
          page={place.page}
          total={pager.total_pages}
          hrefOf={(page) => path('diary', {}, queryOf({ ...place, page }))}
        />
      )}
    </div>
  );
}

interface EntryCardsProps {
  readonly label: string;
  readonly entries: readonly Entry[];
  readonly ref?: RefCallback<HTMLElement> | undefined;
}

export function EntryCards({ label, entries, ref }: EntryCardsProps) {
  return (
    <ul ref={ref} tabIndex={-1} className="stack" aria-label={label}>
      {entries.map((entry) => (
        <EntryCard key={entry.nid} entry={entry} />
      ))}
    </ul>
  );
}

/** Says that nothing was written yet, or nothing in these days, or that the page is past the end. */
function NoEntries({ place, total }: { place: DiaryPlace; total: number }) {
  const { t } = useTranslation('diary');
  const path = usePath();
  const isFiltered = place.from !== null || place.to !== null;
  const which = total > 0 ? 'noneHere' : isFiltered ? 'noneFound' : 'empty';
  return (
    <EmptyState icon={<BookOpen aria-hidden="true" />} title={t(`list.${which}.title`)}>
      <p>{t(`list.${which}.text`)}</p>
      {which !== 'empty' && (
        <Link className={buttonClass({ variant: 'secondary' })} to={path('diary')}>
          {t('list.first')}
        </Link>
      )}
    </EmptyState>
  );
}
