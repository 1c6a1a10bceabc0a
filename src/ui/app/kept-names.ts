import { DAY_MS } from '#domain/kit/duration.ts';
import { withStorage } from './browser-storage.ts';
import { removeBox } from './waiting/box.ts';

/*
 * The names of the entries of `kept-entry.ts`, apart from it because every page removes old ones as it starts, and needs no
 * cipher for that.
 */
export const DEVICE_PREFIX = 'houvast.kept.';

export function forgetAllEntries(): void {
  forgetEntriesIf(() => true);
  removeBox();
}

/** Removes entries that are older than a day, of any person. */
export function forgetOldEntries(): void {
  forgetEntriesIf((kept) => !isFresh(kept.split('.')[0] ?? ''));
}

function forgetEntriesIf(isToGo: (kept: string) => boolean): void {
  for (const place of ['device', 'tab'] as const) {
    withStorage(place, (storage) => {
      for (const [name, kept] of Object.entries<string>(storage)) {
        if (name.startsWith(DEVICE_PREFIX) && isToGo(kept)) storage.removeItem(name);
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
