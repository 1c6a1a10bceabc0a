import { Plus, Trash2 } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useMe } from '#ui/app/me.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay, RegistrationItem } from '../contract.ts';
import { DayItems } from './DayItems.tsx';
import { DeleteRegistration } from './DeleteRegistration.tsx';
import { KeptHere } from './KeptHere.tsx';
import { PauseDay } from './PauseDay.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { keptRegistration, type RegistrationValues, valuesOf } from './registration-values.ts';
import { useWeekPath } from './useLeave.ts';
import { useRegistrationForm } from './useRegistrationForm.ts';

interface StoredRegistrationProps {
  readonly date: Day;
  readonly day: OverviewDay;
  readonly item: RegistrationItem;
  /** Another device deleted it; `item` is what it was. */
  readonly isGone: boolean;
  readonly first: Day;
  isHere(): boolean;
  onGoing(going: boolean): void;
}

/** The form of a registration that is stored, with the others of its day. */
export function StoredRegistration({
  date,
  day,
  item,
  isGone,
  first,
  isHere,
  onGoing,
}: StoredRegistrationProps) {
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
    keepAs: keptRegistration(item.uuid),
  });
  useFollowing(form, values);
  if (isGone) {
    const typed = form.holdsTyped ? form.values : null;
    return <LeaveDeleted date={date} uuid={item.uuid} typed={typed} other={Object.keys(day.items)[0]} />;
  }
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
      <PauseDay day={date} paused={day.paused} before={[]} />
      <DeleteRegistration
        uuid={item.uuid}
        day={date}
        open={deleting}
        isHere={isHere}
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

interface LeaveDeletedProps {
  readonly date: Day;
  readonly uuid: string;
  /** What was typed in it and not saved. */
  readonly typed: RegistrationValues | null;
  /** Another registration that the day still has. */
  readonly other: string | undefined;
}

/**
 * Leaves the page of a registration that another device deleted: with what was typed, for a new one of the day; otherwise
 * for another one that the day has, or for a new one.
 */
function LeaveDeleted({ date, uuid, typed, other }: LeaveDeletedProps) {
  const { t } = useTranslation('daily-registration');
  const me = useMe();
  const toast = useToast();
  const navigate = useNavigate();
  const path = usePath();

  function moveTyped(): void {
    if (!me) return;
    keptRegistration(uuid).forget(me);
    if (typed && keptRegistration(date).keep(me, typed)) {
      toast.show({ tone: 'info', text: t('goneElsewhere'), onNextPage: true });
    }
  }
  const leave = useEffectEvent(() => {
    moveTyped();
    const opensOther = typed === null && other !== undefined;
    const to = opensOther
      ? path('registrationOfDay', { date }, { uuid: other })
      : path('registration', {}, { date });
    void navigate(to, { replace: true });
  });
  useEffect(() => leave(), []);
  return null;
}
