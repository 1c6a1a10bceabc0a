import { EARLIER_WITHDRAWAL } from '#domain/tracking/plan-warning.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StepProps } from './step-props.ts';

/** Asks whether stopping or cutting down went wrong before. The answer decides the warning, and is not stored. */
export function SafetyStep({ form }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  return (
    <ChoiceGroup
      legend={t('wizard.safety.legend')}
      legendSize="large"
      description={t('wizard.safety.text')}
      {...form.field('earlier_withdrawal')}
      options={EARLIER_WITHDRAWAL.map((value) => ({ value, label: t(`wizard.safety.${value}`) }))}
    />
  );
}
