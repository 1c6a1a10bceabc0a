/** What a browser keeps for the site: on the device, or until the tab closes. */
export type Place = 'device' | 'tab';

/** A browser may refuse storage, or hold what is not ours: then the answer is null, and nothing else breaks. */
export function withStorage<T>(place: Place, access: (storage: Storage) => T): T | null {
  try {
    return access(place === 'device' ? window.localStorage : window.sessionStorage);
  } catch {
    return null;
  }
}
