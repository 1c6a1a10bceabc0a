import type { ComponentProps, ReactNode } from 'react';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & { label: ReactNode };

/** Set `autoComplete` for anything about the person. */
export function TextField({ label, name, error, description, optional, onChange, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} error={error} description={description} optional={optional}>
      {(wiring) => (
        <input
          type="text"
          {...input}
          {...wiring}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          className={controls.control}
        />
      )}
    </Field>
  );
}
