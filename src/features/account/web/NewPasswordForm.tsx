import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { checkConfirmation, checkPassword, PASSWORD_MIN_LENGTH } from '#domain/account.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { ErrorSummary } from '#ui/form/ErrorSummary.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { resetPassword } from '../link-contract.ts';
import { type LinkParts, refusalOf, resetLinkQuery } from './reset-link.ts';

/** Chooses a password with a link that works, which logs in. */
export function NewPasswordForm({ link }: { link: LinkParts }) {
  const { t } = useTranslation(['account', 'ui']);
  const app = useApp();
  const path = usePath();
  const queryClient = useQueryClient();
  const form = useProblemForm({
    values: { password: '', confirmation: '' },
    check: ({ password, confirmation }) => [
      ...checkPassword('password', password),
      ...checkConfirmation('confirmation', password, confirmation),
    ],
    labelOf: (name) => t(`reset.${name as 'password' | 'confirmation'}`),
    wireNames: { pass: 'password' },
    async submit({ password }) {
      try {
        await app.caller.call(resetPassword, { body: { ...link, new_pass: password } });
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        queryClient.setQueryData(resetLinkQuery(app, link).queryKey, refusal);
        return;
      }
      // A fresh document in the place of this one: the session is a new one, so nothing that was fetched for whoever was
      // logged in here goes along, and the link leaves the history.
      window.location.replace(path('passwordChosen'));
      // Stays busy until that document is there: the link is used up.
      await new Promise(() => undefined);
    },
    failureText: ({ code }) =>
      t(code === 'network' || code === 'unavailable' ? `ui:failure.${code}` : 'reset.failed'),
  });
  return (
    <>
      <div className="stack">
        <h1>{t('reset.heading')}</h1>
        <p>{t('reset.lead')}</p>
      </div>
      <form className="stack" method="post" noValidate onSubmit={form.onSubmit}>
        <ErrorSummary key={form.attempts} problems={form.summary} />
        {form.failure && (
          <Banner tone="danger" role="alert">
            {form.failure}
          </Banner>
        )}
        <PasswordField
          label={t('reset.password')}
          description={t('reset.passwordHelp', { count: PASSWORD_MIN_LENGTH })}
          autoComplete="new-password"
          {...form.field('password')}
        />
        <PasswordField
          label={t('reset.confirmation')}
          autoComplete="new-password"
          {...form.field('confirmation')}
        />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('reset.submit')}
          </Button>
        </FormActions>
      </form>
    </>
  );
}
