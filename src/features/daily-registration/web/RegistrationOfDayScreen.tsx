import { useState } from 'react';
import { Navigate, useParams, useSearchParams } from 'react-router';
import { isDay } from '#domain/kit/day.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { readOverview } from '../contract.ts';
import { DaySwitch } from './DaySwitch.tsx';
import { useWaiting } from './day/useWaiting.ts';
import { withWaiting } from './day/waiting-answers.ts';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { StoredRegistration } from './StoredRegistration.tsx';
import { useFirstDay } from './useFirstDay.ts';

export function prefetch(app: App): void {
  void app.queryClient.prefetchQuery(endpointQuery(app, readOverview));
}

/** Changes a registration of the day in the path: the one in `?uuid`, or the first. Without any it redirects to a new one. */
export function RegistrationOfDayScreen() {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const { date = '' } = useParams();
  const [search] = useSearchParams();
  const { data, isLoadingError, refetch } = useEndpoint(readOverview);
  const waiting = useWaiting();
  // Changes of what is stored only: what waits as a whole cannot be changed by its number yet.
  const overview =
    data &&
    withWaiting(
      data,
      waiting.filter((said) => 'changed' in said),
    );
  const first = useFirstDay(overview);
  const [going, setGoing] = useState(false);
  if (!isDay(date)) return <Navigate replace to={path('registration')} />;
  const day = overview?.[date];
  const items = Object.values(day?.items ?? {});
  const uuid = search.get('uuid');
  const item = uuid ? items.find((found) => found.uuid === uuid) : items[0];
  // While it is being deleted its absence must not redirect to a new one.
  if (overview && !item && going) return null;
  if (overview && !item) return <Navigate replace to={path('registration', {}, { date })} />;
  return (
    <Page
      narrow
      before={<DaySwitch day={date} first={first} hrefOf={(to) => path('registrationOfDay', { date: to })} />}
    >
      <PageTitle title={t('title')} />
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!overview && !isLoadingError && <RegistrationSkeleton />}
      {day && item && (
        <StoredRegistration
          key={item.uuid}
          date={date}
          day={day}
          item={item}
          first={first}
          onGoing={setGoing}
        />
      )}
    </Page>
  );
}
