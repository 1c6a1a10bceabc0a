import { Pencil } from 'lucide-react';
import type { ComponentType } from 'react';
import { Link } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { callToAction, isDone, outstandingDays } from '#domain/tracking/progress.ts';
import { dayToLookBackOn } from '#domain/tracking/results/look-back.ts';
import { greeting } from '#domain/tracking/today.ts';
import {
  firstDayIn,
  type Overview,
  type OverviewRead,
  readOverview,
} from '#features/daily-registration/contract.ts';
import { readStatistics } from '#features/daily-registration/statistics-contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readPlan } from '../contract.ts';
import { CallToActionCard, TodayDoneCard } from './CallToActionCard.tsx';
import { GainsCard } from './gains/GainsCard.tsx';
import { InsightCard } from './InsightCard.tsx';
import { KeptCard } from './KeptCard.tsx';
import { OutstandingCard } from './OutstandingCard.tsx';
import { PlanSkeleton } from './PlanSkeleton.tsx';
import { StepDownCard } from './StepDownCard.tsx';
import { usePlanWay } from './usePlanWay.ts';
import { WeekCard } from './WeekCard.tsx';
import { WeekStake } from './WeekStake.tsx';
import { WeeksCard } from './weeks/WeeksCard.tsx';

export function prefetchPlanPage(app: App): void {
  prefetchEndpoint(app, readOverview);
  prefetchEndpoint(app, readStatistics);
  prefetchEndpoint(app, readPlan);
}

/** Offers to look back on a day. Passed in, because the page does not know the exercises. */
type LookBack = ComponentType<{ me: Me; day: Day }>;

interface PlanPageProps {
  readonly LookBack: LookBack;
  /** Includes what waits on the device. */
  readonly overview: OverviewRead;
}

/** The weeks against their goals, what they brought, and the next step (spec 1 §2 Recovery plan page). */
export function PlanPage({ LookBack, overview }: PlanPageProps) {
  const { t } = useTranslation('recovery-plan');
  const path = usePath();
  const me = useMe();
  const statistics = useEndpoint(readStatistics);
  const plan = useEndpoint(readPlan);
  const reads = [overview, statistics, plan];

  const way = usePlanWay(plan.data, me);
  const head = {
    title: t('plan.title'),
    subtitle: way,
    actions: plan.data?.plan && (
      <Link className={buttonClass({ variant: 'secondary', size: 'small' })} to={path('goal')}>
        <Pencil aria-hidden="true" />
        {t('plan.change')}
      </Link>
    ),
  };
  if (reads.some(({ isLoadingError }) => isLoadingError)) {
    return (
      <Page {...head}>
        <PageTitle title={t('plan.title')} />
        <LoadFailed
          onRetry={() => reads.forEach(({ isLoadingError, refetch }) => isLoadingError && void refetch())}
        />
      </Page>
    );
  }
  const loaded = overview.data && statistics.data && plan.data && me;
  return (
    <Page {...head}>
      <PageTitle title={t('plan.title')} />
      {!loaded && <PlanSkeleton />}
      {loaded && (
        <PlanBlocks
          overview={overview.data}
          statistics={statistics.data}
          reply={plan.data}
          me={me}
          LookBack={LookBack}
        />
      )}
    </Page>
  );
}

interface PlanBlocksProps {
  readonly overview: Overview;
  readonly statistics: EndpointReply<typeof readStatistics>;
  readonly reply: EndpointReply<typeof readPlan>;
  readonly me: Me;
  readonly LookBack: LookBack;
}

function PlanBlocks({ overview, statistics, reply, me, LookBack }: PlanBlocksProps) {
  const { t } = useTranslation('recovery-plan');
  const today = useApp().today();
  const { totalAmount = null, goal = null, paused = false } = overview[today] ?? {};
  const isTodayDone = isDone({ totalAmount, paused });
  const variant = callToAction({ programmeStart: me.programmeStart, today, goalToday: goal });
  const lookBackOn = dayToLookBackOn(overview, today);
  // Days away are only in the calendar: somebody who comes back is not shown a list of them.
  const isBack = greeting(overview, { ...me, today }) === 'back';
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
          {lookBackOn !== null && <LookBack me={me} day={lookBackOn} />}
          <KeptCard statistics={statistics} isPaused={paused} />
          {reply.insight && <InsightCard insight={reply.insight} />}
        </>
      }
    >
      {variant === 'started' && isTodayDone ? (
        <TodayDoneCard filledIn={totalAmount !== null} />
      ) : (
        <CallToActionCard
          variant={variant}
          startsOn={reply.plan !== null && today < me.programmeStart ? me.programmeStart : null}
          filledIn={totalAmount !== null}
          isTodayDone={isTodayDone}
        />
      )}
      {reply.stepDown && <StepDownCard stepDown={reply.stepDown} />}
      <WeekCard
        overview={overview}
        me={me}
        renderBelow={(week) => <WeekStake week={week} overview={overview} />}
      />
      <GainsCard
        gains={reply.gains}
        stopDay={reply.stopDay}
        price={reply.price}
        isOver={variant === 'finished'}
      />
      <WeeksCard overview={overview} me={me} plan={reply.plan} start={reply.start} />
      {open.length > 0 && !isBack && <OutstandingCard days={open} />}
    </SidebarLayout>
  );
}
