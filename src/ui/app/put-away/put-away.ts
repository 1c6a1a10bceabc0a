import { addDays, type Day } from '#domain/kit/day.ts';
import { withStorage } from '../browser-storage.ts';

/** What a person can put away on this device, and for how many days. */
const DAYS_AWAY = {
  /** The line that asks to confirm the address. */
  banner: 1,
  /** The question about looking back on a day. */
  lookBack: 7,
  /** The card with the hour of the reminder, on the first day. */
  reminderHour: 1,
} as const;
export type PutAway = keyof typeof DAYS_AWAY;

/** `web/before-page.js` knows the name of the banner too. */
const PREFIX = 'houvast.put-away.';
const nameOf = (what: PutAway, uid: number) => `${PREFIX}${what}.${uid}`;

export function putAway(what: PutAway, uid: number, today: Day): void {
  const last = addDays(today, DAYS_AWAY[what] - 1);
  withStorage('device', (storage) => storage.setItem(nameOf(what, uid), last));
}

export function isPutAway(what: PutAway, uid: number, today: Day): boolean {
  const last = withStorage('device', (storage) => storage.getItem(nameOf(what, uid)));
  return last !== null && last >= today;
}

/** Removes entries whose days are over, of any person. */
export function forgetPutAway(today: Day): void {
  withStorage('device', (storage) => {
    for (const [name, last] of Object.entries<string>(storage)) {
      if (name.startsWith(PREFIX) && last < today) storage.removeItem(name);
    }
  });
}
