import { readOf } from '#features/views/contract.ts';
import type { App } from '#ui/app/app.ts';
import { BackToMenu } from '#ui/app/BackLink.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { milestonesContract } from '../contract.ts';
import { MilestoneList } from './MilestoneList.tsx';
import { badgesQuery } from './useBadges.ts';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(badgesQuery(app));
  prefetchEndpoint(app, ...readOf(milestonesContract));
}

/** The badges received and those still to earn, by milestone (spec 1 §2 Badges). */
export function BadgesScreen() {
  const { t } = useTranslation('badges');
  const me = useMe();
  return (
    <Page before={<BackToMenu />} title={t('title')} lead={me?.showsBadges === false ? undefined : t('lead')}>
      <PageTitle title={t('title')} />
      <MilestoneList />
    </Page>
  );
}
