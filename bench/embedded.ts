import { join } from 'node:path';
import { fillEmbedded } from './data.ts';
import { AT_ONCE } from './logins.ts';
import { alone, checkAnswers, halves, startProduct } from './measure.ts';
import type { Parts } from './parts.ts';
import * as shots from './shots.ts';

const DATABASE = 'embedded';
const PEOPLE = 1_000;

/** Measures the same requests on the embedded database, which runs in the server process. */
export async function measureEmbedded({ effort, folder, lines, memory, say }: Parts): Promise<void> {
  say(`Embedded: filling with ${PEOPLE} people of 100 days …`);
  const dataDir = join(folder, 'data');
  const people = await fillEmbedded(dataDir, PEOPLE);
  const program = await startProduct({ DATA_DIR: dataDir, ALLOW_EMBEDDED_DATABASE: '1' });
  await checkAnswers(program, people);
  const { readers, writers } = halves(people);
  say('Embedded: overview, create, login and its page …');
  for (const [what, target] of [
    ['overview of 47 days', { next: shots.overviews(readers) }],
    ['create', { next: shots.creations(writers) }],
    ['login', { next: shots.logins(people), connections: AT_ONCE }],
    ['login page', { next: shots.loginPages() }],
  ] as const) {
    const rounds = Math.min(2, effort.rounds);
    lines.push(await alone(DATABASE, what, { program, ...target }, { ...effort, rounds }));
  }
  memory.push(`Embedded: ${program.memoryMb().toFixed(0)} MB, the database included.`);
  await program.stop();
}
