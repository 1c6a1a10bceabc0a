import { useQueryClient } from '@tanstack/react-query';
import { checkConfirmation, checkPassword } from '#domain/identity/credentials.ts';
import { isForNurses } from '#domain/site/site.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { linkRefusalOf } from '#ui/app/failure/link-refusal.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { OwnDeviceField } from '#ui/form/OwnDeviceField.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useSecondStep } from '#ui/second-step/next-step.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { resetPassword } from '../link-contract.ts';
import { NewPasswordFields } from './NewPasswordFields.tsx';
import { type LinkParts, resetLinkQuery } from './reset-link.ts';

/** Sets a password through a valid link, which also logs in. */
export function NewPasswordForm({ link }: { link: LinkParts }) {
  const { t } = useTranslation(['account', 'ui']);
  const app = useApp();
  const path = usePath();
  const queryClient = useQueryClient();
  const goToSecondStep = useSecondStep();
  const form = useProblemForm({
    values: { password: '', confirmation: '', ownDevice: false },
    check: ({ password, confirmation }) => [
      ...checkPassword('password', password),
      ...checkConfirmation('confirmation', password, confirmation),
    ],
    labelOf: (name) => (name === 'ownDevice' ? t('ui:ownDevice.label') : t(`reset.${name}`)),
    wireNames: { pass: 'password' },
    async submit({ password, ownDevice }) {
      try {
        await app.caller.call(resetPassword, {
          body: { ...link, new_pass: password, own_device: ownDevice },
        });
      } catch (error) {
        if (goToSecondStep(error, { isPasswordSaved: true })) return;
        const refusal = linkRefusalOf(error);
        if (!refusal) throw error;
        queryClient.setQueryData(resetLinkQuery(app, link).queryKey, refusal);
        return;
      }
      // A full page load replacing this one: the session is new, so nothing fetched for a previous session may be reused,
      // and the link leaves the history.
      window.location.replace(path('passwordChosen'));
      // Stays busy until that page has loaded: the link is used up.
      await new Promise(() => undefined);
    },
    failureText: t('reset.failed'),
  });
  return (
    <>
      <div className="stack">
        <h1>{t('reset.heading')}</h1>
        <p>{t(isForNurses(app.site) ? 'nurse.resetLead' : 'reset.lead')}</p>
      </div>
      <Form form={form}>
        <NewPasswordFields
          labels={{ password: t('reset.password'), confirmation: t('reset.confirmation') }}
          field={form.field}
        />
        <OwnDeviceField {...form.field('ownDevice')} />
        <FormActions>
          <Button type="submit" block busy={form.busy}>
            {t('reset.submit')}
          </Button>
        </FormActions>
      </Form>
    </>
  );
}
