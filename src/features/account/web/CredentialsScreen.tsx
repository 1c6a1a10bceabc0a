import { useQueryClient } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { checkCredentials } from '#domain/account.ts';
import { pathTo } from '#domain/paths.ts';
import { siteProfile } from '#domain/site.ts';
import { ONBOARDING_COOKIE } from '#features/onboarding/contract.ts';
import { login } from '#features/session/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { meQuery } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { registerAccount, registrationBody } from '../contract.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Nobody makes an account before the checklist (spec 1 §2). */
export function before(app: App): string | null {
  return app.hasCookie(ONBOARDING_COOKIE) ? null : pathTo(app, 'register', {}, { required: '1' });
}

/** Name, address and password; afterwards the person is logged in at once (contract A61). */
export function CredentialsScreen() {
  const { t } = useTranslation(['account', 'ui']);
  const failureText = useFailureText();
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const registration = useSubmission(registerAccount);
  const form = useProblemForm({
    values: { name: '', mail: '', password: '', confirmation: '', privacy: false },
    check: checkCredentials,
    labelOf: (name) => t(name === 'privacy' ? 'credentials.privacyShort' : `credentials.${name as 'name'}`),
    wireNames: { field_name: 'name', pass: 'password' },
    async submit(values) {
      const logIn = () => app.caller.call(login, { body: { name: values.mail, pass: values.password } });
      try {
        await registration.send({ body: registrationBody(values, app.language) });
        await logIn();
      } catch (error) {
        // The account may have been made by a try whose answer was lost; then its password opens it.
        if (!(error instanceof CallFailure) || !error.fields['mail']) throw error;
        await logIn().catch(() => {
          throw error;
        });
      }
      app.caller.forgetToken();
      await queryClient.fetchQuery({ ...meQuery(app), staleTime: 0 });
      await navigate(path(siteProfile(app.site).home), { replace: true });
    },
    failureText: (failure) => failureText(failure, t('credentials.failed')),
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
        <Checkbox
          label={
            <Trans
              t={t}
              i18nKey="credentials.privacy"
              components={{ privacy: <Link to={path('privacy')} target="_blank" /> }}
            />
          }
          {...form.field('privacy')}
        />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('credentials.submit')}
          </Button>
        </FormActions>
      </Form>
      <p>
        <Link to={path('login')}>{t('credentials.hasAccount')}</Link>
      </p>
    </AuthLayout>
  );
}
