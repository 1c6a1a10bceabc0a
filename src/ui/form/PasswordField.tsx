import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { IconButton } from '../primitives/IconButton.tsx';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';
import styles from './PasswordField.module.css';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & { label: ReactNode; autoComplete: 'current-password' | 'new-password' };

/** `autoComplete` is required, because a password manager needs it to tell logging in from choosing. */
export function PasswordField({
  label,
  name,
  error,
  description,
  optional,
  onChange,
  ...input
}: PasswordFieldProps) {
  const { t } = useTranslation('ui');
  const [shown, setShown] = useState(false);
  return (
    <Field name={name} label={label} error={error} description={description} optional={optional}>
      {(wiring) => (
        <span className={controls.group}>
          <input
            autoCapitalize={shown ? 'none' : undefined}
            spellCheck={false}
            {...input}
            {...wiring}
            name={name}
            onChange={(event) => onChange(event.target.value)}
            type={shown ? 'text' : 'password'}
            className={cx(controls.control, styles.input)}
          />
          <IconButton
            className={styles.toggle}
            label={t(shown ? 'hidePassword' : 'showPassword')}
            icon={shown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        </span>
      )}
    </Field>
  );
}
