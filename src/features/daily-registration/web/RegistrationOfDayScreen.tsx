import { useMemo, useState } from 'react';
import { Navigate, useLocation, useParams, useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/kit/day.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint, useEndpoint } from '#ui/app/queries.ts';
import { Page } from '#ui/layout/Page.tsx';
import { useIsHere } from '#ui/usePresence.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type OverviewDay, type RegistrationItem, readOverview } from '../contract.ts';
import { DaySwitch } from './DaySwitch.tsx';
import { useWaiting } from './day/useWaiting.ts';
import { withWaiting } from './day/waiting-answers.ts';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { StoredRegistration } from './StoredRegistration.tsx';
import { useFirstDay } from './useFirstDay.ts';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readOverview);
}

/** Changes a registration of the day in the path: the one in `?uuid`, or the first. Without any it redirects to a new one. */
export function RegistrationOfDayScreen() {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const { date = '' } = useParams();
  const [search] = useSearchParams();
  const { data, isLoadingError, refetch } = useEndpoint(readOverview);
  const waiting = useWaiting();
  // Only changes to stored registrations: a new one that waits has no number on the server yet.
  const overview = useMemo(() => {
    const changes = waiting.filter((item) => 'changed' in item);
    return data && withWaiting(data, changes);
  }, [data, waiting]);
  const first = useFirstDay(overview);
  if (!isDay(date)) return <Navigate replace to={path('registration')} />;
  const uuid = search.get('uuid');
  return (
    <Page
      narrow
      before={<DaySwitch day={date} first={first} hrefOf={(to) => path('registrationOfDay', { date: to })} />}
    >
      <PageTitle title={t('title')} />
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!overview && !isLoadingError && <RegistrationSkeleton />}
      {overview && (
        <OpenedRegistration
          key={`${date} ${uuid}`}
          date={date}
          day={overview[date]}
          uuid={uuid}
          first={first}
        />
      )}
    </Page>
  );
}

interface OpenedRegistrationProps {
  readonly date: Day;
  readonly day: OverviewDay | undefined;
  readonly uuid: string | null;
  readonly first: Day;
}

/** The registration in the address. It stays open if another device deletes it, so that what was typed is not lost. */
function OpenedRegistration({ date, day, uuid, first }: OpenedRegistrationProps) {
  const path = usePath();
  const { hash } = useLocation();
  const [opened, setOpened] = useState<RegistrationItem | null>(null);
  const [going, setGoing] = useState(false);
  const isHere = useIsHere();
  const items = Object.values(day?.items ?? {});
  const shownUuid = opened?.uuid ?? uuid;
  const item = shownUuid ? items.find((found) => found.uuid === shownUuid) : items[0];
  if (item && item !== opened) setOpened(item);
  // While it is being deleted its absence must not redirect to a new one.
  if (!item && going) return null;
  const shown = item ?? opened;
  if (!day || !shown) return <Navigate replace to={`${path('registration', {}, { date })}${hash}`} />;
  return (
    <StoredRegistration
      date={date}
      day={day}
      item={shown}
      isGone={!item}
      first={first}
      isHere={isHere}
      onGoing={setGoing}
    />
  );
}
