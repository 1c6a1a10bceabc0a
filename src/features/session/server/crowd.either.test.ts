import { expect, test } from 'vitest';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { takeTimeOverPasswords } from '#server/testing/quick-argon2.ts';
import { unbuiltPages } from '#server/testing/test-pages.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { renderPage } from '#web/entry-server.tsx';

const server = sharedTestServer({}, unbuiltPages(renderPage));
const LOGINS = 150;

takeTimeOverPasswords({ memoryCost: 19_456, timeCost: 2, parallelism: 1 });

/** Someone tries to log in as Anna, each time from another network. */
function logIn(number: number, pass: string) {
  const address = `10.${number >> 8}.${number & 255}.1`;
  const name = 'anna@houvast.example';
  return server().visitor('alcohol', { address }).send('POST', '/user/login', { name, pass });
}

/** Opens a page of Tom's site. */
async function open(url: string, cookie?: string) {
  const headers = { host: 'gambling.localhost:3000', ...(cookie ? { cookie } : {}) };
  return await server().app.inject({ url, headers });
}

test('of very many logins at once most are refused at once, and others are served meanwhile, help before all', async () => {
  const tom = await server().login('Tom');
  // The first page of a server takes longer.
  await open('/');
  const finished: string[] = [];
  const logins = Array.from({ length: LOGINS }, (_, number) => logIn(number, DEMO_PASSWORD));
  const [answers, me, ...pages] = await Promise.all([
    Promise.all(logins).finally(() => finished.push('logins')),
    tom.get('/user/me').finally(() => finished.push('someone logged in')),
    open('/hulp').finally(() => finished.push('help')),
    open('/en/help', tom.cookie).finally(() => finished.push('help for someone logged in')),
    open('/healthz').finally(() => finished.push('health')),
  ]);
  expect([me.status, ...pages.map(({ statusCode }) => statusCode)]).toEqual([200, 200, 200, 200]);
  expect(pages.filter(({ body }) => body.includes('tel:113'))).toHaveLength(2);
  expect(finished.at(-1)).toBe('logins');

  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(LOGINS - refused.length);
  expect(refused.length).toBeGreaterThan(LOGINS / 2);
  expect(refused.length).toBeLessThan(LOGINS);
  expect(refused[0]).toMatchObject({ headers: { 'retry-after': '5' }, json: { code: 'unavailable' } });

  // A refused login does not count as a failed one: all five guesses of its network are left.
  const last = answers.findLastIndex(({ status }) => status === 503);
  for (let guess = 0; guess < 5; guess += 1) {
    expect(await logIn(last, `guess-number-${guess}`)).toMatchObject({ json: { code: 'credentials_wrong' } });
  }
  expect(await logIn(last, DEMO_PASSWORD)).toMatchObject({ json: { code: 'flood_account' } });
});
