import { useState } from 'react';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useStaffSubmission } from '#ui/staff/code-question.ts';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { changeAlert, type StaffAlert } from '../staff-contract.ts';
import { useSiteNames } from './site-names.ts';

/** Takes an alert off the sites, whatever is being typed in its form. */
export function WithdrawButton({ alert: { id, sites } }: { readonly alert: StaffAlert }) {
  const { t } = useTranslation('crisis-alerts-staff');
  const siteNames = useSiteNames();
  const outcome = useOutcome(t('failed'));
  const changing = useStaffSubmission(changeAlert);
  const [asking, setAsking] = useState(false);

  const withdraw = () => {
    setAsking(false);
    void outcome.run(
      () => changing.send({ params: { id: String(id) }, body: { published: false } }),
      t('withdrawn'),
    );
  };

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
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
