import { expect, test } from 'vitest';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();

test.each([
  ['/api/api/v1/contacts', 'alcohol', 'nl'],
  ['/api/nl/api/v1/contacts', 'alcohol', 'nl'],
  ['/api/en/api/v1/contacts', 'alcohol', 'en'],
  ['/api/en/api/v1/contacts?x=1#y', 'alcohol', 'en'],
  ['/api/nl/api/v1/contacts', 'poh', 'nl'],
])('%s of %s is in %s', async (url, site, language) => {
  const answer = await server().app.inject({ url, headers: { host: `${site}.localhost` } });
  expect(answer.statusCode).toBe(200);
  const contacts: { langcode: string }[] = answer.json();
  expect(new Set(contacts.map(({ langcode }) => langcode))).toEqual(new Set([language]));
});

test.each([
  ['/api/en/api/v1/contacts', 'poh'],
  ['/api/fr/api/v1/contacts', 'alcohol'],
  ['/api/nl/en/api/v1/contacts', 'alcohol'],
  ['/api/en/nl/api/v1/contacts', 'alcohol'],
  ['/api/english/api/v1/contacts', 'alcohol'],
  ['/api/en', 'alcohol'],
])('%s of %s is not found', async (url, site) => {
  const answer = await server().app.inject({ url, headers: { host: `${site}.localhost` } });
  expect(answer.statusCode).toBe(404);
});

test('problems with fields are told in the language of the call', async () => {
  const register = (language: string) =>
    server().app.inject({
      method: 'POST',
      url: `/api/${language}/user/register`,
      headers: { host: 'alcohol.localhost' },
      payload: {},
    });
  const problems = await Promise.all(['nl', 'en'].map(async (language) => (await register(language)).json()));
  expect(problems.map(({ code }) => code)).toEqual(['invalid_input', 'invalid_input']);
  expect(problems[0].error).not.toEqual(problems[1].error);
});
