import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Day } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { Button, buttonClass } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { OverviewDay, RegistrationItem } from '../contract.ts';
import { DayItems } from './DayItems.tsx';
import { DeleteRegistration } from './DeleteRegistration.tsx';
import { KeptHere } from './KeptHere.tsx';
import { PauseDay } from './PauseDay.tsx';
import { RegistrationForm } from './RegistrationForm.tsx';
import { valuesOf } from './registration-values.ts';
import { useRegistrationForm, useWeekPath } from './useRegistrationForm.ts';

interface StoredRegistrationProps {
  readonly date: Day;
  readonly day: OverviewDay;
  readonly item: RegistrationItem;
  readonly first: Day;
  onGoing(going: boolean): void;
}

/** The form of a registration that is stored, with the others of its day. */
export function StoredRegistration({ date, day, item, first, onGoing }: StoredRegistrationProps) {
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
