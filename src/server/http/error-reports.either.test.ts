import { eq, sql } from 'drizzle-orm';
import pino from 'pino';
import { describe, expect, test } from 'vitest';
import { floodAttempts } from '#db/schema/platform.ts';
import { registrationBody } from '#features/account/contract.ts';
import { createErrorReporter } from '#platform/error-reports/reporter.ts';
import { startedErrorCollector } from '../testing/error-collector.ts';
import { TEST_NOW, TEST_TODAY } from '../testing/test-environment.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { reportingJobs } from './error-reports.ts';
import { createMetrics } from './metrics.ts';

const METRICS_TOKEN = 'only-the-watcher-knows';
const collector = await startedErrorCollector();
const server = sharedTestServer({ SENTRY_DSN: collector.dsn, METRICS_TOKEN });
const deaf = sharedTestServer();

const report = {
  type: 'TypeError',
  frames: [{ function: 'save', file: 'assets/form-abc.js', line: 12, column: 34 }],
  route: 'plan',
  requestId: '0123456789ab',
  build: 'entry-client-abc.js',
};
const PATH = '/api/v1/error-reports';

/** The reports that arrive because of `done`. */
async function arrivedBy(done: () => Promise<unknown>, count = 1) {
  const before = collector.arrived.length;
  await done();
  await expect.poll(() => collector.arrived.length).toBe(before + count);
  return collector.arrived.slice(before);
}

describe('a report from a browser', () => {
  test('is forwarded as an envelope, with the site, page, build and request number', async () => {
    const visitor = server().visitor('tobacco', { address: '127.4.0.1' });
    const [arrived] = await arrivedBy(async () => {
      expect(await visitor.send('POST', PATH, report)).toMatchObject({ status: 204, text: '' });
    });
    expect(arrived?.raw).toMatch(/^POST \/base\/api\/42\/envelope\/\n/);
    expect(arrived?.raw).toContain('sentry_key=publickey');
    expect(arrived?.event).toEqual({
      event_id: expect.stringMatching(/^[0-9a-f]{32}$/),
      timestamp: TEST_NOW.toISOString(),
      platform: 'javascript',
      level: 'error',
      release: 'houvast@test',
      transaction: 'plan',
      tags: { source: 'browser', site: 'tobacco', request_id: '0123456789ab', build: 'entry-client-abc.js' },
      exception: {
        values: [
          {
            type: 'TypeError',
            value: '',
            stacktrace: {
              frames: [
                { function: 'save', filename: 'assets/form-abc.js', lineno: 12, colno: 34, in_app: true },
              ],
            },
          },
        ],
      },
    });
  });

  test.each([
    ['a message', { ...report, message: 'I drank' }],
    ['a sentence as type', { ...report, type: 'I drank two glasses' }],
    ['an address as type', { ...report, type: 'someone@example.org' }],
    ['a path as route', { ...report, route: '/plan?token=x' }],
    ['an address as file', { ...report, frames: [{ ...report.frames[0], file: 'https://a.example/?x' }] }],
    ['a sentence as code', { ...report, code: 'two glasses' }],
    ['nothing', undefined],
    ['a list', []],
  ])('is silently dropped with %s in it', async (_, body) => {
    const before = collector.arrived.length;
    const visitor = server().visitor('alcohol', { address: '127.4.0.2' });
    expect((await visitor.send('POST', PATH, body)).status).toBe(204);
    await arrivedBy(() => visitor.send('POST', PATH, report));
    expect(collector.arrived.length).toBe(before + 1);
  });

  test('is limited per address, and answered all the same', async () => {
    const visitor = server().visitor('alcohol', { address: '127.4.0.3' });
    const other = server().visitor('alcohol', { address: '127.4.0.4' });
    server().passSeconds(60);
    await arrivedBy(async () => {
      // Thirty an hour per address; and ten a minute for all browsers together.
      for (let sent = 0; sent < 35; sent += 1) {
        server().passSeconds(20);
        expect((await visitor.send('POST', PATH, report)).status).toBe(204);
      }
      server().passSeconds(60);
      await other.send('POST', PATH, report);
    }, 31);
  });

  test('is neither sent nor stored without a configured collector', async () => {
    const before = collector.arrived.length;
    expect((await deaf().visitor('alcohol').send('POST', PATH, report)).status).toBe(204);
    expect(await deaf().connection.db.$count(floodAttempts, eq(floodAttempts.kind, 'error_report'))).toBe(0);
    expect(collector.arrived.length).toBe(before);
  });
});

