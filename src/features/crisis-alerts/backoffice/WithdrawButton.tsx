import { useState } from 'react';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useStaffSubmission } from '#ui/staff/proof.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeAlert, type StaffAlert } from '../staff-contract.ts';
import { useSiteNames } from './site-names.ts';

interface WithdrawButtonProps {
  readonly alert: StaffAlert;
  onWithdrawn(): void;
}

/** Takes an alert off the sites, whatever is being typed in its form. */
export function WithdrawButton({ alert: { id, sites }, onWithdrawn }: WithdrawButtonProps) {
  const { t } = useTranslation('crisis-alerts-staff');
  const siteNames = useSiteNames();
  const toast = useToast();
  const failureText = useFailureText();
  const changing = useStaffSubmission(changeAlert);
  const [asking, setAsking] = useState(false);

  async function withdraw() {
    setAsking(false);
    try {
      await changing.send({ params: { id: String(id) }, body: { published: false } });
      onWithdrawn();
      toast.show({ tone: 'success', text: t('withdrawn') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('failed')) });
    }
  }

  return (
    <>
      <Button variant="secondary" busy={changing.busy} onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('withdrawTitle')}
        text={t('withdrawText', { sites: siteNames(sites) })}
        confirmLabel={t('withdraw')}
        cancelLabel={t('cancel')}
        onConfirm={() => void withdraw()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
