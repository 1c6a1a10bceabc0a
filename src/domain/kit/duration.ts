export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The instant so many times 24 hours after another one; a negative number of days is before it. */
export function plusDays(instant: Date, days: number): Date {
  return new Date(instant.getTime() + days * DAY_MS);
}
