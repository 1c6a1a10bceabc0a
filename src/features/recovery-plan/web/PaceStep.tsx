import { useTranslation } from 'react-i18next';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { GpTick } from './GpTick.tsx';
import type { StepProps } from './step-props.ts';

/** At once or step by step. Where starting at once can be dangerous, it asks about the GP first. */
export function PaceStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const weeks = wizard.rules.weeksOf(form.values);
  const immediate = form.values.immediate_or_gradual === 'immediate';
  const tier = immediate ? wizard.rules.tickFor(form.values) : null;
  return (
    <>
      <ChoiceGroup
        legend={t('wizard.pace.legend')}
        legendSize="large"
        layout="two"
        {...form.field('immediate_or_gradual')}
        options={[
          {
            value: 'gradual',
            label: t('wizard.pace.gradual', { count: weeks }),
            description: t('wizard.pace.gradualText'),
          },
          {
            value: 'immediate',
            label: t('wizard.pace.immediate'),
            description: t('wizard.pace.immediateText'),
          },
        ]}
      />
      {tier && <GpTick form={form} tier={tier} reason={wizard.rules.reasonOf(tier, form.values)} />}
    </>
  );
}
