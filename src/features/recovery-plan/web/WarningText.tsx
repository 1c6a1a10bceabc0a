import type { WarningReason } from '#domain/tracking/plan-warning.ts';
import { EmergencyCall } from '#ui/help/EmergencyCall.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The words of a warning, with the number for immediate danger. */
export function WarningText({ reason }: { reason: WarningReason }) {
  const { t } = useTranslation('recovery-plan');
  return (
    <>
      <p>{t(`warning.${reason}.text`)}</p>
      <p>
        <EmergencyCall about="danger" />
      </p>
    </>
  );
}

/** A warning beside what it is about. */
export function WarningBanner({ reason }: { reason: WarningReason }) {
  const { t } = useTranslation('recovery-plan');
  return (
    <Banner tone="care" title={t(`warning.${reason}.title`)}>
      <WarningText reason={reason} />
    </Banner>
  );
}
