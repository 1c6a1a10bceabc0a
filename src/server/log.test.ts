import { spawnSync } from 'node:child_process';
import { execPath } from 'node:process';
import { expect, test } from 'vitest';

/** Who listens to the first error would hide that nobody else does, so another follows it. */
const program = `
  const { openSync } = await import('node:fs');
  const { openLog } = await import('${new URL('log.ts', import.meta.url).href}');
  // What is open for reading only takes no line, like a full disk.
  const log = openLog(openSync(process.execPath, 'r'));
  log.once('error', (full) => setImmediate(() => {
    log.emit('error', full);
    console.log('still here');
    process.exit(3);
  }));
  log.write('a line\\n'.repeat(1_000));
`;

test('a log without room ends no process, and keeps none from ending', () => {
  const { stdout, status } = spawnSync(execPath, ['--input-type=module', '--eval', program], {
    encoding: 'utf8',
    timeout: 10_000,
    killSignal: 'SIGKILL',
  });
  expect({ stdout, status }).toEqual({ stdout: 'still here\n', status: 3 });
});
