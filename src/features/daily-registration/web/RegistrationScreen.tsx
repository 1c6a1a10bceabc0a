import { Link, Navigate, useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { openBefore, pausedBefore } from '#domain/tracking/pause.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { LoadFailed } from '#ui/app/failure/LoadFailed.tsx';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { prefetchEndpoint } from '#ui/app/queries.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { isToSend } from '#ui/app/waiting/send-waiting.ts';
import { DateField } from '#ui/form/DateField.tsx';
import type { Bound } from '#ui/form/Field.tsx';
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
import { useFirstDay } from './useFirstDay.ts';
import { useWeekPath } from './useLeave.ts';
import { useNewRegistration } from './useNewRegistration.ts';

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
  const { site } = useApp();
  const total = overview[day]?.totalAmount ?? null;
  const paused = overview[day]?.paused ?? false;
  const offersNo = total === null;
  const form = useNewRegistration({ day, first, overview, offersNo });
  const toWeek = useWeekPath();
  if (form.waiting) return <KeptHere item={form.waiting} />;
  return (
    <div className="stack">
      {total !== null && <AlreadyOnDay day={day} total={total} />}
      <RegistrationForm
        form={form}
        offersNo={offersNo}
        goal={overview[day]?.goal ?? null}
        date={<DayField field={form.field('day')} first={first} />}
        actions={
          <>
            {offersNo && form.values.amount === '' && (
              <Button
                variant="secondary"
                busy={form.busy}
                onClick={() => void form.submitWith({ register: 'no' })}
              >
                {t(`notUsed.${measureOf(site).unit}`)}
              </Button>
            )}
            <Link className={buttonClass({ variant: 'subtle' })} to={toWeek(day)}>
              {t('backToPlan')}
            </Link>
          </>
        }
      />
      <PauseDay
        key={day}
        day={day}
        paused={paused}
        before={(paused ? pausedBefore : openBefore)(overview, day, first)}
      />
    </div>
  );
}

/** Says what is registered on the day already, and leads there once the server has it. */
function AlreadyOnDay({ day, total }: { readonly day: Day; readonly total: number }) {
  const { t } = useTranslation('daily-registration');
  const path = usePath();
  const words = useAmountWords(measureOf(useApp().site).unit);
  const isWaiting = useWaiting().some((item) => item.day === day && isToSend(item));
  return (
    <Banner role="note">
      {t('alreadyOnDay', { amount: words.number(total), unit: words.unit(total) })}{' '}
      {!isWaiting && (
        <Link to={path('registrationOfDay', { date: day })} replace>
          {t('edit')}
        </Link>
      )}
    </Banner>
  );
}

interface DayFieldProps {
  readonly field: Bound<string> & { readonly error?: string | undefined };
  readonly first: Day;
}

/** The day of the form; choosing one that can be filled in puts it into the address. */
function DayField({ field, first }: DayFieldProps) {
  const { t } = useTranslation('daily-registration');
  const { today } = useApp();
  const [, setSearch] = useSearchParams();
  return (
    <DateField
      label={t('day')}
      min={first}
      max={today()}
      {...field}
      onChange={(value) => {
        field.onChange(value);
        // Any other day stays in the field as it was typed, and is refused on saving.
        if (isDay(value) && value >= first && value <= today()) setSearch({ date: value }, { replace: true });
      }}
    />
  );
}
