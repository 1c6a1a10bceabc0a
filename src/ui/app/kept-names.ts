import { DAY_MS } from '#domain/kit/duration.ts';
import { withStorage } from './browser-storage.ts';

/*
 * The names of the entries of `kept-entry.ts`, apart from it because every page removes old ones as it starts, and needs no
 * cipher for that.
 */
export const DEVICE_PREFIX = 'houvast.kept.';

/** Ours all begin like this. */
const OURS = 'houvast.';
/** Marks a tab that was left in haste (`web/before-page.js`): its pages stay blank, whoever is logged in. */
const LEFT = 'houvast.left';

/** Removes all that this browser stores for whoever was logged in: what was typed, chosen and put away. */
export function forgetPerson(): void {
  removeIf((name) => name.startsWith(OURS) && name !== LEFT);
}

/** Removes entries that are older than a day, of any person. */
export function forgetOldEntries(): void {
  removeIf((name, kept) => name.startsWith(DEVICE_PREFIX) && !isFresh(kept.split('.')[0] ?? ''));
}

function removeIf(isToGo: (name: string, kept: string) => boolean): void {
  for (const place of ['device', 'tab'] as const) {
    withStorage(place, (storage) => {
      for (const [name, kept] of Object.entries<string>(storage)) {
        if (isToGo(name, kept)) storage.removeItem(name);
      }
    });
  }
}

/**
 * Whether an entry kept at that time (milliseconds) is still to be kept. It may lie in the future by less than a day: the clock of a
 * device may have been set back since.
 */
export function isFresh(at: string): boolean {
  return Math.abs(Date.now() - Number(at || Number.NaN)) < DAY_MS;
}
