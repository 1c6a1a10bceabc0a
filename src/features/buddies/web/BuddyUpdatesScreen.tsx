import { type App, usePath } from '#ui/app/app.ts';
import { BackLink } from '#ui/app/BackLink.tsx';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readBuddyUpdates } from '../contract.ts';
import { NextUpdate } from './NextUpdate.tsx';
import { UpdateChoices } from './UpdateChoices.tsx';
import { type Updates, useUpdateChoices } from './useUpdateChoices.ts';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readBuddyUpdates);
  void app.queryClient.prefetchQuery(buddiesQuery(app));
}

/** The choices of what buddies hear, and the next mail as it will go out. */
export function BuddyUpdatesScreen() {
  const { t } = useTranslation('buddies');
  const path = usePath();
  const updates = useEndpoint(readBuddyUpdates);
  const { data } = updates;
  return (
    <Page
      narrow
      before={<BackLink to={path('buddies')}>{t('updates.back')}</BackLink>}
      title={t('updates.title')}
      lead={t('updates.lead')}
    >
      <PageTitle title={t('updates.title')} />
      {data && <BuddyUpdates updates={data} />}
      {!data && <NotLoaded of={updates} heights={[20, 20]} />}
    </Page>
  );
}

function BuddyUpdates({ updates }: { updates: Updates }) {
  const choosing = useUpdateChoices(updates);
  return (
    <div className="stack">
      <UpdateChoices choosing={choosing} />
      <NextUpdate updates={updates} choosing={choosing} />
    </div>
  );
}
