import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Me } from '#domain/identity/account.ts';
import { programmeWeek } from '#domain/tracking/goal.ts';
import { callToAction, outstandingDays } from '#domain/tracking/progress.ts';
import { firstDayIn, type Overview, readOverview } from '#features/daily-registration/contract.ts';
import { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { UrgeLink } from '#ui/help/UrgeLink.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { readPlan } from '../contract.ts';
import { CallToActionCard, StopDayLine } from './CallToActionCard.tsx';
import { InsightCard } from './InsightCard.tsx';
import { OutstandingCard } from './OutstandingCard.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { SteadinessCard } from './SteadinessCard.tsx';
import { StepDownCard } from './StepDownCard.tsx';
import { StreakCard } from './StreakCard.tsx';
import { WeekCard } from './WeekCard.tsx';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readOverview));
  void app.queryClient.prefetchQuery(endpointQuery(app, readStatistics));
  void app.queryClient.prefetchQuery(endpointQuery(app, readPlan));
}

/** The weeks against their goals, the streak, and the next step (spec 1 §2 Recovery plan page). */
export function PlanScreen() {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const me = useMe();
  const overview = useEndpoint(readOverview);
  const statistics = useEndpoint(readStatistics);
  const plan = useEndpoint(readPlan);
  const reads = [overview, statistics, plan];

  const saved = plan.data?.plan;
  const head = {
    title: t('plan.title'),
    subtitle: saved ? t(`plan.way.${saved.stopOrReduce}.${saved.pace}`) : undefined,
    actions: (
      <>
        <UrgeLink />
        {saved && (
          <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('goal')}>
            <Pencil aria-hidden="true" />
            {t('plan.change')}
          </Link>
        )}
      </>
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
        <PlanBlocks overview={overview.data} statistics={statistics.data} page={plan.data} me={me} />
      )}
    </Page>
  );
}

interface PlanBlocksProps {
  readonly overview: Overview;
  readonly statistics: EndpointReply<typeof readStatistics>;
  readonly page: EndpointReply<typeof readPlan>;
  readonly me: Me;
}

function PlanBlocks({ overview, statistics, page, me }: PlanBlocksProps) {
  const { t } = useTranslation('recovery-plan');
  const today = useApp().today();
  const { totalAmount = null, goal = null } = overview[today] ?? {};
  const variant = callToAction({
    week: programmeWeek(me.programmeStart, today),
    goalToday: goal,
  });
  const open = outstandingDays(
    new Map(Object.entries(overview)),
    firstDayIn(overview, me.registrationsStart),
    today,
  );
  return (
    <SidebarLayout
      asideLabel={t('plan.aside')}
      aside={
        <>
          <StreakCard streak={statistics} open={open.length} />
          <SteadinessCard statistics={statistics} />
          {page.insight && <InsightCard insight={page.insight} />}
        </>
      }
    >
      {variant === 'started' && totalAmount !== null ? (
        <StopDayLine />
      ) : (
        <CallToActionCard
          variant={variant}
          startsOn={page.plan !== null && today < me.programmeStart ? me.programmeStart : null}
          filledIn={totalAmount !== null}
        />
      )}
      {page.stepDown && <StepDownCard stepDown={page.stepDown} />}
      <WeekCard overview={overview} me={me} />
      {open.length > 0 && <OutstandingCard days={open} />}
    </SidebarLayout>
  );
}
