import { addDays, addMonths, type Day, daysFrom, isDay, mondayOf } from './day.ts';

/** A calendar month as ISO text, `YYYY-MM`. */
export type Month = string;

/** Whether text is a month in 1900–2199. */
export function isMonth(text: unknown): text is Month {
  return typeof text === 'string' && isDay(`${text}-01`);
}

export function monthOf(day: Day): Month {
  return day.slice(0, 7);
}

/** The month some months later or earlier. */
export function monthAfter(month: Month, count: number): Month {
  return monthOf(addMonths(firstDayOf(month), count));
}

export function firstDayOf(month: Month): Day {
  return `${month}-01`;
}

export function lastDayOf(month: Month): Day {
  return addDays(addMonths(firstDayOf(month), 1), -1);
}

/** The weeks of a month, each from Monday to Sunday (spec 1 §2 Calendar); null for days of another month. */
export function weeksOf(month: Month): readonly (readonly (Day | null)[])[] {
  const last = lastDayOf(month);
  const mondays = daysFrom(mondayOf(firstDayOf(month)), last).filter((_, index) => index % 7 === 0);
  return mondays.map((monday) =>
    daysFrom(monday, addDays(monday, 6)).map((day) => (monthOf(day) === month ? day : null)),
  );
}
