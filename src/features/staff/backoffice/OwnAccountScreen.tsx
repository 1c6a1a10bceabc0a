import { useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { RecoveryCodes } from '#ui/second-step/RecoveryCodes.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useStaffOutcome } from '#ui/staff/useStaffOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { renewRecoveryCodes } from '../contract.ts';
import { useStaffMe } from './me.ts';

/** The account that is signed in, with new recovery codes. */
export function OwnAccountScreen() {
  const { t } = useTranslation('staff-staff');
  const { data: me } = useStaffMe();
  const outcome = useStaffOutcome(t('failed'));
  const renewing = useStaffSubmission(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!me) return null;

  async function renew() {
    await outcome.run(async () => setCodes((await renewing.send()).recovery_codes));
  }

  return (
    <StaffScreen title={t('own.title')} lead={`${me.name} · ${me.mail} · ${t(`role.${me.role}`)}`}>
      <Card as="section" className="stack" aria-labelledby="recovery">
        <h2 className="h3" id="recovery">
          {t('own.codes')}
        </h2>
        {codes ? (
          <RecoveryCodes codes={codes} say={(word) => t(`codes.${word}`)} onKept={() => setCodes(null)} />
        ) : (
          <>
            <p>{t('own.left', { count: me.recovery_codes })}</p>
            <Button variant="secondary" busy={renewing.busy} onClick={() => void renew()}>
              {t('own.renew')}
            </Button>
          </>
        )}
      </Card>
    </StaffScreen>
  );
}
