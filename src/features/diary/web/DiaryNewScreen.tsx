import { readNodeDrafts } from '#features/nodes/draft-contract.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { useGoOn } from '#ui/app/useGoOn.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { BackToDiary } from './BackToDiary.tsx';
import { EntryWriting } from './EntryWriting.tsx';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readNodeDrafts);
}

/** A page of its own to write a new entry on. */
export function DiaryNewScreen() {
  const { t } = useTranslation('diary');
  const path = usePath();
  const goOn = useGoOn();
  return (
    <Page narrow before={<BackToDiary />} title={t('newTitle')} lead={t('lead')}>
      <PageTitle title={t('newTitle')} />
      <EntryWriting entry={null} canCancel onDone={() => goOn(path('diary'))} />
    </Page>
  );
}
