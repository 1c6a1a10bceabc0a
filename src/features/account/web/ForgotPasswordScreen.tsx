import { useState } from 'react';
import { Link } from 'react-router';
import { checkMail } from '#domain/identity/account.ts';
import { type App, useApp, usePath } from '#ui/app/app.ts';
import { failureText } from '#ui/app/failure/useFailureText.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { type Submission, useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { type PostableForm, type PostedAnswer, sendPosted, usePosted } from '#ui/form/posted.ts';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { AuthLayout } from '#ui/layout/AuthLayout.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { TaggedText } from '#ui/words/TaggedText.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { forgotPassword } from '../link-contract.ts';
import { LinkSent } from './LinkSent.tsx';

/** Validates and sends the request, with or without JavaScript. */
function forgotForm(
  app: App,
  send: Submission<typeof forgotPassword>['send'],
): PostableForm<{ mail: string }> {
  const t = app.i18n.in('account');
  return {
    values: { mail: '' },
    check: ({ mail }) => checkMail('mail', mail),
    send: ({ mail }) => send({ body: { mail: mail.trim() } }),
    failureText: (failure) =>
      failureText(app, failure, { failed: t('forgot.failed'), tooOften: t('forgot.tooOften') }),
  };
}

export async function answer(app: App, posted: URLSearchParams): Promise<PostedAnswer> {
  const form = forgotForm(app, (input) => app.caller.call(forgotPassword, input));
  return sendPosted(app, form, posted);
}

/** Requests a link for a new password. The outcome looks the same whether the address has an account or not. */
export function ForgotPasswordScreen() {
  const { t } = useTranslation(['account', 'ui']);
  const app = useApp();
  const path = usePath();
  const submission = useSubmission(forgotPassword);
  const posted = usePosted<{ mail: string }>();
  const [sentTo, setSentTo] = useState<string | null>(
    posted?.sent ? (posted.values.mail ?? '').trim() : null,
  );
  const rules = forgotForm(app, submission.send);
  const form = useProblemForm({
    ...rules,
    labelOf: () => t('forgot.mail'),
    async submit(values) {
      await rules.send(values);
      setSentTo(values.mail.trim());
    },
  });
  return (
    <AuthLayout quote={t('forgot.quote')}>
      <PageTitle title={t('forgot.title')} />
      {sentTo === null ? (
        <>
          <div className="stack">
            <h1>{t('forgot.heading')}</h1>
            <p>{t('forgot.lead')}</p>
            <LetIn />
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
      <HelpLine />
    </AuthLayout>
  );
}

/** Tells people who come in through an organisation that no link will come for them. */
function LetIn() {
  const { t } = useTranslation('account');
  const { isOpen } = useApp();
  const path = usePath();
  if (!isOpen('loggedOut')) return null;
  return (
    <p>
      <TaggedText text={t('forgot.letIn')} parts={{ how: <Link to={path('loggedOut')} /> }} />
    </p>
  );
}
