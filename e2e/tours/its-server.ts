import type { Storage } from '#server/process/storage.ts';
import { OWN_PORT, PORT } from '../kit/origin.ts';
import { at } from '../kit/own-server.ts';
import { LAUNCH_DAY } from '../kit/portal.ts';
import type { Tour } from './tour.ts';

/** Makes a tour on the server that it needs; `storage` has to be empty. */
export async function onItsServer(
  { settings }: Tour,
  storage: Storage,
  make: (port: number) => Promise<void>,
): Promise<void> {
  if (!settings) return make(PORT);
  return at(LAUNCH_DAY, { storage, port: OWN_PORT, settings: settings() }, () => make(OWN_PORT));
}
