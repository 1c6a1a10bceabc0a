import type { ComponentProps } from 'react';
import { CountedField, type CountedFieldProps } from './CountedField.tsx';
import controls from './control.module.css';
import type { Bound } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | keyof Bound<string>> &
  CountedFieldProps &
  Bound<string>;

/** Set `autoComplete` for anything about the person. `count` is as in CountedField. */
export function TextField(props: TextFieldProps) {
  const { label, name, error, description, optional, askedBy, count, onChange, ...input } = props;
  return (
    <CountedField {...{ label, name, error, description, optional, askedBy, count }}>
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
    </CountedField>
  );
}
