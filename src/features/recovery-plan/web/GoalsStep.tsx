import { useTranslation } from 'react-i18next';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import type { StepProps } from './step-props.ts';
import { WeekAmounts } from './WeekAmounts.tsx';

/** The limit for each day of the week, when cutting down. */
export function GoalsStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { unit } = measureOf(useApp().site);
  const { current, target } = wizard.rules.soFar(form.values);
  return (
    <>
      <WeekAmounts
        form={form}
        prefix="goal_"
        legend={t('wizard.goals.legend')}
        description={t('wizard.goals.text')}
      />
      {unit === 'glass' && <p className="muted small">{t('wizard.goals.norm')}</p>}
      {WEEKDAYS.some((day) => target[day] > current[day]) && (
        <Banner role="status">{t('wizard.goals.higher')}</Banner>
      )}
    </>
  );
}
