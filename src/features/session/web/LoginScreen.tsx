import { EyeOff } from 'lucide-react';
import { Link } from 'react-router';
import type { SecondStep } from '#contract/endpoint.ts';
import { checkLogin } from '#domain/identity/account.ts';
import { audienceOf, isForNurses } from '#domain/site/site.ts';
import { letIn, pathAfterLogin, useAfterLogin } from '#ui/app/after-login.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { type CallFailure, minutesToWait } from '#ui/app/caller.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { OwnDeviceField } from '#ui/form/OwnDeviceField.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import {
  type PostableForm,
  type PostedAnswer,
  type PostedForm,
  sendPosted,
  usePosted,
} from '#ui/form/posted.ts';
import { NO_REFUSAL } from '#ui/form/refusal.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { type PostedStep, secondStepIn, useSecondStep } from '#ui/second-step/next-step.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { login } from '../contract.ts';
import styles from './LoginScreen.module.css';
import { OrganisationLogin, SignOnOutcome } from './OrganisationLogin.tsx';
import { WaitingLogin } from './WaitingLogin.tsx';

interface LoginDraft {
  readonly mail: string;
  readonly password: string;
  readonly ownDevice: boolean;
}

/** The pages where a participant or a nurse without an account registers. */
const SIGN_UP = ['register', 'registerNurse'] as const;

/** Refusals of logins that come too soon after others; they do not depend on whether the address has an account. */
const SLOWED_DOWN: ReadonlySet<CallFailure['code']> = new Set([
  'flood_address',
  'flood_account',
  'too_many_requests',
]);

/** Refusals of the address or the password. */
const WRONG: ReadonlySet<CallFailure['code']> = new Set([
  'credentials_missing',
  'credentials_wrong',
  'account_blocked',
]);

/** Validates and sends a login, with or without JavaScript. */
function loginForm(app: App, send: Submission<typeof login>['send']): PostableForm<LoginDraft> {
  const t = app.i18n.in('session');
  return {
    values: { mail: '', password: '', ownDevice: false },
    check: checkLogin,
    secrets: ['password'],
    send: ({ mail, password, ownDevice }) =>
      letIn(app, mail, send({ body: { name: mail, pass: password, own_device: ownDevice } })),
    failureText: (failure) =>
      SLOWED_DOWN.has(failure.code)
        ? t('login.tooOften', { count: minutesToWait(failure) })
        : failureText(app, failure, t(`login.${whatFailed(app, failure)}`)),
  };
}

/**
 * Chooses the text for a refused login. There is one for every wrong login, so that it does not reveal which part was wrong (spec
 * 1 §8). Only after the right password is a nurse told that she waits for approval or was blocked (docs/decisions/0067).
 */
function whatFailed({ site }: App, { code }: CallFailure): 'waits' | 'failed' | 'broken' {
  if (code === 'account_blocked' && isForNurses(site)) return 'waits';
  return WRONG.has(code) ? 'failed' : 'broken';
}

export async function answer(
  app: App,
  posted: URLSearchParams,
  search: URLSearchParams,
): Promise<PostedAnswer> {
  let step: SecondStep | undefined;
  const form = loginForm(app, (input) =>
    app.caller.call(login, input).catch((error: unknown) => {
      step = secondStepIn(error);
      throw error;
    }),
  );
  const answered = await sendPosted(app, form, posted);
  if (answered.form.sent) return { goTo: pathAfterLogin(app, search) };
  return step ? { status: 200, form: waitingForm(step) } : answered;
}

/** The posted form of a login that was sent without scripts, and waits for its second step. */
function waitingForm({ challenge, enrol }: SecondStep): PostedForm<PostedStep> {
  return { values: { challenge, ...enrol }, sent: false, refusal: NO_REFUSAL };
}

export function LoginScreen() {
  const { t } = useTranslation(['session', 'ui']);
  const app = useApp();
  const path = usePath();
  const arrive = useAfterLogin();
  const goToSecondStep = useSecondStep();
  const waiting = usePosted<PostedStep>()?.values;
  const signUp = SIGN_UP.find((name) => app.isOpen(name));
  const submission = useSubmission(login);
  const rules = loginForm(app, submission.send);
  const form = useProblemForm({
    ...rules,
    labelOf: (name) => (name === 'ownDevice' ? t('ui:ownDevice.label') : t(`login.${name}`)),
    async submit(values) {
      try {
        await rules.send(values);
      } catch (error) {
        if (!goToSecondStep(error, { isPasswordSaved: false })) throw error;
        return;
      }
      await arrive();
    },
  });
  if (waiting?.challenge !== undefined) return <WaitingLogin step={waiting} />;
  return (
    <AuthLayout quote={t(`login.quote.${audienceOf(app.site)}`)}>
      <PageTitle title={t('login.title')} />
      <div className="stack">
        <h1>{t('login.heading')}</h1>
        <p>{t('login.lead')}</p>
      </div>
      <SignOnOutcome />
      <Form form={form}>
        <TextField label={t('login.mail')} type="email" autoComplete="username" {...form.field('mail')} />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <OwnDeviceField {...form.field('ownDevice')} />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </Form>
      <p className="row row-between">
        {app.isOpen('forgotPassword') && <Link to={path('forgotPassword')}>{t('login.forgot')}</Link>}
        {signUp && <Link to={path(signUp)}>{t('login.noAccount')}</Link>}
      </p>
      <OrganisationLogin />
      {app.isOpen('loggedOut') && (
        <p>
          <Link to={path('loggedOut')}>{t('login.letIn')}</Link>
        </p>
      )}
      {app.settings.quickExitUrl !== null && (
        <Note icon={<EyeOff aria-hidden="true" />}>
          {t('login.exit')} <span className={styles.byKeyboard}>{t('login.exitByKeyboard')}</span>
        </Note>
      )}
      <HelpLine />
    </AuthLayout>
  );
}
