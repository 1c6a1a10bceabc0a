import { type ComponentProps, type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { type Count, Counter, isTight } from './Counter.tsx';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';
import styles from './TextArea.module.css';

type TextAreaProps = Omit<ComponentProps<'textarea'>, 'id' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & {
    label: ReactNode;
    /** As in Field. */
    askedBy?: string | undefined;
    count?: Count | undefined;
  };

/** `count` shows a counter near the limit; the caller checks the limit, so that no text is truncated. */
export function TextArea({
  label,
  name,
  error,
  description,
  optional,
  askedBy,
  count,
  onChange,
  ...area
}: TextAreaProps) {
  const countId = useId();
  return (
    <Field
      name={name}
      label={label}
      error={error}
      description={description}
      optional={optional}
      askedBy={askedBy}
      describedBy={count && isTight(count) ? countId : undefined}
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
          {count && <Counter id={countId} {...count} />}
        </>
      )}
    </Field>
  );
}
