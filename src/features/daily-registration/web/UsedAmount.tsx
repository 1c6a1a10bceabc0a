import { useTranslation } from 'react-i18next';
import { parseAmount } from '#domain/kit/amount.ts';
import { measureOf, type Unit } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { AmountField } from '#ui/form/AmountField.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import type { useRegistrationForm } from './useRegistrationForm.ts';

/** A lot of these in one day can endanger a life. */
const POISONS: ReadonlySet<Unit> = new Set<Unit>(['glass', 'line']);

/**
 * How much was used, with the day's goal beside it, and a question when the number is unusually high. What cannot be saved
 * is told on submit; a question about it would say the opposite.
 */
export function UsedAmount({
  form,
  goal,
}: {
  form: ReturnType<typeof useRegistrationForm>;
  goal: number | null;
}) {
  const { t } = useTranslation('daily-registration');
  const { unit, step, maxPerEntry, seemsHighPerDay } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const amount = parseAmount(form.values.amount) ?? 0;
  const asks = !form.refusesAmount;
  const stepWords = { step: words.number(step), unit: words.unit(step) };
  return (
    <>
      <AmountField
        label={t(`amount.${unit}`)}
        description={t('amountHelp', { step: words.number(step) })}
        large
        step={step}
        max={maxPerEntry}
        unit={words.unit(amount)}
        lessLabel={t('less', stepWords)}
        moreLabel={t('more', stepWords)}
        format={words.typed}
        parse={parseAmount}
        {...form.field('amount')}
      />
      {goal !== null && (
        <p>
          <Chip tone="success">{t('goalToday', { amount: words.number(goal), unit: words.unit(goal) })}</Chip>
        </p>
      )}
      {amount > seemsHighPerDay && (asks || POISONS.has(unit)) && (
        <Banner role="status">
          {asks && t('high')} {POISONS.has(unit) && t('unwell')}
        </Banner>
      )}
    </>
  );
}
