import type { Unit } from '#domain/site/measure.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useApp } from './app.ts';
import { countOf, formatAmount, typedAmount } from './format.ts';

/** Formatted amounts: the number in the notation of the language, and the unit in singular or plural. */
export function useAmountWords(unit: Unit) {
  const { t } = useTranslation('ui');
  const { language } = useApp();
  return {
    number: (amount: number) => formatAmount(language, amount),
    /** For a field, where it has to be parsed back. */
    typed: (amount: number) => typedAmount(language, amount),
    unit: (amount: number) => t(`unit.${unit}`, { count: countOf(amount) }),
  };
}
