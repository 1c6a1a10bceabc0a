import type { ReactNode } from 'react';
import { parseAmount } from '#domain/kit/amount.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import type { Bound } from '#ui/form/Field.tsx';
import styles from './AmountRows.module.css';

interface AmountRowProps {
  /** The label: a day. */
  readonly label: string;
  readonly field: Bound<string> & { readonly error?: string | undefined };
  /** Shown below the amount. */
  readonly children?: ReactNode;
}

/** A day with the amount for it, in the site's unit and steps. */
export function AmountRow({ label, field, children }: AmountRowProps) {
  const { unit, step, maxPerEntry } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const oneStep = `${label}: ${words.number(step)} ${words.unit(step)}`;
  return (
    <div className={styles.row}>
      <span className={styles.day} aria-hidden="true">
        {label}
      </span>
      <AmountField
        label={`${label}, ${words.unit(2)}`}
        hideLabel
        step={step}
        max={maxPerEntry}
        unit={words.unit(parseAmount(field.value) ?? 0)}
        lessLabel={`${oneStep} −`}
        moreLabel={`${oneStep} +`}
        format={words.typed}
        parse={parseAmount}
        {...field}
      />
      {children}
    </div>
  );
}
