import { useState } from 'react';
import { type Params, useParams } from 'react-router';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { BackToDiary } from './BackToDiary.tsx';
import { EntryBody } from './EntryBody.tsx';
import { entryOf, isEntry, readEntry } from './entry.ts';

/** Waits for the entry, which decides whether this page is a 404. */
export async function prefetch(app: App, { nid = '' }: Params): Promise<void> {
  const found = await app.queryClient
    .ensureQueryData(endpointQuery(app, ...readEntry(nid)))
    .catch((error: unknown) =>
      error instanceof CallFailure && error.code === 'not_found' ? null : undefined,
    );
  if (found === null || (found && !isEntry(found))) throw new Response(null, { status: 404 });
}

/** One entry, to read or to change in place. The title is only on the page, not in the tab. */
export function DiaryEntryScreen() {
  const { t } = useTranslation('diary');
  const { nid = '' } = useParams();
  const app = useApp();
  const { queryClient } = app;
  const path = usePath();
  const goOn = useGoOn();
  const [isGone, setIsGone] = useState(false);
  const entry = useEndpoint(...readEntry(nid));
  const { data } = entry;
  return (
    <Page narrow before={<BackToDiary />}>
      <PageTitle title={t('entryTitle')} />
      {!data && <NotLoaded of={entry} heights={[3, 16]} />}
      {data && !isGone && (
        <EntryBody
          key={nid}
          entry={entryOf(data)}
          onGone={async () => {
            setIsGone(true);
            await goOn(path('diary'));
            queryClient.removeQueries({ queryKey: endpointQuery(app, ...readEntry(nid)).queryKey });
          }}
        />
      )}
    </Page>
  );
}
