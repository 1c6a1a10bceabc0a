import { afterEach, expect, test, vi } from 'vitest';
import { createDevices } from './devices.ts';

afterEach(() => void vi.unstubAllGlobals());

test('a device that is left keeps no page of whoever was logged in on it', async () => {
  const stored = new Set(['/hulp', '/vandaag', '/en/urge']);
  const caches = {
    keys: async () => ['houvast-offline-a'],
    open: async () => ({ delete: async (path: string) => stored.delete(path) }),
  };
  vi.stubGlobal('window', { caches });
  await createDevices({ call: async () => undefined } as never).forget();
  expect([...stored]).toEqual(['/hulp']);
});
