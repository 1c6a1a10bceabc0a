import { useEffect } from 'react';
import type { Me } from '#domain/identity/account.ts';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { choosesReminders } from '#domain/notices/reminder.ts';
import { checkTimes } from '#domain/notices/reminder-times.ts';
import { type ReminderSettings, readReminders, saveReminders } from '#features/reminders/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { NotLoaded } from '#ui/app/failure/LoadFailed.tsx';
import { capitalise, formatDay, weekdayName } from '#ui/app/format.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { CheckboxGroup } from '#ui/form/CheckboxGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { SelectField } from '#ui/form/SelectField.tsx';
import { useFollowing } from '#ui/form/useFollowing.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { timeOptions } from './time-options.ts';

interface Times {
  readonly time: string;
  readonly weekdays: readonly string[];
  readonly rest: boolean;
}

interface ReminderTimesProps {
  readonly me: Me;
  /** Called with whether there are unsaved changes. */
  readonly onUnsaved: (unsaved: boolean) => void;
}

/** The time and days of reminders, and a week of rest. */
export function ReminderTimes({ me, onUnsaved }: ReminderTimesProps) {
  const { t } = useTranslation('notifications');
  const reminders = useEndpoint(readReminders);
  const { data } = reminders;
  return (
    <Card as="section" className="stack" aria-labelledby="times-title">
      <h2 className="h3" id="times-title">
        {t('reminders.title')}
      </h2>
      {!choosesReminders(me.notificationKinds) && <p>{t('reminders.nothingChosen')}</p>}
      {!data && <NotLoaded of={reminders} heights={[12]} />}
      {data && <TimesForm settings={data} onUnsaved={onUnsaved} />}
    </Card>
  );
}

interface TimesFormProps extends Pick<ReminderTimesProps, 'onUnsaved'> {
  readonly settings: ReminderSettings;
}

function TimesForm({ settings, onUnsaved }: TimesFormProps) {
  const { t } = useTranslation('notifications');
  const { language } = useApp();
  const form = useTimesForm(settings);
  const isUnsaved = Object.keys(changesOf(form.values, storedTimes(settings))).length > 0;
  useEffect(() => onUnsaved(isUnsaved), [onUnsaved, isUnsaved]);
  return (
    <Form form={form}>
      <SelectField
        label={t('reminders.time')}
        description={t('reminders.timeHelp')}
        options={timeOptions(settings.time)}
        {...form.field('time')}
      />
      <CheckboxGroup
        legend={t('reminders.weekdays')}
        layout="pills"
        options={WEEKDAYS.map((day) => ({ value: day, label: capitalise(weekdayName(language, day)) }))}
        {...form.field('weekdays')}
      />
      <Checkbox
        label={t('reminders.rest')}
        description={
          settings.paused_until
            ? t('reminders.restUntil', { day: formatDay(language, settings.paused_until, 'full') })
            : t('reminders.restHelp')
        }
        {...form.field('rest')}
      />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('reminders.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

function storedTimes({ time, weekdays, paused_until }: ReminderSettings): Times {
  return { time, weekdays, rest: paused_until !== null };
}

function changesOf({ time, weekdays, rest }: Times, stored: Times): Partial<Times> {
  return {
    ...(time === stored.time ? {} : { time }),
    ...(weekdays.toSorted().join() === stored.weekdays.toSorted().join() ? {} : { weekdays }),
    ...(rest === stored.rest ? {} : { rest }),
  };
}

function useTimesForm(settings: ReminderSettings) {
  const { t } = useTranslation('notifications');
  const toast = useToast();
  const { send } = useSubmission(saveReminders);
  const stored = storedTimes(settings);
  const form = useProblemForm<Times>({
    values: stored,
    check: checkTimes,
    labelOf: (name) => t(name === 'weekdays' ? 'reminders.weekdays' : 'reminders.time'),
    async submit(values) {
      // Another device may have changed the rest of it, or begun a week without reminders.
      await send({ body: changesOf(values, stored) });
      toast.show({ tone: 'success', text: t('reminders.done') });
    },
    failureText: t('reminders.failed'),
  });
  useFollowing(form, stored);
  return form;
}
