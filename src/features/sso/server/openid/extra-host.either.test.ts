import { expect, test } from 'vitest';
import { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { comeBackTo, goAway, startedOrganisation } from './signing-on.testing.ts';

const ORIGIN = 'http://alcohol.localhost:3000';
const { organisation, SSO_CONFIG } = await startedOrganisation();
const server = sharedTestServer({ SSO_CONFIG, SITE_HOSTS: 'minderdrinken.localhost=alcohol' });

const start = (language: string, destination = '') =>
  `${ORIGIN}/api/${language}/api/v1/sign-on${destination}`;
const elsewhere = (language: string) => {
  const base = `/api/${language}`;
  return new TestClient(server().app, { host: 'minderdrinken.localhost:3000', base, address: '127.0.0.1' });
};

test('who begins to log in on another host of the site begins at its origin, and comes in there', async () => {
  const client = elsewhere('nl');
  const address = await goAway(client, '/mijn-plan?week=2');
  expect(address).toBe(start('nl', '?destination=%2Fmijn-plan%3Fweek%3D2'));
  expect(client.signOn).toBeUndefined();

  const visitor = server().visitor('alcohol');
  const { pathname, search } = new URL(address);
  const away = await visitor.get(pathname.replace('/api/nl', '') + search);
  expect(away.status, away.text).toBe(303);
  const back = await comeBackTo(visitor, await organisation.logIn(String(away.headers['location']), 'noor'));
  expect(back).toMatchObject({ status: 303, headers: { location: '/registreren-hti?hti=1' } });
  expect((await visitor.get('/user/me')).json.mail[0].value).toBe('noor@zorg.example');
});

test('also without scripts, in their language, and to nowhere outside', async () => {
  const answer = await elsewhere('en').get('/api/v1/sign-on?destination=%2F%2Fevil.example');
  expect(answer).toMatchObject({ status: 303, headers: { location: start('en') } });
  expect(answer.headers['set-cookie']).toBeUndefined();
});