describe('an error on the server', () => {
  const NOTE = 'vandaag was het heel zwaar op het feest';
  const MAIL = 'iemand-van-wie-niemand-weet@houvast.example';

  test('is reported with the route pattern, and without anything a person entered', async () => {
    server().passSeconds(120);
    const anna = await server().login('Anna');
    const { cookie = '' } = anna;
    const token = await anna.token();
    const { db } = server().connection;
    await db.execute(sql`alter table registration rename column amount to amount_gone`);
    const link = 'hash-out-of-a-mail-0123456789';
    const events = await arrivedBy(async () => {
      const submission = {
        webform_id: 'daily_registration',
        registration_date: TEST_TODAY,
        amount: 1,
        note: NOTE,
      };
      const answer = await anna.post(`/webform_rest/submit?token=${link}`, submission);
      expect(answer).toMatchObject({ status: 500, json: { code: 'internal' } });
    });
    const raw = events.map((arrived) => arrived.raw).join('\n');
    for (const secret of [NOTE, 'zwaar', 'anna@', token, cookie.split('=')[1] ?? '', link]) {
      expect(raw, secret).not.toContain(secret);
    }
    const [{ event } = { event: null }] = events;
    expect(event).toMatchObject({
      platform: 'node',
      transaction: 'POST /api/webform_rest/submit',
      tags: { source: 'server', site: 'alcohol', request_id: expect.stringMatching(/^[0-9a-f]{12}$/) },
    });
    for (const part of ['user', 'request', 'breadcrumbs', 'message', 'server_name']) {
      expect(event[part], part).toBeUndefined();
    }
    const [exception] = event.exception.values;
    expect(exception.value).toMatch(/^[0-9A-Z_]*$/);
    const files = exception.stacktrace.frames.map((frame: { filename: string }) => frame.filename);
    expect(files).toContain('src/features/daily-registration/server/save-registration.ts');
    for (const file of files) expect(file).toMatch(/^src\//);
    // The log line has the same number.
    expect(server().log.join('')).toContain(event.tags.request_id);
  });

  test('is reported for a new account too, without its address', async () => {
    server().passSeconds(120);
    const visitor = server().visitor('alcohol', { address: '127.4.0.6' });
    // The row appears in the database's error message.
    await server().connection.db.execute(
      sql`alter table account add constraint nobody_new check (uid < 0) not valid`,
    );
    const [arrived] = await arrivedBy(async () => {
      const draft = { name: NOTE, mail: MAIL, password: 'rustig-aan-2026' };
      const answer = await visitor.send('POST', '/user/register', registrationBody(draft, 'nl'));
      expect(answer.status).toBe(500);
    });
    expect(arrived?.event.transaction).toBe('POST /api/user/register');
    expect(arrived?.raw).not.toMatch(/iemand-van|rustig-aan|zwaar/);
  });

  test('a refusal is not an error', async () => {
    server().passSeconds(120);
    const before = collector.arrived.length;
    const visitor = server().visitor('alcohol', { address: '127.4.0.5' });
    await visitor.get('/nowhere');
    await visitor.get('/user/me');
    await visitor.send('POST', '/user/login', undefined, { raw: '{' });
    await arrivedBy(() => visitor.send('POST', PATH, report));
    expect(collector.arrived.length).toBe(before + 1);
  });

  test('is counted, by outcome', async () => {
    server().passSeconds(120);
    const visitor = server().visitor('alcohol', { address: '127.4.0.7' });
    collector.status = 500;
    await arrivedBy(() => visitor.send('POST', PATH, report));
    collector.status = 200;
    const counted = async () =>
      (await server().app.inject({ url: '/metrics', headers: { authorization: `Bearer ${METRICS_TOKEN}` } }))
        .body;
    await expect
      .poll(counted)
      .toMatch(/^houvast_errors_reported_total\{source="browser",outcome="lost"\} 1$/m);
    expect(await counted()).toMatch(/^houvast_errors_reported_total\{source="server",outcome="sent"\} \d/m);
  });
});

test('a failed job is reported by name, without its error message', async () => {
  const reporter = createErrorReporter({
    dsn: collector.dsn,
    release: 'houvast@test',
    clock: server().clock,
  });
  const watcher = reportingJobs(createMetrics(pino({ level: 'silent' })).jobWatcher, reporter);
  const [arrived] = await arrivedBy(async () => {
    watcher.failed('deliver_mail', new RangeError('to someone@houvast.example'));
    await reporter.settle();
  });
  expect(arrived?.raw).not.toContain('someone');
  expect(arrived?.event).toMatchObject({
    transaction: 'deliver_mail',
    tags: { source: 'job' },
    exception: { values: [{ type: 'RangeError', value: '' }] },
  });
});

test('an unreachable collector affects nobody', async () => {
  const outcomes: string[] = [];
  const reporter = createErrorReporter({
    dsn: 'http://key@127.0.0.1:9/1',
    release: 'houvast@test',
    clock: server().clock,
    counted: (_, outcome) => outcomes.push(outcome),
  });
  for (let count = 0; count < 32; count += 1) {
    reporter.report({ source: 'server', type: 'Error', frames: [], place: 'plan' });
  }
  await reporter.settle();
  expect(outcomes.filter((outcome) => outcome === 'spared')).toHaveLength(2);
  expect(outcomes.filter((outcome) => outcome === 'lost')).toHaveLength(30);
});

test('reports from browsers leave room for those of the server', async () => {
  const outcomes: string[] = [];
  const reporter = createErrorReporter({
    dsn: 'http://key@127.0.0.1:9/1',
    release: 'houvast@test',
    clock: server().clock,
    counted: (source, outcome) => outcomes.push(`${source} ${outcome}`),
  });
  for (let count = 0; count < 40; count += 1) {
    reporter.report({ source: 'browser', type: 'Error', frames: [], place: 'plan' });
  }
  reporter.report({ source: 'job', type: 'Error', frames: [], place: 'deliver_mail' });
  reporter.report({ source: 'server', type: 'Error', frames: [], place: 'plan' });
  await reporter.settle();
  expect(outcomes.filter((outcome) => outcome === 'browser spared')).toHaveLength(30);
  expect(outcomes).toEqual(expect.arrayContaining(['job lost', 'server lost']));
});
