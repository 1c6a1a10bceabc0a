import { test } from '@playwright/test';
import { PORT } from '../kit/origin.ts';
import { at } from '../kit/own-server.ts';
import { LAUNCH_DAY } from '../kit/portal.ts';
import type { Tour } from './tour.ts';

/** Tours run side by side. */
const FIRST_PORT = 3_940;

/** Makes a tour on the server that it needs; `folder` is empty. */
export async function onItsServer(
  { settings }: Tour,
  folder: string,
  make: (port: number) => Promise<void>,
): Promise<void> {
  if (!settings) return make(PORT);
  const port = FIRST_PORT + test.info().parallelIndex;
  return at(LAUNCH_DAY, { folder, port, settings: settings() }, () => make(port));
}
