import { Link } from 'react-router';
import { type CredentialsDraft, checkCredentials } from '#domain/identity/credentials.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import { pathTo } from '#domain/site/paths.ts';
import { ONBOARDING_COOKIE } from '#features/onboarding/contract.ts';
import { login } from '#features/session/contract.ts';
import { letIn, takeOver } from '#ui/app/after-login.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { OwnDeviceField } from '#ui/form/OwnDeviceField.tsx';
import type { PostableForm, PostedAnswer } from '#ui/form/posted.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { registerAccount, registrationBody } from '../contract.ts';
import { answerRegistering, useAfterRegistering } from './after-registering.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { PrivacyAgreement } from './PrivacyAgreement.tsx';

/** The checklist comes before registering (spec 1 §2). */
export function before(app: App): string | null {
  return app.cookie(ONBOARDING_COOKIE) ? null : pathTo(app, 'register', {}, { required: '1' });
}

/** Validates and creates an account, which logs in at once (contract A61), with or without JavaScript. */
function credentialsForm(
  app: App,
  register: Submission<typeof registerAccount>['send'],
): PostableForm<CredentialsDraft & DeviceKind> {
  const t = app.i18n.in('account');
  return {
    values: { name: '', mail: '', password: '', confirmation: '', privacy: false, ownDevice: false },
    check: checkCredentials,
    wireNames: { field_name: 'name', pass: 'password' },
    secrets: ['password', 'confirmation'],
    async send(values) {
      const { mail, password, ownDevice } = values;
      const logIn = () =>
        app.caller.call(login, { body: { name: mail, pass: password, own_device: ownDevice } });
      try {
        const made = register({ body: registrationBody(values, app.language) });
        await letIn(app, mail, made.then(logIn));
      } catch (error) {
        // An earlier attempt whose response was lost may have made the account; then its password logs in.
        if (!(error instanceof CallFailure) || !error.fields['mail']) throw error;
        await logIn().catch((failed: unknown) => {
          // Only a wrong password says that the address is somebody else's.
          throw failed instanceof CallFailure && failed.code === 'credentials_wrong' ? error : failed;
        });
      }
    },
    failureText: { failed: t('credentials.failed'), tooOften: t('credentials.tooOften') },
  };
}

export function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const form = credentialsForm(app, (input) => app.caller.call(registerAccount, input));
  return answerRegistering(app, form, posted);
}

function labelKey(name: keyof (CredentialsDraft & DeviceKind)) {
  if (name === 'ownDevice') return 'ui:ownDevice.label';
  return name === 'privacy' ? 'credentials.privacyShort' : (`credentials.${name}` as const);
}

/** Name, address and password. */
export function CredentialsScreen() {
  const { t } = useTranslation(['account', 'ui']);
  const app = useApp();
  const path = usePath();
  const goOn = useAfterRegistering();
  const registration = useSubmission(registerAccount);
  const rules = credentialsForm(app, registration.send);
  const form = useProblemForm({
    ...rules,
    labelOf: (name) => t(labelKey(name)),
    async submit(values) {
      await rules.send(values);
      await takeOver(app);
      await goOn();
    },
  });
  return (
    <AuthLayout quote={t('credentials.quote')}>
      <PageTitle title={t('credentials.title')} />
      <div className="stack">
        <h1>{t('credentials.heading')}</h1>
        <p>{t('credentials.lead')}</p>
      </div>
      <Form form={form}>
        <TextField
          label={t('credentials.name')}
          description={t('credentials.nameHelp')}
          autoComplete="given-name"
          {...form.field('name')}
        />
        <TextField
          label={t('credentials.mail')}
          description={t('credentials.mailHelp')}
          type="email"
          autoComplete="username"
          {...form.field('mail')}
        />
        <NewPasswordFields
          labels={{ password: t('credentials.password'), confirmation: t('credentials.confirmation') }}
          field={form.field}
        />
        <PrivacyAgreement {...form.field('privacy')} />
        <OwnDeviceField {...form.field('ownDevice')} />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('credentials.submit')}
          </Button>
        </FormActions>
      </Form>
      <p>
        <Link to={path('login')}>{t('credentials.hasAccount')}</Link>
      </p>
      <HelpLine />
    </AuthLayout>
  );
}
