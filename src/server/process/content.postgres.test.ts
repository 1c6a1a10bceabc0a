import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTENT_LOCK } from '#db/advisory-locks.ts';
import type { ServerProcess } from './server-process.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const processes = testProcesses();
const CHANGE = `update content_text set texts = jsonb_set(texts, '{title}', to_jsonb($1::text))
  where language = 'nl' and entity = (select number from content_entity where id = 'alcohol/tip/measure-glass')`;
const BREAK = `select pg_terminate_backend(pid) from pg_stat_activity
  where application_name = 'houvast-listen' and query like '%houvast_content%' and datname = current_database()`;

const WAITED = `select pid from pg_stat_activity where wait_event = 'advisory' and datname = current_database()
  and clock_timestamp() - query_start > interval '3.5 seconds'`;

let nodes: readonly ServerProcess[];
let database: pg.Client;
beforeAll(async () => {
  const { settings } = await processes.storage();
  nodes = await Promise.all([processes.start(settings), processes.start(settings)]);
  database = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await database.connect();
});
afterAll(() => database.end());

const expectEverywhere = (text: string) =>
  until(`both nodes show ${text}`, async () => {
    const answers = await Promise.all(
      nodes.map((node) => node.visitor().get('/entity/view/tips/block_1/results')),
    );
    return answers.every((answer) => answer.text.includes(text));
  });

test('a text changed in the database appears on every node without a restart', async () => {
  await database.query(CHANGE, ['Van de redactie']);
  await expectEverywhere('Van de redactie');
});

test('also after their LISTEN connections broke, including changes made meanwhile', async () => {
  const broken = await database.query(BREAK);
  expect(broken.rowCount).toBe(2);
  await database.query(CHANGE, ['Terwijl niemand luisterde']);
  await expectEverywhere('Terwijl niemand luisterde');
  await until('both listen again', async () => {
    const listening = await database.query(BREAK.replace('pg_terminate_backend(pid)', 'pid'));
    return listening.rowCount === 2;
  });
  await database.query(CHANGE, ['En daarna weer']);
  await expectEverywhere('En daarna weer');
});

test('a node that starts waits for one that loads the content, however long that takes, and names what it kept', async () => {
  const { settings } = await processes.storage();
  const loading = new pg.Client({ connectionString: settings['DATABASE_URL'] });
  await loading.connect();
  await loading.query('delete from content_load');
  await loading.query(CHANGE, ['Van de redactie']);
  await loading.query('select pg_advisory_lock($1)', [CONTENT_LOCK]);
  const node = processes.launch(settings);
  await until('the node has waited for longer than a call may, or given up', async () => {
    const { rows } = await loading.query(WAITED);
    return node.ending ?? rows.length === 1;
  });
  await loading.query('select pg_advisory_unlock($1)', [CONTENT_LOCK]);
  await node.untilReady();
  expect(await node.statusOf('/readyz')).toBe(200);
  expect(node.stdout).toContain('"kept":["alcohol/tip/measure-glass (nl)"]');
  await loading.end();
});
