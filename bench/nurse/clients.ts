import { randomUUID } from 'node:crypto';
import { type Person, withClient } from '../data.ts';
import type { Shot } from '../load.ts';
import { againstFloor } from '../measure.ts';
import { atMost, type Bench, DATABASE, type Parts } from '../parts.ts';
import { inTurn } from '../shots.ts';

const CLIENTS = 500;
/** How many nurses open their lists at once: each list keeps the database busy for a tenth of a second. */
const CONNECTIONS = 2;

/** Measures the list of a nurse with five hundred clients, relative to a plain read of the same rows. */
export async function measureClients(bench: Bench, { effort, lines, aims, say }: Parts): Promise<void> {
  const { url, product, floor, people, databaseCpu } = bench;
  say(`PostgreSQL: a nurse with ${CLIENTS} clients …`);
  const nurse = people.at(-1);
  if (!nurse) return;
  const clients = people.slice(0, CLIENTS).map(({ uid }) => uid);
  const undo = await makeNurse(url, nurse, clients);
  const list: Shot = {
    method: 'GET',
    path: '/api/nl/get-clients-of-poh',
    headers: { host: 'poh.bench.localhost', cookie: `session=${nurse.cookie}` },
  };
  const rows: Shot = { method: 'GET', path: `/clients/${nurse.uid}`, headers: {} };
  const read = await againstFloor(
    DATABASE,
    {
      what: `floor: rows of ${CLIENTS} clients of 100 days`,
      target: { program: floor, next: inTurn([rows]), databaseCpu, connections: CONNECTIONS },
    },
    [
      {
        what: `the list of ${CLIENTS} clients of 100 days`,
        target: { program: product, next: inTurn([list]), databaseCpu, connections: CONNECTIONS },
      },
    ],
    effort,
  );
  lines.push(...read);
  const ofFloor = read[1]?.ofFloor ?? Number.NaN;
  aims.push(atMost(`a list of ${CLIENTS} clients, CPU of a plain read of its rows`, 4, ofFloor, '×'));
  await undo();
}

/** Turns somebody into a nurse with whom these clients are paired. Returns a function that undoes it. */
function makeNurse(url: string, { uid }: Person, clients: readonly number[]): Promise<() => Promise<void>> {
  return withClient(url, async (run) => {
    await run('create table was_participant as select * from participant where uid = $1', [uid]);
    await run('delete from participant where uid = $1', [uid]);
    await run(`update account set site = 'poh', roles = '{poh}' where uid = $1`, [uid]);
    await run(
      `insert into nurse (uid, state, initials, family_name, job_title, practice, address, postal_code, locality, telephone,
         wants_package, applied_at, approved_at)
       values ($1, 'approved', 'M.', 'Meting', 'x', 'x', 'x', '3511 AB', 'x', 'x', false, now(), now())`,
      [uid],
    );
    for (const client of clients)
      await run(
        `insert into pairing (id, uid, nurse, paired_at, agreement, consented_at, consent_until)
         values ($1, $2, $3, now(), 1, now(), now() + interval '26 weeks')`,
        [randomUUID(), client, uid],
      );
    await run('analyze pairing');
    return () =>
      withClient(url, async (again) => {
        await again('delete from nurse where uid = $1', [uid]);
        await again('delete from pairing where nurse = $1', [uid]);
        await again(`update account set site = 'alcohol', roles = '{client}' where uid = $1`, [uid]);
        await again('insert into participant select * from was_participant');
        await again('drop table was_participant');
      });
  });
}
