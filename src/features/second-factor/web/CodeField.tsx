import { useScripted } from '#ui/app/useScripted.ts';
import type { Bound, FieldOptions } from '#ui/form/Field.tsx';
import { TextField } from '#ui/form/TextField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

interface CodeKind {
  readonly isRecovery?: boolean;
  /** Whether a recovery code can be typed instead. */
  readonly takesEither?: boolean;
}

type CodeFieldProps = Bound<string> & FieldOptions & CodeKind;

/** A field for a code of an app, which phones offer to fill in, or for a recovery code. Without JavaScript either can be typed. */
export function CodeField({ isRecovery = false, takesEither = false, ...field }: CodeFieldProps) {
  const { t } = useTranslation('second-factor');
  const isScripted = useScripted();
  const isEither = takesEither || !isScripted;
  const hint = isRecovery ? t('code.recoveryHint') : isEither ? t('code.either') : undefined;
  return (
    <TextField
      {...field}
      label={t(isRecovery ? 'code.recovery' : 'code.app')}
      description={hint}
      inputMode={isRecovery || isEither ? 'text' : 'numeric'}
      autoComplete={isRecovery ? 'off' : 'one-time-code'}
      autoCapitalize={isRecovery ? 'characters' : 'off'}
      spellCheck={false}
    />
  );
}
