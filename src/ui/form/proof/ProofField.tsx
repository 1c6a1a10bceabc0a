import { useMe } from '#ui/app/me.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Bound, FieldOptions } from '../Field.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { TextField } from '../TextField.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { useProof } from './useProof.ts';

/** The field for `useProof`. */
export function ProofField(field: Bound<string> & FieldOptions) {
  const { t } = useTranslation('ui');
  const me = useMe();
  const { word } = useProof();
  if (word !== null) return <TextField label={t('proof.word', { word })} autoComplete="off" {...field} />;
  return (
    <>
      <HiddenUsername mail={me?.mail ?? ''} />
      <PasswordField label={t('proof.password')} autoComplete="current-password" {...field} />
    </>
  );
}
