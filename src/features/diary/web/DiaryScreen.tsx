import { useState } from 'react';
import { readNodeDrafts } from '#features/nodes/draft-contract.ts';
import type { App } from '#ui/app/app.ts';
import { BackToMore } from '#ui/app/BackLink.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { useFocusedOn } from '#ui/focus/useFocusedOn.ts';
import { useTurnedPage } from '#ui/focus/useTurnedPage.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { Disclosure } from '#ui/primitives/Disclosure.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { DiaryDays } from './DiaryDays.tsx';
import { DiaryEntries } from './DiaryEntries.tsx';
import { DiaryHints } from './DiaryHints.tsx';
import { DiarySearch } from './DiarySearch.tsx';
import { readDiary, useDiaryPlace } from './diary-pages.ts';
import { EntryWriting } from './EntryWriting.tsx';

export function prefetch(app: App): void {
  prefetchEndpoint(app, ...readDiary({ from: null, to: null, page: 1 }));
  prefetchEndpoint(app, readNodeDrafts);
}

/** The diary: a form for a new entry above the earlier ones. The address has the days that are shown, but never the words searched for. */
export function DiaryScreen() {
  const { t } = useTranslation('diary');
  const place = useDiaryPlace();
  const list = useTurnedPage();
  const [written, setWritten] = useState(0);
  const [words, setWords] = useState('');
  const isFiltered = place.from !== null || place.to !== null;
  return (
    <Page before={<BackToMore />} title={t('title')} lead={t('lead')}>
      <PageTitle title={t('title')} />
      <SidebarLayout asideLabel={t('aside.label')} aside={<DiaryHints />}>
        <Card as="section" className="stack">
          <EntryWriting
            // A fresh form after each that was saved or discarded.
            key={written}
            entry={null}
            heading={<NewHeading isFocused={written > 0} />}
            canCancel={false}
            onDone={() => setWritten(written + 1)}
          />
        </Card>
        <section className="stack" aria-labelledby="diary-pages">
          <h2 className="h3" id="diary-pages">
            {t('list.title')}
          </h2>
          <Disclosure title={t('find.title')} isOpen={isFiltered}>
            <div className="stack">
              <TextField
                name="words"
                type="search"
                autoComplete="off"
                label={t('find.words')}
                description={t('find.wordsHelp')}
                value={words}
                onChange={setWords}
              />
              <DiaryDays key={`${place.from} ${place.to}`} place={place} />
            </div>
          </Disclosure>
          {words.trim() === '' ? (
            <DiaryEntries place={place} list={list} />
          ) : (
            <DiarySearch place={place} words={words} ref={list} />
          )}
        </section>
      </SidebarLayout>
    </Page>
  );
}

/** `isFocused` moves the focus to the heading of a fresh form, after the one before it was saved or discarded. */
function NewHeading({ isFocused }: { isFocused: boolean }) {
  const { t } = useTranslation('diary');
  const ref = useFocusedOn<HTMLHeadingElement>(isFocused);
  return (
    <h2 ref={ref} tabIndex={-1} className="h3">
      {t('newTitle')}
    </h2>
  );
}
