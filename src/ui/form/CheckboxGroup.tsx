import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Choice, moreOf, type Option } from './Choice.tsx';
import styles from './ChoiceGroup.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';

type CheckboxGroupProps = FieldOptions &
  Bound<readonly string[]> & {
    legend: ReactNode;
    /** The id of the words in the legend that ask, if it holds more. */
    askedBy?: string | undefined;
    options: readonly Option[];
    layout?: 'stack' | 'pills' | undefined;
    /** Shown below the options, such as the text field of a free answer. */
    children?: ReactNode;
  };

/** Any number of a few options; its value is the checked ones, in the order of the options. */
export function CheckboxGroup({
  legend,
  name,
  options,
  layout = 'stack',
  value,
  onChange,
  children,
  ...field
}: CheckboxGroupProps) {
  const ownId = useId();
  const tick = (option: string, ticked: boolean) =>
    onChange(
      options
        .map((found) => found.value)
        .filter((found) => (found === option ? ticked : value.includes(found))),
    );
  return (
    <Field {...field} as="group" name={name} label={legend}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': problem }) => (
        <div className={cx(styles.choices, layout !== 'stack' && styles[layout])}>
          {options.map((option, index) => (
            <Choice key={option.value} id={ownId + option.value} option={option}>
              <input
                type="checkbox"
                id={index === 0 ? id : undefined}
                checked={value.includes(option.value)}
                onChange={(event) => tick(option.value, event.target.checked)}
                aria-invalid={invalid}
                aria-labelledby={ownId + option.value}
                // Receives the focus on an error, so the error is announced here too.
                aria-describedby={
                  cx(
                    index === 0 && invalid && problem,
                    Boolean(option.description) && moreOf(ownId + option.value),
                  ) || undefined
                }
              />
            </Choice>
          ))}
          {children}
        </div>
      )}
    </Field>
  );
}
