/**
 * What a person filled in and did not send yet, kept for that same person until it is sent or they log out: on this
 * device when their session ended, and in this tab alone while they are in the middle of several pages.
 */
const PREFIX = 'houvast.kept.';

type Place = 'device' | 'tab';

/** Answers whether the browser took it. */
export function keepEntry(uid: number, form: string, values: object, place: Place = 'device'): boolean {
  const kept = withStorage(place, (storage) => {
    storage.setItem(`${PREFIX}${uid}.${form}`, JSON.stringify(values));
    return true;
  });
  return kept ?? false;
}

/** What was kept, as it was given to `keepEntry`. */
export function keptEntry(uid: number, form: string, place: Place = 'device'): unknown {
  return withStorage(place, (storage) => {
    const kept = storage.getItem(`${PREFIX}${uid}.${form}`);
    return kept === null ? null : JSON.parse(kept);
  });
}

export function forgetEntry(uid: number, form: string, place: Place = 'device'): void {
  withStorage(place, (storage) => storage.removeItem(`${PREFIX}${uid}.${form}`));
}

export function forgetAllEntries(): void {
  for (const place of ['device', 'tab'] as const) {
    withStorage(place, (storage) => {
      for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
    });
  }
}

/** A browser may refuse storage; then nothing is kept, and nothing else breaks. */
function withStorage<T>(place: Place, access: (storage: Storage) => T): T | null {
  try {
    return access(place === 'device' ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}
