import type { Day } from '#domain/kit/day.ts';
import { unlockWords } from '#domain/programme/programme.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Says when something unlocks: tomorrow, in a number of days, or on a date. */
export function useUnlockWords(): (unlocksOn: Day) => string {
  const { t } = useTranslation('programme');
  const { language, today } = useApp();
  return (unlocksOn) => {
    const words = unlockWords(unlocksOn, today());
    return 'days' in words
      ? t('programme.when.days', { count: words.days })
      : t('programme.when.date', { date: formatDay(language, words.date, 'dayMonth') });
  };
}
