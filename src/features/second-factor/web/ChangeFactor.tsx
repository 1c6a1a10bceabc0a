import { useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { RecoveryCodes } from '#ui/second-step/RecoveryCodes.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { confirmEnrolment, renewRecoveryCodes, startEnrolment, turnOff } from '../contract.ts';
import { AppForm } from './AppForm.tsx';
import { codeFailure } from './code-form.ts';
import { type FactorChange, type Proof, ProofForm } from './ProofForm.tsx';

interface ChangeFactorProps {
  readonly change: FactorChange;
  readonly isEnrolled: boolean;
  /** Called when another view replaces the one before. */
  onView(): void;
  onClose(): void;
}

/** One change of the second step: asks for the proof, then shows what it leads to. */
export function ChangeFactor({ change, isEnrolled, onView, onClose }: ChangeFactorProps) {
  const { t } = useTranslation('second-factor');
  const toast = useToast();
  const app = useApp();
  const begin = useSubmission(startEnrolment);
  const confirm = useSubmission(confirmEnrolment);
  const renew = useSubmission(renewRecoveryCodes);
  const off = useSubmission(turnOff);
  const [begun, setBegun] = useState<EndpointReply<typeof startEnrolment> | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);

  async function act(body: Proof) {
    if (change === 'enrol') setBegun(await begin.send({ body }));
    if (change === 'codes') setCodes((await renew.send({ body })).recovery_codes);
    if (change !== 'off') onView();
    if (change === 'off') {
      await off.send({ body });
      toast.show({ tone: 'success', text: t('own.turnedOff') });
      onClose();
    }
  }

  if (codes) {
    return (
      <>
        <h3 className="h4">{t('codes.heading')}</h3>
        <RecoveryCodes codes={codes} say={(word) => t(`codes.${word}`)} onKept={onClose} />
      </>
    );
  }
  if (begun) {
    return (
      <>
        <AppForm
          app={begun}
          failureText={(failure) => codeFailure(app, failure)}
          onCode={async (code) => {
            const body = { challenge: begun.challenge, code };
            setCodes((await confirm.send({ body })).recovery_codes);
            onView();
          }}
        />
        <div className="row">
          <Button variant="subtle" size="small" onClick={onClose}>
            {t('own.cancel')}
          </Button>
        </div>
      </>
    );
  }
  return <ProofForm change={change} asksForCode={isEnrolled} onProof={act} onCancel={onClose} />;
}
