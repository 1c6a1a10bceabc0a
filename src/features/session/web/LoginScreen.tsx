import { useQueryClient } from '@tanstack/react-query';
import { EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { checkMail } from '#domain/account.ts';
import { languageOfPath, safeReturnPath } from '#domain/paths.ts';
import { NO_PROBLEMS, problem } from '#domain/problem.ts';
import { siteProfile } from '#domain/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { meQuery } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Note } from '#ui/primitives/Note.tsx';
import { login } from '../contract.ts';

/** Where the person came from, save where that would log them out again or is no page. */
function returnPath(origin: string | null, logout: string): string | null {
  const back = safeReturnPath(origin);
  return back && !back.endsWith(logout) && !back.startsWith('/api/') ? back : null;
}

export function LoginScreen() {
  const { t } = useTranslation(['session', 'ui']);
  const failureText = useFailureText();
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [search] = useSearchParams();
  const submission = useSubmission(login);
  const form = useProblemForm({
    values: { mail: '', password: '' },
    check: ({ mail, password }) => [
      ...checkMail('mail', mail),
      ...(password === '' ? problem('password', 'required') : NO_PROBLEMS),
    ],
    labelOf: (name) => t(`login.${name as 'mail' | 'password'}`),
    async submit({ mail, password }) {
      await submission.send({ body: { name: mail, pass: password } });
      app.caller.forgetToken();
      await queryClient.fetchQuery({ ...meQuery(app), staleTime: 0 });
      const back = returnPath(search.get('origin'), path('logout'));
      if (back && languageOfPath(back).language !== app.language) {
        // Each document speaks one language; the other one needs its own.
        window.location.assign(back);
        return;
      }
      await navigate(back ?? path(siteProfile(app.site).home), { replace: true });
    },
    // One text for every refusal, so that it tells nobody which part was wrong (spec 1 §8).
    failureText: (failure) => failureText(failure, t('login.failed')),
  });
  return (
    <AuthLayout quote={t('login.quote')}>
      <PageTitle title={t('login.title')} />
      <div className="stack">
        <h1>{t('login.heading')}</h1>
        <p>{t('login.lead')}</p>
      </div>
      <Form form={form}>
        <TextField label={t('login.mail')} type="email" autoComplete="username" {...form.field('mail')} />
        <PasswordField
          label={t('login.password')}
          autoComplete="current-password"
          {...form.field('password')}
        />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('login.submit')}
          </Button>
        </FormActions>
      </Form>
      <p className="row row-between">
        {app.isOpen('forgotPassword') && <Link to={path('forgotPassword')}>{t('login.forgot')}</Link>}
        {app.isOpen('register') && <Link to={path('register')}>{t('login.noAccount')}</Link>}
      </p>
      <Note icon={<EyeOff aria-hidden="true" />}>{t('login.exit')}</Note>
    </AuthLayout>
  );
}
