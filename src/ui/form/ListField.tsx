import { Plus, X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { lengthOf } from '#domain/kit/length.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../cx.ts';
import { Button } from '../primitives/Button.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Counter, isTight } from './Counter.tsx';
import controls from './control.module.css';
import { type Bound, Field, type FieldOptions } from './Field.tsx';
import styles from './ListField.module.css';

type ListFieldProps = FieldOptions &
  Bound<readonly string[]> & {
    legend: ReactNode;
    /** The id of the words in the legend that ask, if it holds more. */
    askedBy?: string | undefined;
    /** Rows allowed. */
    max: number;
    /** The most characters in one row. */
    maxLength: number;
    placeholder?: string | undefined;
    /** For a narrow column: a row is only its text, and is removed by emptying it. */
    narrow?: boolean | undefined;
  };

/** Several short texts, a row each. Enter moves to the next row, and the focus stays within the rows when one is removed. */
export function ListField({ legend, name, value: rows, onChange, ...rest }: ListFieldProps) {
  const { max, maxLength, placeholder, narrow = false, ...field } = rest;
  const { t } = useTranslation('ui');
  const ownId = useId();
  const inputs = useRef<(HTMLTextAreaElement | null)[]>([]);
  const [next, setNext] = useState<{ readonly row: number } | null>(null);
  useLayoutEffect(() => {
    if (next) inputs.current[next.row]?.focus();
  }, [next]);

  const goTo = (row: number) => {
    // Reuses an empty row.
    if (rows.length < max && rows[row]?.trim() !== '') onChange(rows.toSpliced(row, 0, ''));
    setNext({ row: Math.min(row, max - 1) });
  };
  const remove = (row: number) => {
    onChange(rows.toSpliced(row, 1));
    setNext({ row: Math.min(row, rows.length - 2) });
  };
  const onKeyDown = (event: KeyboardEvent, row: number) => {
    // During IME composition, Enter ends the word.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    goTo(row + 1);
  };

  // Where a row is too long, only such rows are wrong; other problems are about the list as a whole.
  const tooLong = rows.map((text) => lengthOf(text) > maxLength);
  const isOneTooLong = tooLong.includes(true);
  const firstWrong = isOneTooLong ? tooLong.indexOf(true) : 0;
  return (
    <Field {...field} as="group" name={name} label={legend}>
      {({ id, 'aria-invalid': invalid, 'aria-describedby': problem }) => (
        <div className={cx(styles.rows, narrow && styles.narrow)}>
          {rows.map((text, row) => {
            const count = { text, max: maxLength };
            return (
              // oxlint-disable-next-line react/no-array-index-key -- a row has no identity but its position and text
              <div key={row} className={styles.row}>
                {!narrow && (
                  <span className={styles.number} aria-hidden="true">
                    {row + 1}
                  </span>
                )}
                <div className={styles.text} data-text={text}>
                  <textarea
                    ref={(input) => {
                      inputs.current[row] = input;
                    }}
                    id={row === firstWrong ? id : undefined}
                    rows={1}
                    autoComplete="off"
                    enterKeyHint="next"
                    className={controls.control}
                    aria-label={t('listRow', { number: row + 1 })}
                    aria-invalid={isOneTooLong && !tooLong[row] ? undefined : invalid}
                    // Receives the focus on an error, so the error is announced here too.
                    aria-describedby={
                      cx(row === firstWrong && invalid && problem, isTight(count) && `${ownId}${row}`) ||
                      undefined
                    }
                    placeholder={placeholder}
                    value={text}
                    // A row may be longer than a line, but is one text.
                    onChange={(event) => onChange(rows.with(row, event.target.value.replaceAll('\n', ' ')))}
                    onKeyDown={(event) => onKeyDown(event, row)}
                  />
                </div>
                {!narrow && rows.length > 1 && (
                  <IconButton
                    label={t('listRemove', { number: row + 1 })}
                    icon={<X aria-hidden />}
                    onClick={() => remove(row)}
                  />
                )}
                <div className={styles.count}>
                  <Counter id={`${ownId}${row}`} {...count} />
                </div>
              </div>
            );
          })}
          {rows.length < max && (
            <div>
              <Button
                variant="subtle"
                size={narrow ? 'small' : undefined}
                icon={<Plus aria-hidden />}
                onClick={() => goTo(rows.length)}
              >
                {t(narrow ? 'listAddShort' : 'listAdd')}
              </Button>
            </div>
          )}
        </div>
      )}
    </Field>
  );
}
