import { type ComponentProps, type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '../cx.ts';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & {
    label: ReactNode;
    count?: { length: number; max: number } | undefined;
  };

/** `count` shows how much is used; the limit itself is checked by the caller, so that no text is cut off. */
export function TextArea({
  label,
  name,
  error,
  description,
  optional,
  count,
  onChange,
  ...area
}: TextAreaProps) {
  const { t } = useTranslation('ui');
  const countId = useId();
  return (
    <Field
      name={name}
      label={label}
      error={error}
      description={description}
      optional={optional}
      describedBy={count && countId}
    >
      {(wiring) => (
        <>
          <textarea
            {...area}
            {...wiring}
            name={name}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controls.control, styles.area)}
          />
          {count && (
            <p className={cx(styles.count, count.length > count.max && styles.over)} id={countId}>
              {t('characters', { ...count })}
            </p>
          )}
        </>
      )}
    </Field>
  );
}
