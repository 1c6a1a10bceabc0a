import { isLetIn, type Me } from '#domain/identity/account.ts';
import { checkPasswordChange } from '#domain/identity/credentials.ts';
import { pathTo } from '#domain/site/paths.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackLink.tsx';
import { meQuery, useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useSubmission } from '#ui/app/submission.ts';
import { useSaved } from '#ui/app/useSaved.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { HiddenUsername } from '#ui/form/proof/HiddenUsername.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { accountChange } from '../change-contract.ts';
import { changeUser } from '../contract.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';

/** Somebody who logs in without a password has none to change. */
export function before(app: App): string | null {
  const me = app.queryClient.getQueryData(meQuery(app).queryKey);
  return isLetIn(me) ? pathTo(app, 'account') : null;
}

/** Changes the password, given the current one. This ends the sessions on all other devices. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('account');
  const me = useMe();
  if (!me) return null;
  return (
    <Page narrow before={<BackToAccount />} title={t('changePassword.title')} lead={t('changePassword.lead')}>
      <PageTitle title={t('changePassword.title')} />
      <Card>
        <PasswordForm me={me} />
      </Card>
    </Page>
  );
}

function PasswordForm({ me }: { me: Me }) {
  const { t } = useTranslation('account');
  const form = usePasswordForm(me);
  return (
    <Form form={form}>
      <HiddenUsername mail={me.mail} />
      <PasswordField
        label={t('changePassword.current')}
        autoComplete="current-password"
        {...form.field('current')}
      />
      <NewPasswordFields
        labels={{
          password: t('changePassword.password'),
          confirmation: t('changePassword.confirmation'),
        }}
        field={form.field}
      />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('changePassword.submit')}
        </Button>
      </FormActions>
    </Form>
  );
}

function usePasswordForm(me: Me) {
  const { t } = useTranslation('account');
  const { caller } = useApp();
  const { send, wasProbablyDone } = useSubmission(changeUser);
  const endSession = useSessionEnd();
  const saved = useSaved();
  return useProblemForm({
    values: { current: '', password: '', confirmation: '' },
    check: checkPasswordChange,
    labelOf: (name) => t(`changePassword.${name}`),
    wireNames: { pass: 'password' },
    passwordField: 'current',
    async submit({ current, password }) {
      try {
        await send(accountChange(me.uid, { currentPassword: current, newPassword: password }));
      } catch (error) {
        if (!wasProbablyDone(error)) throw error;
        return endSession(t('changePassword.probably'));
      }
      // This device continues in a new session, which has its own token.
      caller.forgetToken();
      await saved(t('changePassword.done'));
    },
    failureText: t('changePassword.failed'),
  });
}
