import { type ReactNode, useId } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import choice from './choice.module.css';
import frame from './Field.module.css';
import { type Bound, FieldError, type FieldOptions, fieldId } from './Field.tsx';

type CheckboxProps = FieldOptions & Bound<boolean> & { label: ReactNode; disabled?: boolean | undefined };

/** Its value is whether it is checked. The whole row is the target, except links inside it. */
export function Checkbox({ label, name, error, description, optional, disabled, ...bound }: CheckboxProps) {
  const { value, onChange, ...focus } = bound;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const errorId = error ? `${ownId}error` : undefined;
  const descriptionId = description ? `${ownId}description` : undefined;
  return (
    <div className={cx(frame.field, error && frame.invalid)}>
      {error && <FieldError id={errorId} text={error} />}
      <label className={choice.choice}>
        <input
          type="checkbox"
          id={fieldId(name)}
          name={name}
          checked={value}
          disabled={disabled}
          {...focus}
          onChange={(event) => onChange(event.target.checked)}
          aria-labelledby={`${ownId}label`}
          aria-describedby={cx(descriptionId, errorId) || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span id={`${ownId}label`}>
          {label} {optional && <span className={frame.optional}>{t('optional')}</span>}
        </span>
        {description && (
          <span className={choice.description} id={descriptionId}>
            {description}
          </span>
        )}
      </label>
    </div>
  );
}
