import { clockTime } from '#domain/notices/reminder-times.ts';

const HALF_HOURS = Array.from({ length: 48 }, (_, index) => clockTime(index * 30));

/** The times of a day to choose from; one that was chosen elsewhere stays an option. */
export function timeOptions(chosen: string): { value: string; label: string }[] {
  const times = HALF_HOURS.includes(chosen) ? HALF_HOURS : [chosen, ...HALF_HOURS];
  return times.map((time) => ({ value: time, label: time }));
}
