import type { ComponentProps, ReactNode } from 'react';
import controls from './control.module.css';
import { Field, type FieldOptions } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'name' | 'className'> &
  FieldOptions & { label: ReactNode; name: string };

/** Takes what react-hook-form's `register` returns. Set `autoComplete` for anything about the person. */
export function TextField({ label, name, error, description, optional, ...input }: TextFieldProps) {
  return (
    <Field name={name} label={label} error={error} description={description} optional={optional}>
      {(wiring) => <input type="text" {...input} {...wiring} name={name} className={controls.control} />}
    </Field>
  );
}
