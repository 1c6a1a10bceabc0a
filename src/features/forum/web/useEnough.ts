import { MOST_WHEN_NEW, NEW_FOR_DAYS } from '#domain/community/forum.ts';
import { dayAt } from '#domain/kit/day.ts';
import { formatTime } from '#domain/kit/time-of-day.ts';
import { useApp } from '#ui/app/app.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';

/** A 429 for sending too fast asks for a shorter wait than this; one for a daily limit asks for a longer one. */
const MINUTE_MS = 60_000;

/** Returns a function that says when a new account that has reached a daily limit may go on; undefined for other failures. */
export function useEnough(kind: keyof typeof MOST_WHEN_NEW) {
  const { t } = useTranslation('forum');
  const { language, settings, now, today } = useApp();
  return ({ code, retryAfterSeconds = 0 }: CallFailure): string | undefined => {
    const wait = retryAfterSeconds * 1_000;
    if (code !== 'too_many_requests' || wait < MINUTE_MS) return undefined;
    const next = Math.ceil((now() + wait) / MINUTE_MS) * MINUTE_MS;
    const time = formatTime(language, next, settings.timeZone);
    const isToday = dayAt(new Date(next), settings.timeZone) === today();
    const moment = t(isToday ? 'enough.today' : 'enough.tomorrow', { time });
    return t(`enough.${kind}`, { days: NEW_FOR_DAYS, count: MOST_WHEN_NEW[kind], moment });
  };
}
