import { ServerProcess } from '#server/process/server-process.ts';
import { createStorage, type Storage } from '#server/process/storage.ts';
import { test as watched } from './fixtures.ts';

/** The data of a journey's own server, which outlives its restarts, on the database that journeys were given. */
export async function useStorage(_: object, use: (storage: Storage) => Promise<void>): Promise<void> {
  const storage = await createStorage(process.env['JOURNEYS_DATABASE_URL'] ?? '');
  await use(storage);
  await storage.discard();
}

/** Journeys with a server of their own, whose clock or settings they choose. */
export const test = watched.extend<{ storage: Storage }>({
  storage: async ({}, use) => useStorage({}, use),
});

/** Runs a journey on a server whose clock starts at an instant. */
export async function at<T>(
  instant: string,
  {
    storage,
    port,
    settings = {},
  }: {
    readonly storage: Storage;
    readonly port: number;
    readonly settings?: Readonly<Record<string, string>>;
  },
  journey: () => Promise<T>,
): Promise<T> {
  const server = new ServerProcess({
    ...storage.settings,
    PORT: String(port),
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
