import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { RecoveryCodes } from '#ui/second-step/RecoveryCodes.tsx';
import { NotProven, useStaffSubmission } from '#ui/staff/proof.ts';
import { StaffScreen } from '#ui/staff/StaffScreen.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { renewRecoveryCodes } from '../contract.ts';
import { useStaffMe } from './me.ts';

/** Who is signed in, and new recovery codes. */
export function OwnAccountScreen() {
  const { t } = useTranslation('staff-staff');
  const { data: me } = useStaffMe();
  const toast = useToast();
  const failureText = useFailureText();
  const renewing = useStaffSubmission(renewRecoveryCodes);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!me) return null;

  async function renew() {
    try {
      setCodes((await renewing.send()).recovery_codes);
    } catch (error) {
      if (error instanceof NotProven) return;
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('failed')) });
    }
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
