import { DAY_MS } from '#domain/kit/duration.ts';
import { withStorage } from './browser-storage.ts';
import { removeBox } from './waiting/box.ts';

/* What `kept-entry.ts` keeps, for whoever only removes it: every page does so as it starts, and needs no cipher for that. */
export const DEVICE_PREFIX = 'houvast.kept.';

export function forgetAllEntries(): void {
  forgetEntriesIf(() => true);
  removeBox();
}

/** Removes what is older than a day, whoever's it is. */
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

/** Whether what was kept at that time, in milliseconds, is to be kept any longer. The clock of a device may be put back meanwhile. */
export function isFresh(at: string): boolean {
  return Math.abs(Date.now() - Number(at || Number.NaN)) < DAY_MS;
}
