import { useQueryClient } from '@tanstack/react-query';
import { Trans, useTranslation } from 'react-i18next';
import { Link, useNavigate } from 'react-router';
import { checkCredentials, PASSWORD_MIN_LENGTH } from '#domain/account.ts';
import { pathTo } from '#domain/paths.ts';
import { siteProfile } from '#domain/site.ts';
import { ONBOARDING_COOKIE } from '#features/onboarding/contract.ts';
import { login } from '#features/session/contract.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { meQuery } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { Checkbox } from '#ui/form/Checkbox.tsx';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { registerAccount, registrationBody } from '../contract.ts';

/** Nobody makes an account before the checklist (spec 1 §2). */
export function before(app: App): string | null {
  return app.hasCookie(ONBOARDING_COOKIE) ? null : pathTo(app, 'register', {}, { required: '1' });
}

/** Name, address and password; afterwards the person is logged in at once (contract A61). */
export function CredentialsScreen() {
  const { t } = useTranslation(['account', 'ui']);
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
      await navigate(path(siteProfile(app.site).home as 'plan'), { replace: true });
    },
    failureText: ({ code }) =>
      t(code === 'network' || code === 'unavailable' ? `ui:failure.${code}` : 'credentials.failed'),
  });
  return (
    <AuthLayout quote={t('credentials.quote')}>
      <PageTitle title={t('credentials.title')} />
      <div className="stack">
        <h1>{t('credentials.heading')}</h1>
        <p>{t('credentials.lead')}</p>
      </div>
      <form className="stack" method="post" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary key={form.attempts} problems={form.summary} />
        {form.failure && (
          <Banner tone="danger" role="alert">
            {form.failure}
          </Banner>
        )}
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
        <PasswordField
          label={t('credentials.password')}
          description={t('credentials.passwordHelp', { count: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label={t('credentials.confirmation')}
          autoComplete="new-password"
          {...form.field('confirmation')}
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
      </form>
      <p>
        <Link to={path('login')}>{t('credentials.hasAccount')}</Link>
      </p>
    </AuthLayout>
  );
}
