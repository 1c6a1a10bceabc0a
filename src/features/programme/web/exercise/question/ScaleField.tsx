import type { ReactNode } from 'react';
import { Field } from '#ui/form/Field.tsx';
import type { QuestionControl } from './question-control.ts';
import styles from './ScaleField.module.css';

const NUMBERS = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10'] as const;

/** Whether an answer can be shown on the scale: one of its numbers, or none yet. */
export function fitsScale(answer: string): boolean {
  return answer === '' || NUMBERS.some((number) => number === answer);
}

interface ScaleFieldProps extends QuestionControl<string> {
  /** What its two ends mean. */
  readonly help: ReactNode;
}

/** A number from 0 to 10, as eleven buttons. A second press takes it back. */
export function ScaleField({ field, heading, wordsId, help }: ScaleFieldProps) {
  const { name, value, onChange, error } = field;
  return (
    <Field as="group" name={name} label={heading} askedBy={wordsId} description={help} error={error}>
      {({ id }) => (
        <div className={styles.box}>
          <div className={styles.scale}>
            {NUMBERS.map((number, index) => (
              <button
                key={number}
                id={index === 0 ? id : undefined}
                type="button"
                className={styles.number}
                aria-pressed={number === value}
                onClick={() => onChange(number === value ? '' : number)}
              >
                {number}
              </button>
            ))}
          </div>
        </div>
      )}
    </Field>
  );
}
