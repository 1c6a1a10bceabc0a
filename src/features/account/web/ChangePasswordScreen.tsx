import { useTranslation } from 'react-i18next';
import { checkPasswordChange } from '#domain/identity/account.ts';
import { useApp } from '#ui/app/app.ts';
import { BackToAccount } from '#ui/app/BackToAccount.tsx';
import { useMe } from '#ui/app/me.ts';
import { PageTitle } from '#ui/app/PageTitle.tsx';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { HiddenUsername } from '#ui/form/HiddenUsername.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Page } from '#ui/layout/Page.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { useAccountChange } from './useAccountChange.ts';
import { useSaved } from './useSaved.ts';

/** Another password, after the one that counts now. It ends the sessions on all other devices. */
export function ChangePasswordScreen() {
  const { t } = useTranslation('account');
  const me = useMe();
  const form = usePasswordForm();
  if (!me) return null;
  return (
    <Page narrow before={<BackToAccount />} title={t('changePassword.title')} lead={t('changePassword.lead')}>
      <PageTitle title={t('changePassword.title')} />
      <Card>
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
      </Card>
    </Page>
  );
}

function usePasswordForm() {
  const { t } = useTranslation('account');
  const { caller } = useApp();
  const failureText = useFailureText();
  const change = useAccountChange();
  const saved = useSaved();
  return useProblemForm({
    values: { current: '', password: '', confirmation: '' },
    check: checkPasswordChange,
    labelOf: (name) => t(`changePassword.${name as 'current'}`),
    wireNames: { pass: 'password' },
    passwordField: 'current',
    async submit({ current, password }) {
      await change({ currentPassword: current, newPassword: password });
      // This device goes on in a new session, which has a token of its own.
      caller.forgetToken();
      await saved(t('changePassword.done'));
    },
    failureText: (failure) => failureText(failure, t('changePassword.failed')),
  });
}
