import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { cx } from '../../cx.ts';
import { type Bound, Field, type FieldOptions } from '../Field.tsx';
import styles from './AmountField.module.css';

type AmountFieldProps = FieldOptions &
  Bound<string> & {
    /** With the unit, for who does not see it beside the number. */
    label: ReactNode;
    unitOf: (amount: number) => string;
    step: number;
    lessLabel: string;
    moreLabel: string;
    large?: boolean | undefined;
    /** For a row of several: round buttons, and no unit. Show it nearby. */
    compact?: boolean | undefined;
    hideLabel?: boolean | undefined;
    format: (amount: number) => string;
    parse: (text: string) => number | null;
    max?: number | undefined;
  };

/** Steps per key, as in a native number field. */
const ARROWS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * What a person types stays exactly as typed (“2.5” and “2,5” alike); parse and check it on saving. The buttons and the
 * arrow keys only change text that `parse` understands. Each step is announced.
 */
export function AmountField(props: AmountFieldProps) {
  const { label, name, value, onChange, unitOf, step, lessLabel, moreLabel, large, compact, hideLabel } =
    props;
  const { format, parse, max = Number.POSITIVE_INFINITY, ...field } = props;
  const { t } = useTranslation('ui');
  const [announced, setAnnounced] = useState('');

  const move = (change: number) => {
    const amount = value.trim() === '' ? 0 : parse(value);
    if (amount === null) return setAnnounced(t('problem.notANumber'));
    // Rounded, because 0.1 + 0.2 is not 0.3 in floating point.
    const next = Math.round(Math.min(max, Math.max(0, amount + change)) * 1000) / 1000;
    onChange(format(next));
    setAnnounced(`${format(next)} ${unitOf(next)}`);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const steps = ARROWS[event.key];
    if (steps === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    // The cursor would jump to the other end of the text.
    event.preventDefault();
    move(steps * step);
  };

  return (
    <Field
      name={name}
      label={label}
      hideLabel={hideLabel}
      error={field.error}
      description={field.description}
      optional={field.optional}
    >
      {(wiring) => (
        <div className={cx(styles.stepper, large && styles.large, compact && styles.compact)}>
          <button
            type="button"
            className={cx(styles.button, 'screen-only')}
            aria-label={lessLabel}
            onClick={() => move(-step)}
          >
            <Minus aria-hidden />
          </button>
          <span className={styles.value}>
            <input
              {...wiring}
              name={name}
              type="text"
              inputMode="decimal"
              autoComplete="off"
              size={4}
              value={value}
              onChange={(event) => onChange(event.target.value)}
              onKeyDown={onKeyDown}
            />
            {!compact && (
              <span className={styles.unit} aria-hidden="true">
                {unitOf(parse(value) ?? 0)}
              </span>
            )}
          </span>
          <button
            type="button"
            className={cx(styles.button, 'screen-only')}
            aria-label={moreLabel}
            onClick={() => move(step)}
          >
            <Plus aria-hidden />
          </button>
          <span className="visually-hidden" aria-live="polite">
            {announced}
          </span>
        </div>
      )}
    </Field>
  );
}
