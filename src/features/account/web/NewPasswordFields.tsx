import { PASSWORD_MIN_LENGTH } from '#domain/identity/credentials.ts';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { PasswordField } from '#ui/form/PasswordField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface NewPasswordFieldsProps {
  readonly labels: { readonly password: string; readonly confirmation: string };
  /** Binds the two fields, as `useProblemForm` does. */
  field(name: 'password' | 'confirmation'): Bound<string> & FieldOptions;
}

/** The new password, typed twice, with its requirements. */
export function NewPasswordFields({ labels, field }: NewPasswordFieldsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <PasswordField
        label={labels.password}
        description={t('passwordHelp', { count: PASSWORD_MIN_LENGTH })}
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField label={labels.confirmation} autoComplete="new-password" {...field('confirmation')} />
    </>
  );
}
