import { useTranslation } from 'react-i18next';
import { TextField } from '#ui/form/TextField.tsx';
import type { StepProps } from './step-props.ts';

/** Invites a buddy; leaving both fields empty invites nobody. */
export function BuddyStep({ form }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  return (
    <>
      <p>{t('wizard.buddy.text')}</p>
      <TextField label={t('wizard.buddy.name')} autoComplete="off" optional {...form.field('buddy_name')} />
      <TextField
        label={t('wizard.buddy.mail')}
        type="email"
        autoComplete="off"
        optional
        {...form.field('buddy_email')}
      />
    </>
  );
}
