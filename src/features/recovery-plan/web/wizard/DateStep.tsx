import { addDays } from '#domain/kit/day.ts';
import { START_WITHIN_DAYS } from '#domain/tracking/goal-problems.ts';
import { useApp } from '#ui/app/app.ts';
import { DateField } from '#ui/form/DateField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StepProps } from './step-props.ts';

/** The day on which the six weeks begin. */
export function DateStep({ form }: StepProps) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const today = useApp().today();
  const field = form.field('start_date');
  /** One that was chosen on an earlier day may have passed. */
  const passed =
    field.value !== '' && field.value < today
      ? t('ui:problem.startOutOfReach', { days: START_WITHIN_DAYS })
      : undefined;
  return (
    <DateField
      label={t('wizard.date.label')}
      description={t('wizard.date.help')}
      min={today}
      max={addDays(today, START_WITHIN_DAYS)}
      {...field}
      error={field.error ?? passed}
    />
  );
}
