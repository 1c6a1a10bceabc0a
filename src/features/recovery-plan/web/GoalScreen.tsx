import { useTranslation } from 'react-i18next';
import { PROGRAMME_WEEKS, programmeWeek } from '#domain/goal.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Skeleton } from '#ui/primitives/Skeleton.tsx';
import { readPlan } from '../contract.ts';
import { GoalForm } from './GoalForm.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readPlan));
}

/** Sets or changes the goal of every weekday on one page. */
export function GoalScreen() {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { today } = useApp();
  const me = useMe();
  const { data, isError, refetch } = useEndpoint(readPlan);
  const over = me && programmeWeek(me.programmeStart, today()) > PROGRAMME_WEEKS;
  return (
    <Page narrow title={t('goal.heading')} lead={t('goal.lead')}>
      <PageTitle title={t('goal.title')} />
      {isError && <LoadFailed onRetry={() => void refetch()} />}
      {over && <Banner>{t('goal.finished')}</Banner>}
      {!data && !isError && (
        <div role="status" className="stack">
          <span className="visually-hidden">{t('ui:loading')}</span>
          <Skeleton shape="block" height="24rem" />
        </div>
      )}
      {data && <GoalForm plan={data.plan} />}
    </Page>
  );
}
