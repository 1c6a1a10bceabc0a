/** The phone that the server knows, for the moment when it has to go, and for the card that says so. */
const KEPT = 'houvast.push-token';

export interface KeptPhone {
  /** Who turned notifications on: the next person on this phone finds them off. */
  readonly uid: number;
  readonly token: string;
}

export function keptPhone(): KeptPhone | null {
  return withStorage((storage) => {
    const kept: Partial<KeptPhone> | null = JSON.parse(storage.getItem(KEPT) ?? 'null');
    const { uid, token } = kept ?? {};
    return typeof uid === 'number' && typeof token === 'string' ? { uid, token } : null;
  });
}

export function keepPhone(phone: KeptPhone): void {
  withStorage((storage) => storage.setItem(KEPT, JSON.stringify(phone)));
}

/** Forgets in this browser which phone it is. */
export function forgetPhone(): void {
  withStorage((storage) => storage.removeItem(KEPT));
}

/** A browser may refuse storage, or hold what is none of ours; the app's web view does neither. */
function withStorage<T>(access: (storage: Storage) => T): T | null {
  try {
    return access(window.localStorage);
  } catch {
    return null;
  }
}
