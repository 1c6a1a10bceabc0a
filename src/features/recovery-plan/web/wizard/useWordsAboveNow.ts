import { WEEKDAYS } from '#domain/kit/day.ts';
import type { Problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import { useApp } from '#ui/app/app.ts';
import { weekdayName } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** The words for a goal above the use now: what that use is and what can be chosen. Undefined for other problems. */
export function useWordsAboveNow() {
  const { t } = useTranslation('recovery-plan');
  const { site, language } = useApp();
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  return ({ field, code, params }: Problem): string | undefined => {
    const weekday = WEEKDAYS.find((each) => field === `goal_${each}`);
    if (code !== 'goalAboveNow' || !weekday) return undefined;
    const day = weekdayName(language, weekday);
    const now = Number(params?.['now']);
    if (now === 0) return t('wizard.goals.aboveZero', { day });
    return t(`wizard.goals.above.${unit}`, { day, now: words.number(now), unit: words.unit(now) });
  };
}
