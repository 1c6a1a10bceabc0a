import { withStorage } from '../browser-storage.ts';

const NAME = 'houvast.box';

/** What a page without a network needs of the person who was logged in on this device. It opens nothing. */
export interface Box {
  /** What is sealed for it only that person opens; base64. */
  readonly publicKey: string;
  /** How far the clock of the server was ahead of the device's, in milliseconds. */
  readonly ahead: number;
}

export function putBox(box: Box): void {
  withStorage('device', (storage) => storage.setItem(NAME, JSON.stringify(box)));
}

/** Null where nobody was logged in, or the browser refuses storage. */
export function findBox(): Box | null {
  return withStorage('device', (storage): Box | null => JSON.parse(storage.getItem(NAME) ?? 'null'));
}

export function removeBox(): void {
  withStorage('device', (storage) => storage.removeItem(NAME));
}
