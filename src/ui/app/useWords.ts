import { useTranslation } from 'react-i18next';
import type { Unit } from '#domain/site/site.ts';
import { useApp } from './app.ts';
import { formatAmount, typedAmount } from './format.ts';

/** Amounts as people read them: the number in their notation, and the unit in one or many. */
export function useAmountWords(unit: Unit) {
  const { t } = useTranslation('ui');
  const { language } = useApp();
  return {
    number: (amount: number) => formatAmount(language, amount),
    /** For a field, where it has to be read back. */
    typed: (amount: number) => typedAmount(language, amount),
    unit: (amount: number) => t(`unit.${unit}`, { count: amount }),
  };
}
