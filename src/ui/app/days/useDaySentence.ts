import { measureOf, type Site } from '#domain/site/site.ts';
import type { MarkedDay } from '#domain/tracking/week.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { useApp } from '../app.ts';
import { formatDay } from '../format.ts';
import { useAmountWords } from '../useAmountWords.ts';

/**
 * A sentence about a day: its date, amount and goal with their units, and how they compare. `clientOf` is the site of a client,
 * when a nurse reads it.
 */
export function useDaySentence(
  { day, mark, totalAmount, goal, isToday, isTooFarBack }: MarkedDay,
  clientOf?: Site,
): string {
  const { t } = useTranslation('ui');
  const { language, site } = useApp();
  const words = useAmountWords(measureOf(clientOf ?? site).unit);
  const params = {
    ...(clientOf ? { context: 'client' } : {}),
    day: formatDay(language, day, 'full'),
    amount: words.number(totalAmount ?? 0),
    unit: words.unit(totalAmount ?? 0),
    goal: words.number(goal ?? 0),
    goalUnit: words.unit(goal ?? 0),
  };
  const text = t(`day.${isTooFarBack ? 'tooFarBack' : wordsOf({ mark, totalAmount, goal })}`, params);
  return isToday ? t('day.today', { text }) : text;
}

function wordsOf({ mark, totalAmount, goal }: Pick<MarkedDay, 'mark' | 'totalAmount' | 'goal'>) {
  if (mark === 'open' && goal === null) return 'openNoGoal';
  if (mark === 'before' && totalAmount !== null) return 'beforeFilled';
  return mark === 'future' && goal !== null ? 'futureGoal' : mark;
}
