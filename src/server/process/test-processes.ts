import { afterAll, beforeAll, inject } from 'vitest';
import { buildServer, ServerProcess } from './server-process.ts';
import { createStorage, type Storage } from './storage.ts';

/** What a storage contains: nothing yet, or the template of every server test, which saves its servers building it. */
type Contents = 'nothing' | 'demo';

interface Processes {
  /** A new storage; contains the demo people by default. */
  storage(contents?: Contents): Promise<Storage>;
  /** A server that may still be starting, or fail to. */
  launch(settings: Readonly<Record<string, string>>): ServerProcess;
  /** A server that is ready. */
  start(settings: Readonly<Record<string, string>>): Promise<ServerProcess>;
}

/**
 * Server processes for the tests of a file. They are killed after its last test, whatever happened, and their storage
 * is deleted.
 */
export function testProcesses(): Processes {
  const processes: ServerProcess[] = [];
  const storages: Storage[] = [];
  const killAll = () => {
    for (const server of processes) server.signal('SIGKILL');
  };
  // If the test run itself is terminated, the hook below never runs.
  process.once('exit', killAll);
  beforeAll(buildServer);
  afterAll(async () => {
    killAll();
    process.off('exit', killAll);
    await Promise.all(processes.map((server) => server.untilEnded()));
    await Promise.all(storages.map((storage) => storage.discard()));
  });

  const launch: Processes['launch'] = (settings) => {
    const server = new ServerProcess(settings);
    processes.push(server);
    return server;
  };
  return {
    launch,
    start: (settings) => launch(settings).untilReady(),
    async storage(contents = 'demo') {
      const template = contents === 'demo' ? inject('template') : undefined;
      const storage = await createStorage(inject('postgresUrl'), template);
      storages.push(storage);
      return storage;
    },
  };
}
