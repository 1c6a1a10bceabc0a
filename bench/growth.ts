import type { Person } from './data.ts';
import { inTurns, ratio, typical } from './load.ts';
import { halves, startProduct } from './measure.ts';
import { atMost, DATABASE, type Parts } from './parts.ts';
import * as shots from './shots.ts';

/** A database and the people in it. */
interface Filled {
  readonly url: string;
  readonly people: readonly Person[];
}

/** Compares the overview in a small table with that in a big one, each on a fresh server. */
export async function measureGrowth(
  few: Filled,
  million: Filled,
  { effort, lines, aims, say }: Parts,
): Promise<void> {
  say('PostgreSQL: overview with a thousand and with a million registrations …');
  const programs = [
    await startProduct({ DATABASE_URL: few.url }),
    await startProduct({ DATABASE_URL: million.url }),
  ];
  const targets = [few.people, halves(million.people).readers].flatMap((people, index) => {
    const program = programs[index];
    return program ? [{ program, next: shots.overviews(people) }] : [];
  });
  const [small = [], big = []] = await inTurns(targets, effort.rounds, effort.length);
  lines.push({ database: DATABASE, what: 'overview, 1,000 rows', round: typical(small) });
  lines.push({ database: DATABASE, what: 'overview, 1,000,000 rows', round: typical(big) });
  const what = 'overview p50 with a million registrations, of p50 with a thousand';
  aims.push(atMost(what, 1.2, ratio(big, small, 'p50'), '×'));
  await Promise.all(programs.map((program) => program.stop()));
}
