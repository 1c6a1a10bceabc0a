import { Check } from 'lucide-react';
import { AVATARS } from '#domain/identity/account.ts';
import { avatarSource } from '#ui/app/Avatar.tsx';
import { type Bound, Field, type FieldOptions } from '#ui/form/Field.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AvatarPicker.module.css';

const CHOICES = Array.from({ length: AVATARS }, (_, index) => index + 1);

/** One picture out of twelve, as native radio buttons: arrow keys move the choice. */
export function AvatarPicker({ name, value, onChange, error }: Bound<number | null> & FieldOptions) {
  const { t } = useTranslation('settings');
  return (
    <Field as="radios" name={name} label={t('avatar.legend')} error={error}>
      {({ id }) => (
        <div className={styles.pictures}>
          {CHOICES.map((avatar) => (
            <label key={avatar} className={styles.picture}>
              <input
                type="radio"
                id={avatar === 1 ? id : undefined}
                name={name}
                value={avatar}
                checked={value === avatar}
                onChange={() => onChange(avatar)}
              />
              <img
                src={avatarSource(avatar)}
                alt={t(`avatar.names.${avatar}` as 'avatar.names.1')}
                width={80}
                height={80}
              />
              <Check className={styles.mark} aria-hidden="true" />
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}
