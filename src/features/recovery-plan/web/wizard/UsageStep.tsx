import { parseAmount } from '#domain/kit/amount.ts';
import { WEEKDAYS } from '#domain/kit/day.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { Banner } from '#ui/primitives/Banner.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { StepProps } from './step-props.ts';
import { WeekAmounts } from './WeekAmounts.tsx';

/** What someone uses now on each day of the week. */
export function UsageStep({ form, wizard }: StepProps) {
  const { t } = useTranslation('recovery-plan');
  const { unit, seemsHighPerDay, maxPerEntry } = measureOf(useApp().site);
  const highest = Math.max(...WEEKDAYS.map((day) => parseAmount(form.values[day]) ?? 0));
  // Above the maximum the form refuses the amount, so the question would be wrong.
  const high = highest > seemsHighPerDay && highest <= maxPerEntry;
  return (
    <>
      <WeekAmounts
        form={form}
        prefix=""
        legend={t(`wizard.usage.${unit}`)}
        description={t('wizard.usage.text')}
        problems={wizard.rules.problemsIn('usage', form.values)}
      />
      <div role="status">{high && <Banner>{t('wizard.usage.high')}</Banner>}</div>
    </>
  );
}
