import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { hasFeature } from '#domain/site/site.ts';
import { needsPlan } from '#domain/tracking/progress.ts';
import { greeting, nextOnToday } from '#domain/tracking/today.ts';
import { type Overview, readOverview } from '#features/daily-registration/contract.ts';
import { ThisWeekCard } from '#features/daily-registration/web/day/ThisWeekCard.tsx';
import { TodayCard } from '#features/daily-registration/web/day/TodayCard.tsx';
import { useOverview } from '#features/daily-registration/web/day/useOverview.ts';
import { YesterdayCard } from '#features/daily-registration/web/day/YesterdayCard.tsx';
import { NextExercise } from '#features/programme/web/NextExercise.tsx';
import { prefetchTipOfToday, TipOfToday } from '#features/programme/web/TipOfToday.tsx';
import { prefetchBegun } from '#features/programme/web/useBegun.ts';
import { prefetchProgramme } from '#features/programme/web/useProgramme.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { useToday } from '#ui/app/days/useToday.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { LoadingBlocks } from '#ui/primitives/Skeleton.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { FirstReminder } from './today/FirstReminder.tsx';
import { PlanStep } from './today/PlanStep.tsx';
import { RelativesToday } from './today/RelativesToday.tsx';
import { TodayOnDevice } from './today/TodayOnDevice.tsx';
import { useIsOffline, WithoutNetwork } from './today/WithoutNetwork.tsx';

export function prefetch(app: App): void {
  prefetchProgramme(app);
  prefetchBegun(app);
  prefetchTipOfToday(app);
  if (hasFeature(app.site, 'registrations')) {
    prefetchEndpoint(app, readOverview);
  }
}

/** The first page after logging in: one question, what it means for the week, and one next step. */
export function TodayScreen() {
  const { t } = useTranslation('web');
  const { language, site, isFromDevice } = useApp();
  const today = useToday();
  const me = useMe();
  const isOffline = useIsOffline();
  const isCounting = hasFeature(site, 'registrations');
  if (isFromDevice && !me) return <TodayOnDevice />;
  return (
    <Page
      title={t('today')}
      subtitle={capitalise(formatDay(language, today, 'full'))}
      before={isCounting && <div role="status">{isOffline && <WithoutNetwork />}</div>}
    >
      <PageTitle title={t('today')} />
      {me &&
        (isCounting ? (
          <OwnToday key={today} me={me} today={today} />
        ) : (
          <RelativesToday key={today} me={me} today={today} />
        ))}
      {!me && <LoadingBlocks heights={[16, 18]} />}
    </Page>
  );
}

function OwnToday({ me, today }: { me: Me; today: Day }) {
  const overview = useOverview();
  if (!overview.data) return <NotLoaded of={overview} heights={[16, 18]} />;
  return <TodayBlocks me={me} today={today} overview={overview.data} />;
}

function TodayBlocks({ me, today, overview }: { me: Me; today: Day; overview: Overview }) {
  const { t } = useTranslation(['web', 'programme']);
  const app = useApp();
  const next = nextOnToday(overview, { ...me, today });
  const isPlanNext = needsPlan(overview, { ...me, today }) && app.isOpen('goal');
  const isFirst = greeting(overview, { ...me, today }) === 'first';
  return (
    <SidebarLayout
      asideLabel={t('further')}
      aside={
        <>
          <YesterdayCard me={me} today={today} overview={overview} />
          {isPlanNext && <PlanStep isNow={next === 'plan'} />}
          <NextExercise
            me={me}
            label={t(`programme:next.${isPlanNext ? 'orLabel' : isFirst ? 'firstLabel' : 'label'}`)}
            isNow={next === 'exercise'}
          />
          <TipOfToday />
          <FirstReminder me={me} today={today} />
        </>
      }
    >
      <TodayCard me={me} today={today} overview={overview} />
      <ThisWeekCard me={me} today={today} overview={overview} />
    </SidebarLayout>
  );
}
