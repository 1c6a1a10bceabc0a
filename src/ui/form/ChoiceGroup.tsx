import { type ReactNode, useId } from 'react';
import { cx } from '../cx.ts';
import { Choice, moreOf, type Option } from './Choice.tsx';
import styles from './ChoiceGroup.module.css';
import { Field, type FieldOptions } from './Field.tsx';

type ChoiceGroupProps<V extends string> = FieldOptions & {
  legend: ReactNode;
  name: string;
  options: readonly Option<V>[];
  layout?: 'stack' | 'two' | 'pills' | 'yesNo' | undefined;
  value: V | null;
  onChange: (value: V) => void;
  legendSize?: 'large' | undefined;
  /** The id of the words in the legend that ask, if it holds more. */
  askedBy?: string | undefined;
};

/** One of a few options, as native radio buttons: arrow keys move the choice. `null` is “not answered yet”. */
export function ChoiceGroup<V extends string>(props: ChoiceGroupProps<V>) {
  const { legend, name, options, layout = 'stack', value, onChange, legendSize, ...field } = props;
  const ownId = useId();
  return (
    <Field {...field} as="radios" name={name} label={legend} labelSize={legendSize}>
      {({ id, autoFocus }) => (
        <div className={cx(styles.choices, layout !== 'stack' && styles[layout])}>
          {options.map((option, index) => (
            <Choice key={option.value} id={ownId + option.value} option={option}>
              <input
                type="radio"
                {...(index === 0 ? { id, autoFocus } : {})}
                name={name}
                value={option.value}
                checked={value === option.value}
                onChange={() => onChange(option.value)}
                aria-labelledby={ownId + option.value}
                aria-describedby={option.description ? moreOf(ownId + option.value) : undefined}
              />
            </Choice>
          ))}
        </div>
      )}
    </Field>
  );
}
