import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** What is used in a week now: in view while a plan is chosen. */
export function NowLine({ now }: { now: number }) {
  const { t } = useTranslation('recovery-plan');
  const words = useAmountWords(measureOf(useApp().site).unit);
  return <p className="muted">{t('wizard.now', { amount: words.number(now), unit: words.unit(now) })}</p>;
}
