import { useTranslation } from 'react-i18next';
import { siteProfile } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import type { StepProps } from './step-props.ts';

/** Stopping or cutting down. A site that offers stopping alone says why. */
export function ChoiceStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { stopOnly } = siteProfile(useApp().site);
  // Not shown to someone who was just warned against stopping at once: it says that stopping may be easier.
  const hinted = !stopOnly && form.values.stopOrReduce === 'reduce' && !wizard.rules.warningOf(form.values);
  const stop = {
    value: 'stop' as const,
    label: t('wizard.choice.stop'),
    description: t('wizard.choice.stopText'),
  };
  const reduce = {
    value: 'reduce' as const,
    label: t('wizard.choice.reduce'),
    description: t('wizard.choice.reduceText'),
  };
  return (
    <>
      <ChoiceGroup
        legend={t('wizard.choice.legend')}
        legendSize="large"
        layout="two"
        description={t(stopOnly ? 'wizard.choice.stopOnly' : 'wizard.choice.text')}
        {...form.field('stopOrReduce')}
        options={stopOnly ? [stop] : [stop, reduce]}
      />
      {hinted && <p className="muted small">{t('wizard.choice.hint')}</p>}
    </>
  );
}
