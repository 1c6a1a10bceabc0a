import { Flag, Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { programmeWeek } from '#domain/goal.ts';
import { readOverview, readStatistics } from '#features/daily-registration/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { EmptyState } from '#ui/primitives/EmptyState.tsx';
import { readPlan } from '../contract.ts';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { StreakCard } from './StreakCard.tsx';
import { TodayCard } from './TodayCard.tsx';
import { WeekCard } from './WeekCard.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readOverview));
  void app.queryClient.prefetchQuery(endpointQuery(app, readStatistics));
  void app.queryClient.prefetchQuery(endpointQuery(app, readPlan));
}

/** The weeks against their goals, the streak, and the next step (spec 1 §2 Recovery plan page). */
export function PlanScreen() {
  const { t } = useTranslation('recovery-plan');
  const { today } = useApp();
  const path = usePath();
  const me = useMe();
  const overview = useEndpoint(readOverview);
  const statistics = useEndpoint(readStatistics);
  const plan = useEndpoint(readPlan);
  const reads = [overview, statistics, plan];

  const saved = plan.data?.plan;
  const head = {
    title: t('plan.title'),
    subtitle: saved ? t(`plan.${saved.stopOrReduce}`) : undefined,
    actions: saved && (
      <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('goal')}>
        <Pencil aria-hidden="true" />
        {t('plan.change')}
      </Link>
    ),
  };
  if (reads.some(({ isError }) => isError)) {
    return (
      <Page {...head}>
        <PageTitle title={t('plan.title')} />
        <LoadFailed onRetry={() => reads.forEach(({ isError, refetch }) => isError && void refetch())} />
      </Page>
    );
  }
  const loaded = overview.data && statistics.data && plan.data && me;
  return (
    <Page {...head}>
      <PageTitle title={t('plan.title')} />
      {!loaded && <PlanSkeleton />}
      {loaded && (
        <SidebarLayout asideLabel={t('streak.title')} aside={<StreakCard streak={statistics.data} />}>
          {!saved && (
            <EmptyState icon={<Flag aria-hidden="true" />} title={t('plan.empty.title')}>
              <p>{t('plan.empty.text')}</p>
              <Link className={buttonClass({})} to={path('goal')}>
                {t('plan.empty.action')}
              </Link>
            </EmptyState>
          )}
          <TodayCard
            filledIn={(overview.data[today()]?.totalAmount ?? null) !== null}
            week={programmeWeek(me.programmeStart, today())}
          />
          <WeekCard overview={overview.data} me={me} />
        </SidebarLayout>
      )}
    </Page>
  );
}
