import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link, Navigate, useParams, useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { LoadFailed } from '#ui/app/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { endpointQuery, useEndpoint } from '#ui/app/queries.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type OverviewDay, type RegistrationItem, readOverview } from '../contract.ts';
import { DayItems } from './DayItems.tsx';
import { DaySwitch } from './DaySwitch.tsx';
import { DeleteRegistration } from './DeleteRegistration.tsx';
import { useWaiting } from './day/useWaiting.ts';
import { withWaiting } from './day/waiting-answers.ts';
import { KeptHere } from './KeptHere.tsx';
import { PauseDay } from './PauseDay.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { valuesOf } from './registration-values.ts';
import { useFirstDay } from './useFirstDay.ts';
import { useRegistrationForm, useWeekPath } from './useRegistrationForm.ts';

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

interface StoredRegistrationProps {
  readonly date: Day;
  readonly day: OverviewDay;
  readonly item: RegistrationItem;
  readonly first: Day;
  onGoing(going: boolean): void;
}

function StoredRegistration({ date, day, item, first, onGoing }: StoredRegistrationProps) {
  const { t } = useTranslation('daily-registration');
  const { site } = useApp();
  const path = usePath();
  const words = useAmountWords(measureOf(site).unit);
  const toWeek = useWeekPath();
  const [deleting, setDeleting] = useState(false);
  const values = valuesOf(item, words.typed);
  const form = useRegistrationForm({
    values,
    stored: item,
    first,
    dayOf: () => day,
    keepAs: deviceEntry(`registration.${item.uuid}`),
  });
  useFollowing(form, values);
  if (form.waiting) return <KeptHere item={form.waiting} />;
  return (
    <div className="stack">
      <DayItems date={date} items={Object.values(day.items)} current={item.uuid} />
      <RegistrationForm
        form={form}
        offersNo={item.amount === 0}
        goal={day.goal}
        actions={
          <>
            <Button variant="subtle" icon={<Trash2 aria-hidden="true" />} onClick={() => setDeleting(true)}>
              {t('delete.button')}
            </Button>
            <Link className={buttonClass({ variant: 'subtle' })} to={path('registration', {}, { date })}>
              <Plus aria-hidden="true" />
              {t('items.add')}
            </Link>
            <Link className={buttonClass({ variant: 'subtle' })} to={toWeek(date)}>
              {t('backToPlan')}
            </Link>
          </>
        }
      />
      <PauseDay day={date} paused={day.paused} />
      <DeleteRegistration
        uuid={item.uuid}
        day={date}
        open={deleting}
        onClose={() => setDeleting(false)}
        onGoing={(going) => {
          form.setGoing(going);
          onGoing(going);
        }}
        onGone={form.forgetKept}
      />
    </div>
  );
}
