import type { Day } from '#domain/kit/day.ts';
import { withStorage } from './browser-storage.ts';

/** What a person does not want to see any more today, on this device; `web/before-page.js` knows the name too. */
const PREFIX = 'houvast.put-away.';

export function putAway(uid: number, today: Day): void {
  withStorage('device', (storage) => storage.setItem(PREFIX + uid, today));
}

export function isPutAway(uid: number, today: Day): boolean {
  return withStorage('device', (storage) => storage.getItem(PREFIX + uid)) === today;
}

/** Removes what is left of other days, whoever's it is. */
export function forgetPutAway(today: Day): void {
  withStorage('device', (storage) => {
    for (const [name, day] of Object.entries<string>(storage)) {
      if (name.startsWith(PREFIX) && day !== today) storage.removeItem(name);
    }
  });
}
