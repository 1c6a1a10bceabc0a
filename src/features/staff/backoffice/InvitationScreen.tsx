import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import { checkPassword, PASSWORD_MIN_LENGTH } from '#domain/identity/credentials.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useLinkOutOfSight } from '#ui/app/useLinkOutOfSight.ts';
import { Form } from '#ui/form/Form.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { acceptInvitation } from '../contract.ts';
import { Gate } from './Gate.tsx';
import { SignIn, type Step } from './SignIn.tsx';
import { useGateFailure } from './useGateFailure.ts';

/** Opened by the link of an invitation, whose secret is after the `#` of the address. */
export function InvitationScreen({ onDone }: { onDone(): void }) {
  const { caller } = useKit();
  const token = useLocation().hash.slice(1);
  const [step, setStep] = useState<Step | null>(null);
  useLinkOutOfSight('/');
  const go = (next: Step) => {
    caller.forgetToken();
    setStep(next);
  };
  return step ? <SignIn first={step} onDone={onDone} /> : <Password token={token} onNext={go} />;
}

function Password({ token, onNext }: { token: string; onNext(step: Step): void }) {
  const { t } = useTranslation('staff-staff');
  const gateFailure = useGateFailure();
  const { send } = useSubmission(acceptInvitation);
  const [isVoid, setIsVoid] = useState(false);
  const form = useProblemForm({
    values: { password: '' },
    check: ({ password }) => checkPassword('password', password),
    labelOf: () => t('invitation.password'),
    failureText: (failure) =>
      gateFailure(failure, failure.code === 'link_invalid' ? t('invitation.over') : undefined),
    onFailed: (failure) => setIsVoid(failure.code === 'link_invalid'),
    async submit({ password }) {
      onNext((await send({ body: { token, password } })).next);
    },
  });
  return (
    <Gate title={t('invitation.title')}>
      <p className="muted">{t('invitation.lead')}</p>
      <Form form={form}>
        <PasswordField
          {...form.field('password')}
          label={t('invitation.password')}
          description={t('invitation.hint', { count: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
        />
        <Button type="submit" block busy={form.busy}>
          {t('invitation.submit')}
        </Button>
      </Form>
      {isVoid && <Link to="/">{t('invitation.signIn')}</Link>}
    </Gate>
  );
}
