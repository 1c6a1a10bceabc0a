import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import controls from './control.module.css';
import styles from './DateField.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';

type DateFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & { label: ReactNode };

/** Value, `min` and `max` are YYYY-MM-DD. A browser lets people type past `min` and `max`: check on saving. */
export function DateField({ label, name, error, description, optional, onChange, ...input }: DateFieldProps) {
  return (
    <Field name={name} label={label} error={error} description={description} optional={optional}>
      {(wiring) => (
        <input
          {...input}
          {...wiring}
          type="date"
          name={name}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controls.control, styles.date)}
        />
      )}
    </Field>
  );
}
