import { addDays, dayAt } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { useApp } from '#ui/app/app.ts';
import { formatDay } from '#ui/app/format.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** Formats an instant as the forum does: today and yesterday with the time, earlier with the date and the time. */
export function useMoment(): (instant: number) => string {
  const { t } = useTranslation('forum');
  const { language, today, settings } = useApp();
  return (instant) => {
    const { timeZone } = settings;
    const day = dayAt(new Date(instant), timeZone);
    const time = formatTime(language, instant, timeZone);
    const now = today();
    if (day === now) return t('moment.today', { time });
    if (day === addDays(now, -1)) return t('moment.yesterday', { time });
    return t('moment.earlier', {
      day: formatDay(language, day, day.slice(0, 4) === now.slice(0, 4) ? 'dayMonth' : 'date'),
      time,
    });
  };
}
