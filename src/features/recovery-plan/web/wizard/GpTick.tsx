import { isAcknowledged, type TickedTier, type WarningReason } from '#domain/tracking/plan-warning.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { WarningBanner } from '../WarningText.tsx';
import type { StepForm } from './useStepForm.ts';

interface GpTickProps {
  readonly form: StepForm;
  readonly tier: TickedTier;
  readonly reason: WarningReason;
}

/** The warning of a tier with the checkbox that someone talked to their GP, which the wizard requires to continue. */
export function GpTick({ form, tier, reason }: GpTickProps) {
  const { t } = useTranslation('recovery-plan');
  const { name, value, onChange, error } = form.field('ticked');
  const ticked = isAcknowledged(tier, value);
  return (
    <>
      <WarningBanner reason={reason} />
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
