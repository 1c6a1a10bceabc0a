import { withStorage } from '../browser-storage.ts';

const NAME = 'houvast.box';

/**
 * What a page without a network needs to seal something for the person who was logged in on this device. It cannot open
 * anything.
 */
export interface Box {
  /** The key to seal with; only that person can open what is sealed. Base64. */
  readonly publicKey: string;
  /** How far the server's clock was ahead of the device's, in milliseconds. */
  readonly ahead: number;
}

export function putBox(box: Box): void {
  withStorage('device', (storage) => storage.setItem(NAME, JSON.stringify(box)));
}

/** The box on this device; null if nobody was logged in, or the browser refuses storage. */
export function findBox(): Box | null {
  return withStorage('device', (storage): Box | null => JSON.parse(storage.getItem(NAME) ?? 'null'));
}

export function removeBox(): void {
  withStorage('device', (storage) => storage.removeItem(NAME));
}
