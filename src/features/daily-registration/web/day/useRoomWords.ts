import { measureOf } from '#domain/site/site.ts';
import type { MarkedDay } from '#domain/tracking/week.ts';
import { openDays, weekRoom } from '#domain/tracking/week-room.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** What is left of a week in words: a title, and a line that says what was counted or what comes next. */
export function useRoomWords(days: readonly MarkedDay[]): { readonly title: string; readonly text: string } {
  const { t } = useTranslation('daily-registration');
  const { site, language } = useApp();
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  const room = weekRoom(days);

  function title(): string {
    if (room.kind === 'left') {
      return t('week.left', { amount: words.number(room.amount), unit: words.unit(room.amount) });
    }
    if (room.kind === 'stopping') {
      const { freeDays: count } = room;
      return count === 0
        ? t('week.title')
        : t('week.stopping', { count, without: t(`answer.without.${unit}`) });
    }
    return t(`week.${room.kind}`);
  }

  function text(): string {
    const open = openDays(days);
    const none = room.kind === 'stopping' || room.kind === 'noGoals' ? '' : 'AsNone';
    const [only] = open;
    if (only && open.length === 1) {
      return t(`week.openDay${none}`, { day: capitalise(formatDay(language, only, 'weekdayLong')) });
    }
    if (open.length > 1) return t(`week.openDays${none}`);
    if (days.some(({ mark }) => mark === 'paused')) return t('week.paused');
    if (room.kind === 'noGoals') return t('week.withPlan');
    if (room.kind === 'above' || room.kind === 'even') return t('week.newWeek');
    const tomorrow = days[days.findIndex(({ isToday }) => isToday) + 1];
    if (!tomorrow || tomorrow.goal === null || room.kind === 'stopping') return '';
    return t('week.tomorrow', { goal: words.number(tomorrow.goal) });
  }

  return { title: title(), text: text() };
}
