/**
 * Unsent input, kept for the same person until it is sent or they log out: on this device when their session ended, and in
 * this tab only during a form of several pages.
 */
const PREFIX = 'houvast.kept.';

type Place = 'device' | 'tab';

/** Returns whether the browser accepted it. */
export function keepEntry(uid: number, form: string, values: object, place: Place = 'device'): boolean {
  const kept = withStorage(place, (storage) => {
    storage.setItem(`${PREFIX}${uid}.${form}`, JSON.stringify(values));
    return true;
  });
  return kept ?? false;
}

/** The value passed to `keepEntry`. */
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
