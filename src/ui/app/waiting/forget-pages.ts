import { LANGUAGES } from '#domain/kit/language.ts';
import { DEVICE_PAGES } from '#domain/site/device-pages.ts';
import { pathTo } from '#domain/site/paths.ts';

/** What `web/public/service-worker.js` calls its caches, one per build. */
const CACHES = 'houvast-offline-';

/**
 * Removes the pages that the service worker stored because somebody was logged in here; those for everyone stay. Not every
 * browser knows `Clear-Site-Data`, with which the server asks for the same. Never rejects: logging out must not fail on it.
 */
export async function forgetDevicePages(): Promise<void> {
  try {
    const paths = LANGUAGES.flatMap((language) => DEVICE_PAGES.map((name) => pathTo({ language }, name)));
    const names = (await window.caches.keys()).filter((name) => name.startsWith(CACHES));
    const found = await Promise.all(names.map((name) => window.caches.open(name)));
    await Promise.all(found.flatMap((cache) => paths.map((path) => cache.delete(path))));
  } catch {
    // A browser without such a cache, or that refuses it, stored no pages.
  }
}
