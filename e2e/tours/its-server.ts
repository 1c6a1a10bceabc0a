import { OWN_PORT, PORT } from '../kit/origin.ts';
import { at } from '../kit/own-server.ts';
import { LAUNCH_DAY } from '../kit/portal.ts';
import type { Tour } from './tour.ts';

/** Makes a tour on the server that it needs; `folder` is empty. */
export async function onItsServer(
  { settings }: Tour,
  folder: string,
  make: (port: number) => Promise<void>,
): Promise<void> {
  if (!settings) return make(PORT);
  return at(LAUNCH_DAY, { folder, port: OWN_PORT, settings: settings() }, () => make(OWN_PORT));
}
