import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '#server/process/server-process.ts';
import { test as watched } from './fixtures.ts';

/** The data of a server of its own, from one instant to the next. */
export async function useFolder(_: object, use: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'houvast-own-'));
  await use(folder);
  rmSync(folder, { recursive: true, force: true });
}

/** Journeys on their own server, because its clock moves. */
export const test = watched.extend<{ folder: string }>({ folder: async ({}, use) => useFolder({}, use) });

/** Runs a journey on a server whose clock starts at an instant. */
export async function at<T>(
  instant: string,
  {
    folder,
    port,
    settings = {},
  }: {
    readonly folder: string;
    readonly port: number;
    readonly settings?: Readonly<Record<string, string>>;
  },
  journey: () => Promise<T>,
): Promise<T> {
  const server = new ServerProcess({
    PORT: String(port),
    DATA_DIR: folder,
    NOW: instant,
    PUBLIC_ORIGIN_TEMPLATE: `http://{site}.localhost:${port}`,
    ...settings,
  });
  try {
    await server.untilReady();
    return await journey();
  } finally {
    server.signal('SIGTERM');
    await server.untilEnded();
  }
}
