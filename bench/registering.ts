import { emptyDays } from './data.ts';
import { againstFloor, halves } from './measure.ts';
import { atMost, type Bench, DATABASE, type Parts } from './parts.ts';
import * as shots from './shots.ts';

/** Measures registering as the site's own form does it, and simpler calls, relative to a bare insert of the same row. */
export async function measureRegistering(bench: Bench, { effort, lines, aims, say }: Parts): Promise<void> {
  const { url, product, floor, databaseCpu } = bench;
  const { readers: starters, writers: continuers } = halves(bench.writers);
  say('PostgreSQL: registering …');
  const found = await againstFloor(
    DATABASE,
    {
      what: 'floor: insert',
      target: { program: floor, next: shots.floorInserts(continuers), databaseCpu },
    },
    [
      {
        what: 'first of a day, with Idempotency-Key',
        target: {
          program: product,
          next: shots.creations(starters, { withKey: true }),
          before: () => emptyDays(url, starters),
          databaseCpu,
        },
      },
      {
        what: 'one more on a day, with Idempotency-Key',
        target: { program: product, next: shots.creations(continuers, { withKey: true }), databaseCpu },
      },
      {
        what: 'one more on a day',
        target: { program: product, next: shots.creations(continuers), databaseCpu },
      },
    ],
    effort,
  );
  lines.push(...found);
  const [insert, first, more] = found;
  const cpu = (line: typeof first) => line?.ofFloor ?? Number.NaN;
  aims.push(atMost('first of a day with key, CPU of a bare insert', 8, cpu(first), '×'));
  aims.push(atMost('one more with key, CPU of a bare insert', 8, cpu(more), '×'));
  const inDatabase = (first?.round.databaseCpuMs ?? Number.NaN) / (insert?.round.databaseCpuMs ?? Number.NaN);
  aims.push(atMost('first of a day with key, CPU in PostgreSQL of a bare insert', 7, inDatabase, '×'));
}
