import { useScripted } from '#ui/app/useScripted.ts';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

type CodeFieldProps = Bound<string> & FieldOptions & { readonly isRecovery?: boolean };

/** A field for a code of an app, which phones offer to fill in, or for a recovery code. Without JavaScript either can be typed. */
export function CodeField({ isRecovery = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation('second-factor');
  const isScripted = useScripted();
  const hint = isRecovery ? t('code.recoveryHint') : isScripted ? undefined : t('code.either');
  return (
    <TextField
      {...field}
      label={t(isRecovery ? 'code.recovery' : 'code.app')}
      description={hint}
      inputMode={isRecovery || !isScripted ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize={isRecovery ? 'characters' : 'off'}
      spellCheck={false}
    />
  );
}
