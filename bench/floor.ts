// The floor: the least a server can do for the same rows. Fastify without hooks, `pg` with named statements, the product's
// SQL, JSON.stringify. No authorization, no validation, no encryption, no log.
import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';
import { COMMENTS_ON_A_PAGE } from '#domain/community/forum.ts';
import { addDays, daysFrom } from '#domain/kit/day.ts';
import { sha256 } from '#platform/crypto/secret-token.ts';
import { today } from './data.ts';
import { NOTE, OVERVIEW_DAYS } from './fixture.ts';
import { productStatements } from './statements.ts';

/** The overhead of encrypting a text, in bytes. */
const SEAL_BYTES = 29;

const [FROM, TO] = [addDays(today, 1 - OVERVIEW_DAYS), today];

const statements = await productStatements();
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = Fastify();

// Dates stay text, as in the product: creating Date objects costs more than everything else here.
const { builtins, getTypeParser } = pg.types;
const raw = new Set<number>([builtins.DATE, builtins.TIMESTAMPTZ, builtins.BYTEA]);
const types = {
  getTypeParser: ((id: Parameters<typeof getTypeParser>[0]) =>
    raw.has(id) ? (value: string) => value : getTypeParser(id)) as typeof getTypeParser,
};
const query = async (name: string, text: string, values: unknown[]) =>
  (await pool.query({ name, text, values, types, rowMode: 'array' })).rows as unknown as (string | null)[][];

// The rows of the overview as returned by the driver.
app.get<{ Params: { uid: string } }>('/rows/:uid', async ({ params: { uid } }, reply) => {
  const rows = await query('days', statements.days, [uid, FROM, TO, uid, FROM, TO, uid, FROM, TO]);
  return reply.type('application/json').send(JSON.stringify(rows));
});

app.get('/overview', async (request, reply) => {
  const idHash = sha256((request.headers.cookie ?? '').slice('session='.length));
  const [session] = await query('session', statements.session, [idHash]);
  const [uid, , , , from = '', programmeStart = ''] = session ?? [];
  const to = addDays(programmeStart ?? '', 41);
  const rows = await query('days', statements.days, [uid, from, to, uid, from, to, uid, from, to]);
  const days: Record<
    string,
    { totalAmount: number | null; goal: number | null; items: Record<string, unknown>; paused: boolean }
  > = {};
  for (const day of daysFrom(from ?? '', to)) {
    days[day] = { totalAmount: null, goal: null, items: {}, paused: false };
  }
  for (const [goalDay, goal, uuid, day, amount, cost, where, withWho, craving, note, pausedDay] of rows) {
    const found = days[goalDay ?? day ?? pausedDay ?? ''];
    if (!found) continue;
    if (goal) found.goal = Number(goal);
    if (pausedDay) found.paused = true;
    if (!uuid) continue;
    found.totalAmount = (found.totalAmount ?? 0) + Number(amount);
    found.items[uuid] = {
      uuid,
      registration_date: day,
      amount: Number(amount),
      cost: cost ? Number(cost) : null,
      where,
      with_who: withWho,
      craving: craving ? Number(craving) : null,
      note: note ? NOTE : '',
    };
  }
  return reply.type('application/json').send(JSON.stringify(days));
});

interface Registration {
  readonly registration_date: string;
  readonly amount: number;
  readonly note: string;
}

function rowOf(uid: unknown, { registration_date, amount, note }: Registration): unknown[] {
  const now = new Date().toISOString();
  const sealed = Buffer.alloc(SEAL_BYTES + note.length);
  return [randomUUID(), uid, registration_date, amount, null, 'home', 'alone', null, sealed, now, now];
}

app.post('/registration', async (request, reply) => {
  const body = request.body as Registration & { uid: number };
  const row = rowOf(body.uid, body);
  await query('insert', statements.insert, row);
  return reply.type('application/json').send(JSON.stringify({ sid: row[0] }));
});

type ForumParams = { Params: { nid: string; uid: string } };

app.get<ForumParams>('/post/:nid/:uid', async ({ params: { nid, uid } }, reply) => {
  const rows = await query('post', statements.post, [uid, uid, uid, nid, 'alcohol']);
  return reply.type('application/json').send(JSON.stringify(rows));
});

app.get<ForumParams>('/comments/:nid/:uid', async ({ params: { nid, uid } }, reply) => {
  const rows = await query('comments', statements.comments, [
    uid,
    uid,
    'alcohol',
    nid,
    1,
    COMMENTS_ON_A_PAGE,
  ]);
  return reply.type('application/json').send(JSON.stringify(rows));
});

app.get<{ Params: { uid: string } }>('/clients/:uid', async ({ params: { uid } }, reply) => {
  const paired = await query('paired', 'select uid from pairing where nurse = $1 and ended_at is null', [
    uid,
  ]);
  const clients = paired.map(([client]) => client);
  const rows = await query('clients', statements.clients, [clients, today, today, today, clients]);
  const completed = await query('completed', statements.completed, [clients]);
  return reply.type('application/json').send(JSON.stringify([rows, completed]));
});

app.post('/comment', async (request, reply) => {
  const { nid, position } = request.body as { readonly nid: number; readonly position: number };
  const now = new Date().toISOString();
  const values = [nid, position, null, randomUUID(), null, `<p>${NOTE}</p>`, 'nl', now, now];
  await query('comment', statements.insertComment, values);
  return reply.type('application/json').send(JSON.stringify({ position }));
});

app.get('/readyz', async () => {
  await pool.query('select 1');
  return { status: 'ready' };
});

await app.listen({ port: Number(process.env['PORT']), host: '127.0.0.1' });
