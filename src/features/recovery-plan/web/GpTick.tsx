import { useTranslation } from 'react-i18next';
import { isAcknowledged, type TickedTier } from '#domain/tracking/plan-warning.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import type { StepForm } from './useStepForm.ts';

/** The warning of a tier with the checkbox that someone talked to their GP, which the wizard requires to continue. */
export function GpTick({ form, tier }: { form: StepForm; tier: TickedTier }) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const { name, value, onChange, error } = form.field('ticked');
  const ticked = isAcknowledged(tier, value);
  return (
    <>
      <Banner tone="care" title={t(`warning.${tier}.title`)}>
        <p>{t(`warning.${tier}.text`)}</p>
        <p>
          <a href="tel:112">{t('ui:notMonitored.danger')}</a>
        </p>
      </Banner>
      <Checkbox
        label={t('warning.tick')}
        name={name}
        value={ticked}
        onChange={(tick) => onChange(tick ? tier : null)}
        error={ticked ? undefined : error}
      />
    </>
  );
}
