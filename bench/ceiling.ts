import { fileURLToPath } from 'node:url';
import { inTurns, typical } from './load.ts';
import type { Effort } from './measure.ts';
import { Program } from './process.ts';

/** Returns how many requests a second the load generator sends to a server that does nothing: no measurement can be higher. */
export async function generatorCeiling({ length }: Effort): Promise<number> {
  const program = await Program.start([fileURLToPath(new URL('nothing.ts', import.meta.url))], {});
  const next = () => ({ method: 'GET', path: '/', headers: {} }) as const;
  const [rounds = []] = await inTurns([{ program, next }], 1, length);
  await program.stop();
  return typical(rounds).requestsPerSecond;
}
