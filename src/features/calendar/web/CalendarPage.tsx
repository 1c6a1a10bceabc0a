import { useSearchParams } from 'react-router';
import type { Me } from '#domain/identity/account.ts';
import { daysFrom } from '#domain/kit/day.ts';
import { firstDayOf, lastDayOf, type Month } from '#domain/kit/month.ts';
import { calendarDay, chosenMonth, monthBounds } from '#domain/tracking/calendar.ts';
import {
  firstDayIn,
  type Overview,
  type OverviewRead,
  readOverview,
} from '#features/daily-registration/contract.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { BackToMore } from '#ui/app/BackLink.tsx';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { formatDay } from '#ui/app/format.ts';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { SidebarLayout } from '#ui/layout/SidebarLayout.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { CalendarSkeleton } from './CalendarSkeleton.tsx';
import { MonthCard } from './MonthCard.tsx';
import { MonthCounts } from './MonthCounts.tsx';

export function prefetchCalendar(app: App): void {
  prefetchEndpoint(app, readOverview);
}

/** The months so far, each day with its mark and a link to its registration (spec 1 §2 Calendar). */
export function CalendarPage({
  overview: { data: overview, isLoadingError, refetch },
}: {
  overview: OverviewRead;
}) {
  const { t } = useTranslation('calendar');
  const { today } = useApp();
  const me = useMe();
  return (
    <Page before={<BackToMore />} title={t('title')} lead={t('lead')}>
      <PageTitle title={t('title')} />
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!isLoadingError && !(overview && me) && <CalendarSkeleton />}
      {overview && me && (
        <div className="stack">
          {me.programmeStart > today() && <NotYet start={me.programmeStart} />}
          <Months overview={overview} me={me} />
        </div>
      )}
    </Page>
  );
}

/** The month in the URL. */
function Months({ overview, me }: { overview: Overview; me: Me }) {
  const { t } = useTranslation('calendar');
  const { language, today } = useApp();
  const [search, setSearch] = useSearchParams();
  const registrationsStart = firstDayIn(overview, me.registrationsStart);
  const dates = { ...me, registrationsStart, today: today() };
  const bounds = monthBounds(dates);
  const month = chosenMonth(search.get('month'), bounds);
  const days = daysFrom(firstDayOf(month), lastDayOf(month)).map((day) => calendarDay(day, overview, dates));
  const show = (to: Month) =>
    setSearch(to === bounds.last ? {} : { month: to }, { replace: true, preventScrollReset: true });
  const title =
    month === bounds.last
      ? t('month.current')
      : t('month.past', { month: formatDay(language, firstDayOf(month), 'month') });
  return (
    <SidebarLayout asideLabel={title} aside={<MonthCounts title={title} days={days} />}>
      <MonthCard
        month={month}
        days={new Map(days.map((day) => [day.day, day]))}
        bounds={bounds}
        onMonth={show}
      />
    </SidebarLayout>
  );
}

/** Above the days, which can be filled in before the programme begins. */
function NotYet({ start }: { start: string }) {
  const { t } = useTranslation('calendar');
  const { language } = useApp();
  return (
    <Banner tone="info" title={t('notYet.title', { day: formatDay(language, start, 'dayMonth') })}>
      {t('notYet.text')}
    </Banner>
  );
}
