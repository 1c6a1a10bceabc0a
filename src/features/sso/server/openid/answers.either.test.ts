import { describe, expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  comeBackTo,
  expectFailed,
  expectNotBegun,
  goAway,
  reasonIn,
  startedOrganisation,
} from './signing-on.testing.ts';

const { organisation, SSO_CONFIG } = await startedOrganisation();
const server = sharedTestServer({ SSO_CONFIG });
const visitor = (language: 'nl' | 'en' = 'nl') => server().visitor('alcohol', { language });

describe('an answer', () => {
  test('is taken once', async () => {
    const client = visitor();
    const back = await organisation.logIn(await goAway(client), 'noor');
    const answers = await Promise.all(Array.from({ length: 20 }, () => comeBackTo(client, back)));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(19);
  });

  test('is taken in the browser that asked only, which it still waits for', async () => {
    const client = visitor();
    const back = await organisation.logIn(await goAway(client), 'noor');
    const stranger = visitor();
    expectNotBegun(server(), await comeBackTo(stranger, back));
    await goAway(stranger);
    expectNotBegun(server(), await comeBackTo(stranger, back));
    expect((await comeBackTo(client, back)).status).toBe(303);
  });

  test.each(['', '?code=x', '?code=x&state=made-up', '?state=a&state=b', '?error=access_denied'])(
    'without the state of an attempt is refused: %j',
    async (query) => {
      const client = visitor();
      await goAway(client);
      expectNotBegun(server(), await client.get(`/openid-connect/zorg${query}`));
    },
  );

  test('without an attempt is refused in the language that the browser chose', async () => {
    for (const [prefix, cookie, language, words] of [
      ['/api', 'language=en', 'en', 'Logging in did not work'],
      ['/api', 'language=nl', 'nl', 'Inloggen is niet gelukt'],
      ['/api', 'language=fr', 'nl', 'Inloggen is niet gelukt'],
      ['/api', '', 'nl', 'Inloggen is niet gelukt'],
      ['/api/en', 'language=nl', 'en', 'Logging in did not work'],
    ] as const) {
      const { statusCode, body } = await server().app.inject({
        url: `${prefix}/openid-connect/zorg?state=x`,
        headers: { host: 'alcohol.localhost:3000', cookie },
      });
      expect(statusCode).toBe(403);
      expect(body).toContain(`<html lang="${language}">`);
      expect(body).toContain(`<h1>${words}</h1>`);
      expect(body).toContain(`href="${pathTo({ language }, 'help')}"`);
    }
  });

  test('is not taken as a form, which comes without the cookie', async () => {
    const { statusCode, headers, body } = await server().app.inject({
      method: 'POST',
      url: '/api/openid-connect/zorg',
      headers: {
        host: 'alcohol.localhost:3000',
        accept: 'text/html',
        'content-type': 'application/x-www-form-urlencoded',
      },
      payload: 'code=x&state=y',
    });
    expect(statusCode).toBe(405);
    expect(headers).toMatchObject({ allow: 'GET', 'content-type': 'text/html; charset=utf-8' });
    expect(body).toContain('<h1>Inloggen is niet gelukt</h1>');
  });

  test('comes within ten minutes, after which nothing is kept', async () => {
    const client = visitor();
    const [early, late] = [await goAway(client), await goAway(client)];
    server().passSeconds(599);
    expect((await comeBackTo(client, await organisation.logIn(early, 'noor'))).status).toBe(303);
    server().passSeconds(2);
    expectNotBegun(server(), await comeBackTo(client, await organisation.logIn(late, 'noor')));
    await server().runJob('tidy_up');
    expect(await rowsOf(server().connection.db, 'select 1 from sso_attempt')).toEqual([]);
  });

  test.each(['nonce', 'code_challenge', 'state'])('to another %s is refused', async (name) => {
    const client = visitor();
    const redirect = new URL(await goAway(client));
    redirect.searchParams.set(name, 'x'.repeat(43));
    const answer = await comeBackTo(client, await organisation.logIn(redirect.href, 'noor'));
    if (name === 'state') expectNotBegun(server(), answer);
    else expectFailed(server(), answer, 'openid_answer');
  });

  test('with the code of another attempt is refused', async () => {
    const client = visitor();
    const mine = await organisation.logIn(await goAway(client), 'noor');
    const other = await organisation.logIn(await goAway(visitor()), 'idris');
    mine.searchParams.set('code', other.searchParams.get('code') ?? '');
    expectFailed(server(), await comeBackTo(client, mine), 'openid_answer');
  });

  test('of another issuer is refused, and so is one that does not say whose it is', async () => {
    for (const change of [
      (back: URL) => back.searchParams.set('iss', 'https://evil.example'),
      (back: URL) => back.searchParams.append('iss', organisation.issuer),
      (back: URL) => back.searchParams.delete('iss'),
    ]) {
      const client = visitor();
      const back = await organisation.logIn(await goAway(client), 'noor');
      change(back);
      expectFailed(server(), await comeBackTo(client, back), 'openid_answer');
    }
  });

  test('of somebody who gave up leads back to the login page, in their language', async () => {
    const client = visitor('en');
    const answer = await comeBackTo(client, await organisation.leave(await goAway(client, '/en/my-plan')));
    expect(answer.headers['location']).toBe('/en/login?sso=cancelled&origin=%2Fen%2Fmy-plan');
    expect(reasonIn(server())).toBe('openid_denied');
  });

  test.each([
    ['login_required', 'cancelled'],
    ['interaction_required', 'cancelled'],
    ['consent_required', 'cancelled'],
    ['account_selection_required', 'cancelled'],
    ['server_error', 'failed'],
    ['<script>', 'failed'],
  ])('that is the error %s: %s', async (error, outcome) => {
    const client = visitor();
    const state = new URL(await goAway(client)).searchParams.get('state') ?? '';
    const back = `/openid-connect/zorg?${new URLSearchParams({ error, state, iss: organisation.issuer })}`;
    expect((await client.get(back)).headers['location']).toBe(`/inloggen?sso=${outcome}`);
    expectNotBegun(server(), await client.get(back));
  });
});
