import { checkMail } from '#domain/identity/account.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useLinkAgain } from './useLinkAgain.ts';

/** For a nurse whose link has expired: she cannot log in to ask for another one. */
export function LinkAgainForm() {
  const { t } = useTranslation('account');
  const { again } = useLinkAgain();
  const form = useProblemForm({
    values: { mail: '' },
    check: ({ mail }) => checkMail('mail', mail),
    labelOf: () => t('nurse.mail'),
    submit: ({ mail }) => again(mail.trim()),
    failureText: () => t('nurse.again.failed'),
  });
  return (
    <Form form={form}>
      <p>{t('nurse.expired')}</p>
      <TextField label={t('nurse.mail')} type="email" autoComplete="username" {...form.field('mail')} />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t('nurse.again.button')}
        </Button>
      </FormActions>
    </Form>
  );
}
