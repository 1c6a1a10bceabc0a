import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { HighAmount } from '#ui/form/amount/HighAmount.tsx';
import { Chip } from '#ui/primitives/Chip.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { AmountInUnit } from './AmountInUnit.tsx';
import type { useRegistrationForm } from './useRegistrationForm.ts';

/** How much was used, with the day's goal beside it, and a question when the number is unusually high. */
export function UsedAmount({
  form,
  goal,
}: {
  form: ReturnType<typeof useRegistrationForm>;
  goal: number | null;
}) {
  const { t } = useTranslation('daily-registration');
  const { unit } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  return (
    <>
      <AmountInUnit {...form.field('amount')} description={t(`amountHelp.${unit}`)} />
      {goal !== null && (
        <p>
          <Chip tone="neutral">{t('goalToday', { amount: words.number(goal), unit: words.unit(goal) })}</Chip>
        </p>
      )}
      <HighAmount total={form.totalOfDay} isPossible={!form.refusesAmount} />
    </>
  );
}
