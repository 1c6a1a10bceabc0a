import type { Me } from '#domain/identity/account.ts';
import { measureOf } from '#domain/site/site.ts';
import { needsPlan } from '#domain/tracking/progress.ts';
import { nearsStop } from '#domain/tracking/stop-day.ts';
import type { Week } from '#domain/tracking/week.ts';
import { openDays, takesOpenForNone, weekRoom } from '#domain/tracking/week-room.ts';
import { useApp } from '#ui/app/app.ts';
import { capitalise, formatDay } from '#ui/app/format.ts';
import { useAmountWords } from '#ui/app/useAmountWords.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import type { Overview } from '../../contract.ts';

interface RoomWords {
  /** Null where there is nothing to say about the week. */
  readonly title: string | null;
  readonly text: string;
}

/** What is left of a week in words: a title, and a line that says what was counted or what comes next. */
export function useRoomWords(
  { days }: Week,
  { programmeStart }: Pick<Me, 'programmeStart'>,
  overview: Overview,
): RoomWords {
  const { t } = useTranslation('daily-registration');
  const { site, language, today } = useApp();
  const { unit } = measureOf(site);
  const words = useAmountWords(unit);
  const room = weekRoom(days, nearsStop(overview, today()));

  function title(): string | null {
    if (room.kind === 'noGoals') return null;
    if (room.kind === 'left') {
      return t('week.left', { amount: words.number(room.amount), unit: words.unit(room.amount) });
    }
    if (room.kind === 'stopping') {
      const { freeDays: count } = room;
      return count === 0 ? null : t('week.stopping', { count, without: t(`answer.without.${unit}`) });
    }
    return t(`week.${room.kind}`);
  }

  function text(): string {
    const open = openDays(days, room);
    const none = takesOpenForNone(room) ? 'AsNone' : '';
    const [only] = open;
    if (only && open.length === 1) {
      const day = capitalise(formatDay(language, only, 'weekdayLong'));
      return t(`week.openDay${none}`, { day, unit: words.unit(0) });
    }
    if (open.length > 1) return t(`week.openDays${none}`, { unit: words.unit(0) });
    if (days.some(({ mark }) => mark === 'paused')) return t('week.paused');
    if (room.kind === 'noGoals') {
      return needsPlan(overview, { programmeStart, today: today() }) ? t('week.withPlan') : '';
    }
    if (room.kind === 'above' || room.kind === 'even') return t('week.newWeek');
    const tomorrow = days[days.findIndex(({ isToday }) => isToday) + 1];
    if (!tomorrow || tomorrow.goal === null) return '';
    // On the way to a stop only its eve is worth a word: other goals would be something to look forward to.
    const isEve = tomorrow.goal === 0 && days.some(({ isToday, goal }) => isToday && goal !== 0);
    if (room.kind === 'stopping' && !isEve) return '';
    return t('week.tomorrow', { goal: words.number(tomorrow.goal), unit: words.unit(tomorrow.goal) });
  }

  return { title: title(), text: text() };
}
