import { useEffect } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { isToSend } from '#ui/app/waiting/send-waiting.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { Page } from '#ui/layout/Page.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type Overview, readOverview } from '../contract.ts';
import { DaySwitch } from './DaySwitch.tsx';
import { useOverview } from './day/useOverview.ts';
import { useWaiting } from './day/useWaiting.ts';
import { KeptHere } from './KeptHere.tsx';
import { PauseDay } from './PauseDay.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { RegistrationSkeleton } from './RegistrationSkeleton.tsx';
import { emptyValues, isBegun, keptRegistration } from './registration-values.ts';
import { useFirstDay } from './useFirstDay.ts';
import { useKeptOfDay } from './useKeptOfDay.ts';
import { useRegistrationForm, useWeekPath } from './useRegistrationForm.ts';

export function prefetch(app: App): void {
  prefetchEndpoint(app, readOverview);
}

/** A new registration, for the day in `?date` or today. `?uuid` opens the registration it names instead. */
export function RegistrationScreen() {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const [search] = useSearchParams();
  const { data: overview, isLoadingError, refetch } = useOverview();
  const first = useFirstDay(overview);
  const day = useChosenDay(search.get('date'), first);
  const uuid = search.get('uuid');
  const named = uuid && Object.entries(overview ?? {}).find(([, { items }]) => uuid in items);
  if (uuid && named) {
    return <Navigate replace to={path('registrationOfDay', { date: named[0] }, { uuid })} />;
  }
  return (
    <Page
      narrow
      before={<DaySwitch day={day} first={first} hrefOf={(to) => path('registration', {}, { date: to })} />}
    >
      <PageTitle title={t('title')} />
      {isLoadingError && <LoadFailed onRetry={() => void refetch()} />}
      {!overview && !isLoadingError && <RegistrationSkeleton />}
      {overview && <NewRegistration day={day} first={first} overview={overview} />}
    </Page>
  );
}

/** The day to fill in; invalid dates, the future and days before the first become today. */
function useChosenDay(asked: string | null, first: Day): Day {
  const { today } = useApp();
  return isDay(asked) && asked <= today() && asked >= first ? asked : today();
}

interface NewRegistrationProps {
  readonly day: Day;
  readonly first: Day;
  readonly overview: Overview;
}

function NewRegistration({ day, first, overview }: NewRegistrationProps) {
  const { t } = useTranslation('daily-registration');
  const app = useApp();
  const path = usePath();
  const [search, setSearch] = useSearchParams();
  const total = overview[day]?.totalAmount ?? null;
  const offersNo = total === null;
  const { unit } = measureOf(app.site);
  const words = useAmountWords(unit);
  const empty = emptyValues(day, offersNo);
  const form = useRegistrationForm({
    values: empty,
    stored: null,
    first,
    dayOf: (date) => overview[date],
    keepAs: keptRegistration(day),
  });
  useKeptOfDay(form, empty);
  const isWaiting = useWaiting().some((item) => item.day === day && isToSend(item));
  const toWeek = useWeekPath();
  const { setValue } = form;
  useEffect(() => {
    setValue('day', day);
    if (!offersNo) setValue('register', 'yes');
  }, [day, offersNo, setValue]);

  // Once somebody has begun, the address holds the day: midnight may pass, or the session end, before they finish.
  const isLoose = search.get('date') !== day && isBegun(form.values, empty);
  useEffect(() => {
    if (!isLoose) return;
    setSearch({ date: day }, { replace: true, preventScrollReset: true, defaultShouldRevalidate: false });
  }, [isLoose, day, setSearch]);

  const date = form.field('day');
  if (form.waiting) return <KeptHere item={form.waiting} />;
  return (
    <div className="stack">
      {total !== null && (
        <Banner role="note">
          {t('alreadyOnDay', { amount: words.number(total), unit: words.unit(total) })}{' '}
          {!isWaiting && (
            <Link to={path('registrationOfDay', { date: day })} replace>
              {t('edit')}
            </Link>
          )}
        </Banner>
      )}
      <RegistrationForm
        form={form}
        offersNo={offersNo}
        goal={overview[day]?.goal ?? null}
        date={
          <DateField
            label={t('day')}
            min={first}
            max={app.today()}
            {...date}
            onChange={(value) => {
              date.onChange(value);
              // Any other day stays in the field as it was typed, and is refused on saving.
              if (isDay(value) && value >= first && value <= app.today())
                setSearch({ date: value }, { replace: true });
            }}
          />
        }
        actions={
          <>
            {offersNo && form.values.amount === '' && (
              <Button
                variant="secondary"
                busy={form.busy}
                onClick={() => void form.submitWith({ register: 'no' })}
              >
                {t(`notUsed.${unit}`)}
              </Button>
            )}
            <Link className={buttonClass({ variant: 'subtle' })} to={toWeek(day)}>
              {t('backToPlan')}
            </Link>
          </>
        }
      />
      <PauseDay key={day} day={day} paused={overview[day]?.paused ?? false} />
    </div>
  );
}
