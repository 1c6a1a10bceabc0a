// Measures the CPU time of one password check, with as many at once as the benchmark has connections, for the given number
// of seconds.
import { hashPassword, verifyPassword } from '#platform/crypto/password.ts';
import { PASSWORD } from './fixture.ts';

const AT_ONCE = 16;
const seconds = Number(process.argv[2]);
const hash = await hashPassword(PASSWORD);

/** Runs checks for this many seconds; returns the CPU time of each in milliseconds. */
async function measure(limit: number): Promise<number> {
  const end = performance.now() + limit * 1_000;
  const before = process.cpuUsage();
  let checked = 0;
  const worker = async () => {
    while (performance.now() < end) {
      if (!(await verifyPassword(hash, PASSWORD))) throw new Error('The password was not recognised');
      checked += 1;
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000 / checked;
}

await measure(1);
process.stdout.write(`${await measure(seconds)}\n`);
