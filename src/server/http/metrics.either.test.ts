import pino from 'pino';
import { expect, test } from 'vitest';
import { startedMailServer } from '../testing/mail-server.ts';
import { notDelivered } from '../testing/not-delivered.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { createMetrics } from './metrics.ts';

const TOKEN = 'only-the-watcher-knows';
const mails = await startedMailServer();
const server = sharedTestServer({ METRICS_TOKEN: TOKEN, MAIL_URL: mails.url });
const closed = sharedTestServer();

test('the metrics can be read with the token, and name nobody', async () => {
  await server().newcomer('counted');
  const answer = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(answer.statusCode).toBe(200);
  expect(answer.body).toMatch(/^houvast_mails_waiting 1$/m);
  expect(answer.body).toMatch(
    /houvast_http_duration_seconds_count\{route="\/api\/user\/register",status="200"\} 1/,
  );
  expect(answer.body).toContain('houvast_job_runs_total');
  expect(answer.body).not.toContain('counted@');
});

/** The value of each line that begins with this name, by its labels. */
async function measured(name: string): Promise<Record<string, number>> {
  const { body } = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  const lines = [...body.matchAll(new RegExp(`^${name}(?:\\{(.*)\\})? (\\S+)$`, 'gm'))];
  return Object.fromEntries(lines.map(([, labels = '', value]) => [labels, Number(value)]));
}

test('the wait of the oldest mail is measured from when it was due', async () => {
  await server().runJob('deliver_mail');
  expect(await measured('houvast_mail_lag_seconds')).toEqual({ '': 0 });
  await server().newcomer('waiting');
  server().passSeconds(90);
  expect(await measured('houvast_mail_lag_seconds')).toEqual({ '': 90 });
  expect(await measured('houvast_mails_waiting')).toEqual({ '': 1 });
  await server().runJob('deliver_mail');
  expect(await measured('houvast_mail_lag_seconds')).toEqual({ '': 0 });
});

test('what the mail server does not take is counted, and the log says why, once for a run', async () => {
  await server().runJob('deliver_mail');
  const before = await measured('houvast_handed_over_total');
  expect(before['service="mail",outcome="refused"']).toBe(0);
  mails.mood = 'refusesRecipient';
  await server().newcomer('dead-address');
  await server().newcomer('dead-too');
  const from = server().log.length;
  await server().runJob('deliver_mail');
  mails.mood = 'kind';
  expect(await measured('houvast_handed_over_total')).toEqual({
    ...before,
    'service="mail",outcome="refused"': 2,
  });
  expect(notDelivered(server().log.slice(from))).toEqual([
    { service: 'mail', outcome: 'refused', reason: 'EENVELOPE 550', count: 2 },
  ]);
  await mails.stop();
  await server().newcomer('waits');
  await server().runJob('deliver_mail');
  await mails.start();
  expect(notDelivered(server().log.slice(from))).toEqual([
    expect.anything(),
    { service: 'mail', outcome: 'unreachable', reason: expect.stringMatching(/^[A-Z]+$/), count: 1 },
  ]);
  expect(server().log.join('')).not.toContain('@');
});

test('database connections are measured if there is a pool', async () => {
  const states = server().connection.kind === 'embedded' ? [] : ['idle', 'total', 'waiting'];
  const connections = await measured('houvast_database_connections');
  expect(Object.keys(connections).toSorted()).toEqual(states.map((state) => `state="${state}"`));
  // The pool holds ten at most, and nothing else is waiting for one.
  for (const count of Object.values(connections)) expect(count).toBeLessThanOrEqual(10);
  expect(connections['state="waiting"'] ?? 0).toBe(0);
  expect(connections['state="total"'] ?? 1).toBeGreaterThanOrEqual(1);
});

test.each([
  'houvast_http_duration_seconds',
  'houvast_page_views_total',
  'houvast_job_runs_total',
  'houvast_job_things_total',
  'houvast_job_duration_seconds',
  'houvast_job_last_success_timestamp_seconds',
  'houvast_mails_waiting',
  'houvast_mail_lag_seconds',
  'houvast_errors_reported_total',
  'houvast_handed_over_total',
  'process_resident_memory_bytes',
])('%s has a help text', async (name) => {
  const { body } = await server().app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${TOKEN}` },
  });
  expect(body).toMatch(new RegExp(`^# HELP ${name} \\S`, 'm'));
});

test('public pages are counted by site and by nothing else', async () => {
  const view = (body: unknown, site: 'alcohol' | 'tobacco' = 'alcohol') =>
    server().visitor(site).send('POST', '/api/v1/page-views', body);
  const counted = async () => {
    const { body } = await server().app.inject({
      url: '/metrics',
      headers: { authorization: `Bearer ${TOKEN}` },
    });
    return body.split('\n').filter((line) => line.startsWith('houvast_page_views_total'));
  };
  expect(await counted()).toEqual([]);
  expect(await view({ route: 'landing' })).toMatchObject({ status: 204, text: '' });
  await view({ route: 'landing' });
  await view({ route: 'login' }, 'tobacco');
  for (const refused of [
    { route: 'help' },
    { route: 'diary' },
    { route: 'landing', uid: 3 },
    { route: ['landing'] },
    {},
    undefined,
  ]) {
    expect((await view(refused)).status, JSON.stringify(refused)).toBe(400);
  }
  const someone = await server().newcomer('uncounted');
  expect((await someone.send('POST', '/api/v1/page-views', { route: 'landing' })).status).toBe(403);
  expect(await counted()).toEqual([
    'houvast_page_views_total{site="alcohol",route="landing"} 2',
    'houvast_page_views_total{site="tobacco",route="login"} 1',
  ]);
  expect(server().log.join('')).not.toContain('"landing"');
});

test.each([undefined, 'Bearer wrong', TOKEN])(
  'without it the page does not exist: %s',
  async (authorization) => {
    const answer = await server().app.inject({
      url: '/metrics',
      headers: authorization === undefined ? {} : { authorization },
    });
    expect(answer.statusCode).toBe(404);
  },
);

test('without a token in the settings there is no metrics page', async () => {
  const answer = await closed().app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer undefined' },
  });
  expect(answer.statusCode).toBe(404);
});

test('a failed job is in the log by what and where, without the message', () => {
  const log: string[] = [];
  const { jobWatcher } = createMetrics(pino({}, { write: (line: string) => void log.push(line) }));
  const cause = Object.assign(new Error('someone else'), { code: '23505' });
  const failure = new RangeError('to someone@houvast.example', { cause });
  jobWatcher.failed('deliver_mail', failure);
  jobWatcher.failed('tidy_up', new AggregateError([failure, new TypeError('to somebody')]));
  expect(log.join('')).not.toMatch(/someone|somebody/);
  expect(log.map((line) => JSON.parse(line))).toMatchObject([
    { msg: 'job failed', job: 'deliver_mail', type: 'RangeError', code: '23505' },
    { msg: 'job failed', job: 'tidy_up', type: 'RangeError', code: '23505' },
    { msg: 'job failed', job: 'tidy_up', type: 'TypeError' },
  ]);
  expect(log.join('')).toContain('"file":"src/server/http/');
});
