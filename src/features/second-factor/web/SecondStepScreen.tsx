import { useState } from 'react';
import { Link, useLocation } from 'react-router';
import type { EndpointReply } from '#contract/endpoint.ts';
import { pathAfterLogin, useAfterLogin } from '#ui/app/after-login.ts';
import { type App, usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useScripted } from '#ui/app/useScripted.ts';
import { type PostedAnswer, sendPosted, usePosted } from '#ui/form/posted.ts';
import { NO_REFUSAL } from '#ui/form/refusal.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Title } from '#ui/layout/Title.tsx';
import { buttonClass } from '#ui/primitives/Button.tsx';
import type { PostedStep, StepToGive } from '#ui/second-step/next-step.ts';
import { RecoveryCodes } from '#ui/second-step/RecoveryCodes.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { giveCode } from '../contract.ts';
import { CodeStep } from './CodeStep.tsx';
import { codeForm } from './code-form.ts';
import { EnrolStep } from './EnrolStep.tsx';

/** Without JavaScript: the login page posts the challenge here, and this page the code. */
export async function answer(
  app: App,
  posted: URLSearchParams,
  search: URLSearchParams,
): Promise<PostedAnswer> {
  const challenge = posted.get('challenge') ?? '';
  if (!posted.has('code')) {
    const values = { challenge, secret: posted.get('secret') ?? '', uri: posted.get('uri') ?? '' };
    return { status: 200, form: { values, sent: false, refusal: NO_REFUSAL } };
  }
  const form = codeForm(app, { challenge }, (input) => app.caller.call(giveCode, input));
  const answered = await sendPosted(app, form, posted);
  return answered.form.sent ? { goTo: pathAfterLogin(app, search) } : answered;
}

/** The second step of a login: a code, or setting up the app that makes them. */
export function SecondStepScreen() {
  const { t } = useTranslation('second-factor');
  const step = useStep();
  const arrive = useAfterLogin();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const goOn = async ({ recovery_codes }: EndpointReply<typeof giveCode>) =>
    recovery_codes ? setCodes(recovery_codes) : arrive();
  return (
    <AuthLayout quote={t('step.quote')}>
      <PageTitle title={t('step.title')} />
      {codes && (
        <>
          <Title takesFocus>{t('codes.heading')}</Title>
          <RecoveryCodes codes={codes} say={(word) => t(`codes.${word}`)} onKept={() => void arrive()} />
        </>
      )}
      {!codes && step?.enrol && <EnrolStep step={step} enrol={step.enrol} onDone={goOn} />}
      {!codes && step && !step.enrol && <CodeStep step={step} onDone={goOn} />}
      {!codes && !step && <PasswordFirst />}
      <HelpLine />
    </AuthLayout>
  );
}

/** What the login handed over: in the history of the tab, or posted without JavaScript. */
function useStep(): StepToGive | undefined {
  const posted = usePosted<PostedStep>()?.values;
  const { state } = useLocation();
  // The server does not see the history of the tab.
  const isScripted = useScripted();
  if (posted?.challenge !== undefined) {
    const { challenge, secret = '', uri = '' } = posted;
    return { challenge, isPasswordSaved: false, ...(secret === '' ? {} : { enrol: { secret, uri } }) };
  }
  return isScripted && typeof state?.challenge === 'string' ? state : undefined;
}

function PasswordFirst() {
  const { t } = useTranslation('second-factor');
  const path = usePath();
  return (
    <>
      <div className="stack">
        <h1>{t('step.none.heading')}</h1>
        <p>{t('step.none.text')}</p>
      </div>
      <p>
        <Link className={buttonClass()} to={path('login')}>
          {t('step.none.toLogin')}
        </Link>
      </p>
    </>
  );
}
