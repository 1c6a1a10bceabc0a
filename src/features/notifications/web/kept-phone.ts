import { withStorage } from '#ui/app/browser-storage.ts';

/** The phone that the server knows, kept for unregistering it and for the card that shows it. */
const KEPT = 'houvast.push-token';

export interface KeptPhone {
  /** Who turned notifications on, so that the next person on this phone finds them off. */
  readonly uid: number;
  readonly token: string;
}

export function keptPhone(): KeptPhone | null {
  return withStorage('device', (storage) => {
    const kept: Partial<KeptPhone> | null = JSON.parse(storage.getItem(KEPT) ?? 'null');
    const { uid, token } = kept ?? {};
    return typeof uid === 'number' && typeof token === 'string' ? { uid, token } : null;
  });
}

export function keepPhone(phone: KeptPhone): void {
  withStorage('device', (storage) => storage.setItem(KEPT, JSON.stringify(phone)));
}

/** Forgets in this browser which phone this is. */
export function forgetPhone(): void {
  withStorage('device', (storage) => storage.removeItem(KEPT));
}
