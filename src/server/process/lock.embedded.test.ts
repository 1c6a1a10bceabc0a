import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockFolder } from '#db/lock.ts';
import type { Turn } from './lock-contender.ts';
import type { Storage } from './storage.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

/** No process has this id: it is above the range that systems assign. */
const NOBODY = 2_000_000_000;
const NEWCOMERS = 4;
const CONTENDERS = 6;
const ROUNDS = process.env['FULL'] === '1' ? 200 : 20;

const processes = testProcesses();
const contenders: ChildProcess[] = [];
afterAll(() => contenders.forEach((contender) => contender.kill('SIGKILL')));

const lockOf = (folder: string) => join(folder, 'houvast.lock');
const leaveLock = (folder: string, owner: { pid: number; started: string }) =>
  writeFileSync(lockOf(folder), JSON.stringify(owner));

describe('the lock of the embedded database', () => {
  // One folder for all servers: each test leaves a killed server behind, and so a stale lock to take over.
  let storage: Storage;
  beforeAll(async () => {
    storage = await processes.storage();
  });

  test('a second process is refused with the id of the holder; after kill -9 a new one takes over', async () => {
    const { folder, settings } = storage;
    const first = await processes.start(settings);
    const second = processes.launch(settings);
    expect(await second.untilEnded()).toEqual({ code: 1, signal: null });
    expect(second.stderr).toBe(
      `The database in ${folder} is in use by process ${first.pid}. ` +
        'Stop that process first, or set DATA_DIR to another folder.\n',
    );
    expect(await first.statusOf('/readyz')).toBe(200);

    await first.kill();
    expect(existsSync(lockOf(folder))).toBe(true);
    const third = await processes.start(settings);
    expect(JSON.parse(readFileSync(lockOf(folder), 'utf8')).pid).toBe(third.pid);
    await third.kill();
  });

  test.each([
    ['of a process that has another start time', JSON.stringify({ pid: process.pid, started: '1' })],
    ['that a crash left empty', ''],
  ])('a lock %s is taken over', async (_, text) => {
    const { folder } = await processes.storage('nothing');
    writeFileSync(lockOf(folder), text);
    const unlock = lockFolder(folder);
    expect(JSON.parse(readFileSync(lockOf(folder), 'utf8')).pid).toBe(process.pid);
    unlock();
    expect(existsSync(lockOf(folder))).toBe(false);
  });

  test('of many servers that find a stale lock at once, exactly one starts', async () => {
    const { folder, settings } = storage;
    leaveLock(folder, { pid: NOBODY, started: '1' });
    const servers = Array.from({ length: NEWCOMERS }, () => processes.launch(settings));
    await until('every server started or ended', () =>
      servers.every(({ isReady, ending }) => isReady || ending),
    );
    const [winner, ...others] = servers.filter(({ isReady }) => isReady);
    expect(others).toHaveLength(0);
    for (const { ending, stderr } of servers.filter((server) => server !== winner)) {
      expect(ending).toEqual({ code: 1, signal: null });
      expect(stderr).toContain(`in use by process ${winner?.pid}.`);
    }
    expect(await winner?.statusOf('/readyz')).toBe(200);
    await winner?.kill();
  });

  test(`of many processes that try in the same millisecond, exactly one wins, ${ROUNDS} times`, async () => {
    const { folder } = await processes.storage('nothing');
    const file = fileURLToPath(new URL('./lock-contender.ts', import.meta.url));
    contenders.push(...Array.from({ length: CONTENDERS }, () => fork(file)));
    await Promise.all(contenders.map((contender) => once(contender, 'message')));
    const winners: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const turn: Turn = { folder: join(folder, String(round)), at: Date.now() + 5 };
      mkdirSync(turn.folder);
      leaveLock(turn.folder, { pid: NOBODY, started: '1' });
      const results = await Promise.all(
        contenders.map(async (contender) => {
          contender.send(turn);
          const [won] = await once(contender, 'message');
          return won as boolean;
        }),
      );
      winners.push(results.filter(Boolean).length);
    }
    expect(winners.filter((count) => count !== 1)).toEqual([]);
  });
});
