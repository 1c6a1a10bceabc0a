import type { ProofWords } from '#domain/identity/account.ts';
import { useMe } from '#ui/app/me.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Bound, FieldOptions } from '../Field.tsx';
import { PasswordField } from '../PasswordField.tsx';
import { TextField } from '../TextField.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { useProof } from './useProof.ts';

interface ProofFieldProps extends Bound<string>, FieldOptions {
  readonly words?: ProofWords;
}

/** The field for `useProof`. */
export function ProofField({ words, ...field }: ProofFieldProps) {
  const { t } = useTranslation('ui');
  const me = useMe();
  const { word } = useProof(words);
  if (word !== null) return <TextField label={t('proof.word', { word })} autoComplete="off" {...field} />;
  return (
    <>
      <HiddenUsername mail={me?.mail ?? ''} />
      <PasswordField label={t('proof.password')} autoComplete="current-password" {...field} />
    </>
  );
}
