import { type ComponentProps, type ReactNode, useId } from 'react';
import { type Count, Counter, isTight } from './Counter.tsx';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';

type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'className' | keyof Bound<string>> &
  FieldOptions &
  Bound<string> & {
    label: ReactNode;
    /** As in Field. */
    askedBy?: string | undefined;
    count?: Count | undefined;
  };

/** Set `autoComplete` for anything about the person. `count` is as in TextArea. */
export function TextField({
  label,
  name,
  error,
  description,
  optional,
  askedBy,
  count,
  onChange,
  ...input
}: TextFieldProps) {
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
          <input
            type="text"
            {...input}
            {...wiring}
            name={name}
            onChange={(event) => onChange(event.target.value)}
            className={controls.control}
          />
          {count && <Counter id={countId} {...count} />}
        </>
      )}
    </Field>
  );
}
