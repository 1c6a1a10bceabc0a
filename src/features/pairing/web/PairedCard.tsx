import { useState } from 'react';
import { useApp } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { focusMain } from '#ui/app/focus-main.ts';
import { formatDay } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { type PairedNurse, readPairing, unpairNurse } from '../contract.ts';

/** With whom somebody is paired, and since when; and ending it, which asks first. */
export function PairedCard({ nurse }: { nurse: PairedNurse }) {
  const { t } = useTranslation('pairing');
  const { language } = useApp();
  const { name, general_practitioner: practice, since, can_look: canLook } = nurse;
  return (
    <Card as="section" className="stack" aria-labelledby="nurse">
      <div>
        <h2 className="h3" id="nurse">
          {name}
        </h2>
        <p>{practice}</p>
      </div>
      <p>{t('paired.since', { day: formatDay(language, since, 'date') })}</p>
      {!canLook && <p>{t('paired.cannotLook', { name })}</p>}
      <div className="row">
        <UnpairButton name={name} />
      </div>
    </Card>
  );
}

function UnpairButton({ name }: { name: string }) {
  const { t } = useTranslation('pairing');
  const { queryClient } = useApp();
  const toast = useToast();
  const failureText = useFailureText();
  const ending = useSubmission(unpairNurse);
  const [asking, setAsking] = useState(false);

  async function end() {
    try {
      await ending.send();
      focusMain();
      toast.show({ tone: 'success', text: t('unpair.done') });
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      setAsking(false);
      // Another tab, or the nurse, was first: the page shows it.
      if (error.code === 'not_found') return queryClient.invalidateQueries({ queryKey: [readPairing.path] });
      toast.show({ tone: 'error', text: failureText(error, t('unpair.failed')) });
    }
  }

  return (
    <>
      <Button variant="secondary" onClick={() => setAsking(true)}>
        {t('unpair.button')}
      </Button>
      <ConfirmDialog
        open={asking}
        danger
        busy={ending.busy}
        title={t('unpair.question')}
        text={t('unpair.text', { name })}
        confirmLabel={t('unpair.button')}
        cancelLabel={t('unpair.keep')}
        onConfirm={() => void end()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
