import { type Day, WEEKDAYS, type Weekday } from '#domain/kit/day.ts';
import { type Language, LOCALES } from '#domain/kit/language.ts';
import { madeOnce } from '#domain/kit/made-once.ts';
import { clockOptions, withDots } from '#domain/kit/time-of-day.ts';

const amounts = madeOnce(
  (language: Language) => new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2 }),
);

const typedAmounts = madeOnce(
  (language: Language) =>
    new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 2, useGrouping: false }),
);

/** A number in the notation of the language, with at most two decimals. */
export function formatAmount(language: Language, amount: number): string {
  return amounts(language).format(amount);
}

/** A number for a field: it has to be parsed back, so thousands are not grouped. */
export function typedAmount(language: Language, amount: number): string {
  return typedAmounts(language).format(amount);
}

/** Euros in the notation of the language, with cents where there are any: € 2,50, €20. */
export function formatEuros(language: Language, euros: number): string {
  return new Intl.NumberFormat(LOCALES[language], {
    style: 'currency',
    currency: 'EUR',
    ...(Number.isInteger(euros) ? { maximumFractionDigits: 0 } : {}),
  }).format(euros);
}

/** The count to pluralise the word after an amount by: one for 1 and for a half, as in “½ glas” and “1,5 glazen”. */
export function countOf(amount: number): number {
  return amount === 0.5 ? 1 : amount;
}

const STYLES = {
  /** donderdag 12 november */
  full: { weekday: 'long', day: 'numeric', month: 'long' },
  /** do 12 november */
  short: { weekday: 'short', day: 'numeric', month: 'long' },
  /** 12 november 2026 */
  date: { day: 'numeric', month: 'long', year: 'numeric' },
  /** 12 november */
  dayMonth: { day: 'numeric', month: 'long' },
  /** november 2026 */
  month: { month: 'long', year: 'numeric' },
  /** nov */
  monthShort: { month: 'short' },
  /** do */
  weekday: { weekday: 'short' },
  /** donderdag */
  weekdayLong: { weekday: 'long' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;

const days = madeOnce(
  (language: Language, style: keyof typeof STYLES) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...STYLES[style], timeZone: 'UTC' }),
);

export function formatDay(language: Language, day: Day, style: keyof typeof STYLES): string {
  return days(language, style).format(new Date(`${day}T00:00:00Z`));
}

/** From Monday to Sunday of a week, as one line: 9 – 15 november 2026. */
export function formatWeek(language: Language, monday: Day, sunday: Day): string {
  return days(language, 'date').formatRange(new Date(`${monday}T00:00:00Z`), new Date(`${sunday}T00:00:00Z`));
}

const moments = madeOnce(
  (language: Language, timeZone: string) =>
    new Intl.DateTimeFormat(LOCALES[language], { ...STYLES.date, ...clockOptions(language), timeZone }),
);

/** 20 november 2026 om 12.00, in the product's time zone. */
export function formatInstant(language: Language, instant: string, timeZone: string): string {
  return withDots(language, moments(language, timeZone).format(new Date(instant)));
}

/** The name of a weekday, in full or short: maandag, ma. */
export function weekdayName(language: Language, weekday: Weekday, style: 'long' | 'short' = 'long'): string {
  // 2024-01-01 was a Monday.
  const day = `2024-01-0${WEEKDAYS.indexOf(weekday) + 1}`;
  return formatDay(language, day, style === 'long' ? 'weekdayLong' : 'weekday');
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
