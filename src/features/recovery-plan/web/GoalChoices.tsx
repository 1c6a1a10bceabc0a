import { useTranslation } from 'react-i18next';
import { siteProfile } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import type { useGoalForm } from './useGoalForm.ts';

type Form = { readonly form: ReturnType<typeof useGoalForm> };

export function GoalChoice({ form }: Form) {
  const { t } = useTranslation('recovery-plan');
  const { stopOnly } = siteProfile(useApp().site);
  const stop = {
    value: 'stop' as const,
    label: t('goal.choice.stop'),
    description: t('goal.choice.stopText'),
  };
  const reduce = {
    value: 'reduce' as const,
    label: t('goal.choice.reduce'),
    description: t('goal.choice.reduceText'),
  };
  return (
    <ChoiceGroup
      legend={t('goal.choice.legend')}
      legendSize="large"
      layout="two"
      description={stopOnly ? t('goal.choice.stopOnly') : undefined}
      {...form.field('stopOrReduce')}
      options={stopOnly ? [stop] : [stop, reduce]}
    />
  );
}

export function PaceChoice({ form }: Form) {
  const { t } = useTranslation('recovery-plan');
  return (
    <ChoiceGroup
      legend={t('goal.pace.legend')}
      legendSize="large"
      layout="two"
      {...form.field('immediate_or_gradual')}
      options={[
        { value: 'gradual', label: t('goal.pace.gradual'), description: t('goal.pace.gradualText') },
        {
          value: 'immediate',
          label: t('goal.pace.immediate'),
          description: t('goal.pace.immediateText'),
        },
      ]}
    />
  );
}
