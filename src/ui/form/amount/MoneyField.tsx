import type { ReactNode } from 'react';
import { cx } from '../../cx.ts';
import controls from '../control.module.css';
import { type Bound, Field, type FieldOptions } from '../Field.tsx';
import styles from './MoneyField.module.css';

type MoneyFieldProps = FieldOptions & Bound<string> & { label: ReactNode };

/** Like AmountField, text in and text out: parse and check it on saving. Say “euro” in the label or below. */
export function MoneyField({ label, name, value, onChange, ...field }: MoneyFieldProps) {
  return (
    <Field {...field} name={name} label={label}>
      {(wiring) => (
        <span className={cx(controls.group, styles.group)}>
          <span className={styles.prefix} aria-hidden="true">
            €
          </span>
          <input
            {...wiring}
            name={name}
            type="text"
            inputMode="decimal"
            autoComplete="off"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className={cx(controls.control, styles.input)}
          />
        </span>
      )}
    </Field>
  );
}
