import type { ComponentProps } from 'react';
import { parseAmount } from '#domain/kit/amount.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { AmountField } from '#ui/form/amount/AmountField.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';

type AmountInUnitProps = Pick<
  ComponentProps<typeof AmountField>,
  'name' | 'value' | 'onChange' | 'error' | 'description' | 'autoFocus'
>;

/** How much was used, in the unit and steps of the site. */
export function AmountInUnit(field: AmountInUnitProps) {
  const { t } = useTranslation('daily-registration');
  const { unit, step, maxPerEntry } = measureOf(useApp().site);
  const words = useAmountWords(unit);
  const stepWords = { step: words.number(step), unit: words.unit(step) };
  return (
    <AmountField
      label={t(`amount.${unit}`)}
      large
      step={step}
      max={maxPerEntry}
      unitOf={words.unit}
      lessLabel={t('less', stepWords)}
      moreLabel={t('more', stepWords)}
      format={words.typed}
      parse={parseAmount}
      {...field}
    />
  );
}
