import type { Ref } from 'react';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cx } from '#ui/cx.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './QuickAmounts.module.css';

interface QuickAmountsProps {
  /** The group, to focus. */
  readonly ref?: Ref<HTMLDivElement>;
  /** What a screen reader calls the group. */
  readonly label: string;
  /** The current amount; null for an open day. */
  readonly amount: number | null;
  readonly onSay: (amount: number) => void;
  readonly isMoreOpen: boolean;
  readonly onMore: () => void;
  /** In one row, for a question that comes second. */
  readonly small?: boolean;
}

const FRACTIONS: ReadonlyMap<number, string> = new Map([
  [0.25, '¼'],
  [0.5, '½'],
  [0.75, '¾'],
]);

/** The usual amounts as buttons: a tap saves. The button for zero is as large as the others, and in words. */
export function QuickAmounts({ ref, label, amount, onSay, isMoreOpen, onMore, small }: QuickAmountsProps) {
  const { t } = useTranslation('daily-registration');
  const { unit, quickAmounts, quickAmountsShowUnit, addsUp } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const shown = (value: number) => FRACTIONS.get(value) ?? words.number(value);
  // Of a fraction there is one: “¾ hour”, where the decimal number has “0.75 hours”.
  const unitOf = (value: number) => words.unit(FRACTIONS.has(value) ? 1 : value);
  return (
    <div className={styles.box}>
      <div
        ref={ref}
        className={cx(styles.amounts, small && styles.small)}
        role="group"
        aria-label={label}
        tabIndex={-1}
      >
        <button
          type="button"
          className={cx(styles.amount, styles.zero)}
          aria-pressed={amount === 0}
          onClick={() => onSay(0)}
        >
          0 <small>{t(`register.no.${unit}`)}</small>
        </button>
        {quickAmounts.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.amount}
            aria-label={`${shown(value)} ${unitOf(value)}`}
            aria-pressed={amount === value}
            onClick={() => onSay(value)}
          >
            {shown(value)} {quickAmountsShowUnit && <small>{unitOf(value)}</small>}
          </button>
        ))}
        {/* Where amounts add up, the field is open already, unless the question comes second. */}
        {(!addsUp || small) && (
          <button
            type="button"
            className={cx(styles.amount, styles.more)}
            aria-expanded={isMoreOpen}
            onClick={onMore}
          >
            {t('answer.more')}
          </button>
        )}
      </div>
    </div>
  );
}
