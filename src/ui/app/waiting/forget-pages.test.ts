import { readFileSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { forgetDevicePages } from './forget-pages.ts';

/** The caches of a browser, by their names, each with the paths in it. */
function browserWith(caches: Record<string, string[]>) {
  const kept = new Map(Object.entries(caches).map(([name, paths]) => [name, new Set(paths)]));
  vi.stubGlobal('window', {
    caches: {
      keys: async () => [...kept.keys()],
      open: async (name: string) => ({ delete: async (path: string) => kept.get(name)?.delete(path) }),
    },
  });
  return () => Object.fromEntries([...kept].map(([name, paths]) => [name, [...paths]]));
}

afterEach(() => void vi.unstubAllGlobals());

const FOR_ALL = ['/offline', '/en/offline', '/hulp', '/en/help', '/assets/a.js'];

test('the pages of somebody who was logged in go, in every language and of every build; those for everyone stay', async () => {
  const kept = browserWith({
    'houvast-offline-a': [...FOR_ALL, '/vandaag', '/trek'],
    'houvast-offline-b': [...FOR_ALL, '/en/today', '/en/urge'],
    other: ['/vandaag'],
  });
  await forgetDevicePages();
  expect(kept()).toEqual({ 'houvast-offline-a': FOR_ALL, 'houvast-offline-b': FOR_ALL, other: ['/vandaag'] });
});

test('the caches are those of the service worker', () => {
  const worker = readFileSync(new URL('../../../web/public/service-worker.js', import.meta.url), 'utf8');
  // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the text of the script.
  expect(worker).toContain('const CACHE = `houvast-offline-${');
});

test('a browser without caches, or that refuses them, stops nothing', async () => {
  vi.stubGlobal('window', {});
  await expect(forgetDevicePages()).resolves.toBeUndefined();
  vi.stubGlobal('window', { caches: { keys: () => Promise.reject(new Error('SecurityError')) } });
  await expect(forgetDevicePages()).resolves.toBeUndefined();
});
