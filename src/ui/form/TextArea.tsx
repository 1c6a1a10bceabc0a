import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';
import { CountedField, type CountedFieldProps } from './CountedField.tsx';
import controls from './control.module.css';
import type { Bound } from './Field.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | keyof Bound<string>> &
  CountedFieldProps &
  Bound<string>;

/** `count` is as in CountedField. */
export function TextArea(props: TextAreaProps) {
  const { label, name, error, description, optional, askedBy, count, onChange, ...area } = props;
  return (
    <CountedField {...{ label, name, error, description, optional, askedBy, count }}>
      {(wiring) => (
        <textarea
          {...area}
          {...wiring}
          name={name}
          onChange={(event) => onChange(event.target.value)}
          className={cx(controls.control, styles.area)}
        />
      )}
    </CountedField>
  );
}
