/** How long a browser keeps something for the site: on the device, or until the tab closes. */
export type Place = 'device' | 'tab';

/** Reads or writes the storage of the browser. Returns null where the browser refuses, or holds something that is not ours. */
export function withStorage<T>(place: Place, access: (storage: Storage) => T): T | null {
  try {
    return access(place === 'device' ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}
