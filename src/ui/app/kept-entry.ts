/**
 * What a person had filled in when their session ended, kept on this device for that same person until it is sent or
 * they log out. Nothing is kept while all goes well.
 */
const PREFIX = 'houvast.kept.';

export function keepEntry(uid: number, form: string, values: object): void {
  withStorage((storage) => storage.setItem(`${PREFIX}${uid}.${form}`, JSON.stringify(values)));
}

/** What was kept, as it was given to `keepEntry`. */
export function keptEntry(uid: number, form: string): unknown {
  return withStorage((storage) => {
    const kept = storage.getItem(`${PREFIX}${uid}.${form}`);
    return kept === null ? null : (JSON.parse(kept) as unknown);
  });
}

export function forgetEntry(uid: number, form: string): void {
  withStorage((storage) => storage.removeItem(`${PREFIX}${uid}.${form}`));
}

export function forgetAllEntries(): void {
  withStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(PREFIX)) storage.removeItem(key);
  });
}

/** A browser may refuse storage; then nothing is kept, and nothing else breaks. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
