import type { Me } from '#domain/identity/account.ts';
import { choosesReminders } from '#domain/notices/reminder.ts';
import { checkTimes } from '#domain/notices/reminder-times.ts';
import { type ReminderSettings, readReminders, saveReminders } from '#features/reminders/contract.ts';
import { usePutAway } from '#ui/app/put-away/usePutAway.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useHasMail } from '#ui/app/useHasMail.ts';
import { Form } from '#ui/form/Form.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { timeOptions } from './time-options.ts';

/** Lets somebody choose the hour of the reminder on the first day; later it is on the page of notifications. */
export function ReminderHour({ me }: { me: Me }) {
  const { isKnown, isAway, putAway } = usePutAway('reminderHour');
  const hasMail = useHasMail(me);
  if (!hasMail || !choosesReminders(me.notificationKinds) || !isKnown || isAway) return null;
  return <WhenRead isValidated={me.validated} onAnswer={putAway} />;
}

interface OfferProps {
  readonly isValidated: boolean;
  readonly onAnswer: () => void;
}

function WhenRead(props: OfferProps) {
  const { data } = useEndpoint(readReminders);
  return data ? <HourForm {...props} settings={data} /> : null;
}

function HourForm({ settings, isValidated, onAnswer }: OfferProps & { settings: ReminderSettings }) {
  const { t } = useTranslation('notifications');
  const form = useHourForm(settings, onAnswer);
  return (
    <Card as="section" className="stack" aria-labelledby="reminder-hour-title">
      <h2 className="h4" id="reminder-hour-title">
        {t('hour.title')}
      </h2>
      <p>
        {t('hour.text')} {!isValidated && t('hour.confirm')}
      </p>
      <Form form={form}>
        <SelectField
          label={t('reminders.time')}
          description={t('reminders.timeHelp')}
          options={timeOptions(settings.time)}
          {...form.field('time')}
        />
        <p className="row">
          <Button type="submit" variant="secondary" size="small" busy={form.busy}>
            {t('hour.submit')}
          </Button>
          <Button variant="subtle" size="small" onClick={onAnswer}>
            {t('hour.leave')}
          </Button>
        </p>
      </Form>
    </Card>
  );
}

function useHourForm({ time, weekdays }: ReminderSettings, onAnswer: () => void) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const { send } = useSubmission(saveReminders);
  return useProblemForm<{ time: string }>({
    values: { time },
    check: (values) => checkTimes({ ...values, weekdays }),
    labelOf: () => t('reminders.time'),
    async submit(values) {
      await send({ body: values });
      toast.show({ tone: 'success', text: t('hour.done', values) });
      onAnswer();
    },
    failureText: t('reminders.failed'),
  });
}
