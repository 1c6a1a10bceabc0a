import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';
import styles from './SelectField.module.css';

type SelectFieldProps<V extends string> = Omit<
  ComponentProps<'select'>,
  'id' | 'className' | keyof Bound<string>
> &
  FieldOptions &
  Bound<V> & { label: ReactNode; options: readonly { value: V; label: string; lang?: string }[] };

/** One of a self-explanatory list; for a choice with consequences use ChoiceGroup. */
export function SelectField<V extends string>({
  label,
  name,
  error,
  description,
  optional,
  options,
  onChange,
  ...select
}: SelectFieldProps<V>) {
  return (
    <Field name={name} label={label} error={error} description={description} optional={optional}>
      {(wiring) => (
        <select
          {...select}
          {...wiring}
          name={name}
          onChange={({ target }) => {
            const chosen = options.find(({ value }) => value === target.value);
            if (chosen) onChange(chosen.value);
          }}
          className={cx(controls.control, styles.select)}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
