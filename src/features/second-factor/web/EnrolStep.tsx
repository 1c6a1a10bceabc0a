import { Link } from 'react-router';
import type { EndpointReply, SecondStep } from '#contract/endpoint.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useScripted } from '#ui/app/useScripted.ts';
import { Title } from '#ui/layout/Title.tsx';
import type { StepToGive } from '#ui/second-step/next-step.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { giveCode } from '../contract.ts';
import { AppForm } from './AppForm.tsx';
import { codeFailure } from './code-form.ts';

interface EnrolStepProps {
  readonly step: StepToGive;
  readonly enrol: NonNullable<SecondStep['enrol']>;
  onDone(answer: EndpointReply<typeof giveCode>): Promise<void>;
}

/** Sets up the app that makes codes, at the first login that asks for one. */
export function EnrolStep({ step, enrol, onDone }: EnrolStepProps) {
  const { t } = useTranslation('second-factor');
  const app = useApp();
  const path = usePath();
  const isScripted = useScripted();
  const { send } = useSubmission(giveCode);
  return (
    <>
      <div className="stack">
        <Title takesFocus={step.isPasswordSaved}>{t('enrol.heading')}</Title>
        {step.isPasswordSaved && <p>{t('step.passwordSaved')}</p>}
        <p>{t('enrol.lead')}</p>
      </div>
      {isScripted ? (
        <AppForm
          app={enrol}
          failureText={(failure) => codeFailure(app, failure)}
          onCode={async (code) => onDone(await send({ body: { challenge: step.challenge, code } }))}
        />
      ) : (
        <noscript>
          <p>{t('enrol.needsScript')}</p>
        </noscript>
      )}
      <p>
        <Link to={path('login')}>{t('step.again')}</Link>
      </p>
    </>
  );
}
