import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { renderPage } from '#web/entry-server.tsx';
import { unbuiltPages } from '../testing/test-pages.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const NUMBER = /^[0-9a-f]{12}$/;

test.each(['/api/nl/user/login_status', '/hulp', '/nowhere', '/api/nowhere', '/icon.svg', '/healthz'])(
  'every answer says its number: %s',
  async (url) => {
    const ask = () => server().app.inject({ url, headers: { host: 'alcohol.localhost' } });
    const numbers = [await ask(), await ask()].map(({ headers }) => headers['x-request-id']);
    for (const number of numbers) expect(number).toMatch(NUMBER);
    expect(numbers[0]).not.toBe(numbers[1]);
  },
);

test('an unparsable request has one too', async () => {
  const answer = await server().app.inject('/api/nl/%');
  expect(answer.headers['x-request-id']).toMatch(NUMBER);
});

test('none is accepted from a client', async () => {
  const headers = { 'x-request-id': 'abcdefabcdef', 'request-id': 'abcdefabcdef' };
  const answer = await server().app.inject({ url: '/api/nl/user/login_status', headers });
  expect(answer.headers['x-request-id']).toMatch(NUMBER);
  expect(answer.headers['x-request-id']).not.toBe('abcdefabcdef');
});

test('its log lines have it, including those of the calls that a page makes', async () => {
  const { cookie = '' } = await server().login('Anna');
  server().log.length = 0;
  const page = await server().app.inject({
    url: '/mijn-plan',
    headers: { host: 'alcohol.localhost', cookie },
  });
  const lines = server().log.map(
    (line) => JSON.parse(line) as { route?: string; requestId?: string; msg: string },
  );
  const answered = lines.filter(({ msg }) => msg === 'answered');
  expect(answered.map(({ route }) => route)).toEqual(expect.arrayContaining(['/api/user/me', '/*']));
  expect(new Set(answered.map(({ requestId }) => requestId))).toEqual(
    new Set([page.headers['x-request-id']]),
  );
});

test('an error page shows it, for people who ask for help', async () => {
  const { cookie = '' } = await server().login('Anna');
  await server().connection.db.execute(sql`alter table session rename to session_gone`);
  for (const [url, words] of [
    ['/privacy', 'Code voor de helpdesk: '],
    ['/en/privacy', 'Code for the helpdesk: '],
  ] as const) {
    const page = await server().app.inject({ url, headers: { host: 'alcohol.localhost', cookie } });
    const number = page.headers['x-request-id'] as string;
    expect(page.statusCode).toBe(500);
    expect(page.body.replaceAll('<!-- -->', '')).toContain(`${words}${number}`);
    const failed = server().log.find((line) => line.includes('call failed') && line.includes(number));
    expect(failed).toBeDefined();
  }
  const missing = await server().app.inject({ url: '/nowhere', headers: { host: 'alcohol.localhost' } });
  expect(missing.body).not.toContain('Code voor de helpdesk');
});
