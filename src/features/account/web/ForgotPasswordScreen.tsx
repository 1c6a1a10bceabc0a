import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { checkMail } from '#domain/account.ts';
import { usePath } from '#ui/app/app.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { forgotPassword } from '../link-contract.ts';
import { LinkSent } from './LinkSent.tsx';

/** Asks for a link for a new password. What follows is the same whether the address has an account or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['account', 'ui']);
  const path = usePath();
  const failureText = useFailureText();
  const submission = useSubmission(forgotPassword);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useProblemForm({
    values: { mail: '' },
    check: ({ mail }) => checkMail('mail', mail),
    labelOf: () => t('forgot.mail'),
    async submit({ mail }) {
      await submission.send({ body: { mail: mail.trim() } });
      setSentTo(mail.trim());
    },
    failureText: (failure) =>
      failure.code === 'too_many_requests' ? t('forgot.tooOften') : failureText(failure, t('forgot.failed')),
  });
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('forgot.title')} />
      {sentTo === null ? (
        <>
          <div className="stack">
            <h1>{t('forgot.heading')}</h1>
            <p>{t('forgot.lead')}</p>
          </div>
          <Form form={form}>
            <TextField
              label={t('forgot.mail')}
              type="email"
              autoComplete="username"
              {...form.field('mail')}
            />
            <FormActions>
              <Button type="submit" block busy={form.busy}>
                {t('forgot.submit')}
              </Button>
            </FormActions>
          </Form>
          <p>
            <Link to={path('login')}>{t('forgot.toLogin')}</Link>
          </p>
        </>
      ) : (
        <LinkSent mail={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </AuthLayout>
  );
}
