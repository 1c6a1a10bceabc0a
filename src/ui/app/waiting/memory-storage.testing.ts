import { afterEach, beforeEach, vi } from 'vitest';

/** Enumerates its entries and has methods, like the storage of a browser. */
class MemoryStorage {
  [name: string]: unknown;
  getItem(name: string) {
    return this[name] ?? null;
  }
  setItem(name: string, value: string) {
    this[name] = value;
  }
  removeItem(name: string) {
    delete this[name];
  }
}

/** Gives each test of a file an empty device and tab, and a clock of its own. Returns the storage of the device. */
export function emptyDevice(): () => MemoryStorage {
  let device: MemoryStorage;
  beforeEach(() => {
    device = new MemoryStorage();
    vi.stubGlobal('window', { localStorage: device, sessionStorage: new MemoryStorage() });
    vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z') });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return () => device;
}
