import { MOST_WHEN_NEW, NEW_FOR_DAYS } from '#domain/community/forum.ts';
import { dayAt } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { useApp } from '#ui/app/app.ts';
import { type CallFailure, limitOf } from '#ui/app/caller.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

const MINUTE_MS = 60_000;

/** Returns a function that says when a new account that has reached a daily limit may go on; undefined for other failures. */
export function useEnough(kind: keyof typeof MOST_WHEN_NEW) {
  const { t } = useTranslation('forum');
  const { language, settings, now, today } = useApp();
  return (failure: CallFailure): string | undefined => {
    const { retryAfterSeconds } = failure;
    const limit = limitOf(failure);
    if (!limit || limit === 'minute' || retryAfterSeconds === undefined) return undefined;
    const next = Math.ceil((now() + retryAfterSeconds * 1_000) / MINUTE_MS) * MINUTE_MS;
    const time = formatTime(language, next, settings.timeZone);
    const isToday = dayAt(new Date(next), settings.timeZone) === today();
    const moment = t(isToday ? 'enough.today' : 'enough.tomorrow', { time });
    return t(`enough.${kind}`, { days: NEW_FOR_DAYS, count: MOST_WHEN_NEW[kind], moment });
  };
}
