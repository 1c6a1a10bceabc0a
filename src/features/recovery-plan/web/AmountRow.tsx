import type { ReactNode } from 'react';
import { parseAmount } from '#domain/kit/amount.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { cx } from '#ui/cx.ts';
import { AmountField } from '#ui/form/amount/AmountField.tsx';
import type { Bound } from '#ui/form/Field.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import styles from './AmountRows.module.css';

interface AmountRowProps {
  /** The label: a day. */
  readonly label: string;
  /** The label for a screen reader, where it is cut off. */
  readonly spoken?: string;
  readonly field: Bound<string> & { readonly error?: string | undefined };
  /** On one line with the day, without the unit, which is shown nearby. */
  readonly compact?: boolean;
  /** Shown beside the day. */
  readonly note?: string | undefined;
  /** Shown below the amount. */
  readonly children?: ReactNode;
}

/** A day with the amount for it, in the site's unit and steps. */
export function AmountRow({ label, spoken = label, compact = false, note, field, children }: AmountRowProps) {
  const { t } = useTranslation('recovery-plan');
  const { unit, step, maxPerEntry } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const oneStep = { day: spoken, step: t(`wizard.oneStep.${unit}`) };
  return (
    <div className={cx(styles.row, compact && styles.line)}>
      <span className={styles.day} aria-hidden="true">
        {label}
        {note && <small className={styles.note}>{note}</small>}
      </span>
      <AmountField
        label={[spoken, words.unit(2), note].filter(Boolean).join(', ')}
        hideLabel
        compact={compact}
        step={step}
        max={maxPerEntry}
        unitOf={words.unit}
        lessLabel={t('wizard.less', oneStep)}
        moreLabel={t('wizard.more', oneStep)}
        format={words.typed}
        parse={parseAmount}
        {...field}
      />
      {children}
    </div>
  );
}
