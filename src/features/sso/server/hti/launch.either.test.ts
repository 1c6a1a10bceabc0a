import { describe, expect, test } from 'vitest';
import type { Claims } from '#domain/sso/hti.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { launchedServer } from './launches.testing.ts';
import { KEYS, launchWith, postForm } from './portal.testing.ts';

const { server, browser, tokenOf, launched, accounts, uidAfter } = await launchedServer();

describe('a launch in order', () => {
  test.each([
    ['RS256', 'rsa', 'portal'],
    ['RS384', 'rsa', 'portal'],
    ['RS512', 'rsa', 'portal'],
    ['ES256', 'p256', 'p256'],
    ['ES384', 'p384', 'p384'],
    ['ES512', 'p521', 'p521'],
  ] as const)('is believed when signed with %s', async (alg, name, from) => {
    const answer = await launched({ iss: `https://${from}.example` }, { alg, key: KEYS[name].privateKey });
    expect(answer).toMatchObject({ status: 303, headers: { location: '/registreren-hti?hti=1' } });
  });

  test.each<[string, Claims]>([
    ['2.0 with its version', { 'hti-version': '2.0' }],
    ['2.0 with a patient beside the person', { sub: 'RelatedPerson/1', patient: 'Patient/2' }],
    ['an audience in a list', { aud: ['somebody-else', 'houvast-alcohol'] }],
    ['a definition as a path', { definition: 'ActivityDefinition/minder-drinken' }],
    [
      'a definition as an address',
      { definition: 'https://portal.example/fhir/ActivityDefinition/minder-drinken' },
    ],
    [
      '1.1 with an R4 task',
      {
        resource: undefined,
        'fhir-version': 'R4',
        task: {
          resourceType: 'Task',
          id: '8d1c',
          instantiatesCanonical: 'ActivityDefinition/minder-drinken',
          for: { reference: 'Patient/9' },
          intent: 'plan',
          status: 'requested',
        },
      },
    ],
    [
      '1.1 with an STU3 task',
      {
        resource: undefined,
        'fhir-version': 'stu3',
        task: {
          resourceType: 'Task',
          id: '8d1c',
          definitionReference: { reference: 'ActivityDefinition/minder-drinken' },
        },
      },
    ],
    [
      '1.0, which says only whose task it is',
      {
        resource: undefined,
        sub: undefined,
        task: { resourceType: 'Task', id: '8d1c', for: { reference: 'Patient/10' } },
      },
    ],
    ['a clock that is half a minute ahead', { iat: Math.floor(Date.parse('2026-11-20T11:00:30Z') / 1000) }],
  ])('may be %s', async (_, changes) => {
    expect((await launched(changes)).status).toBe(303);
  });

  test('may come as Koppeltaal sends it', async () => {
    const answer = await postForm(browser(), `launch=${await tokenOf()}&iss=https%3A%2F%2Ffhir.example`);
    expect(answer.status).toBe(303);
  });

  test('opens a session of its own, and nothing of the token is in the address or the log', async () => {
    const client = browser();
    const token = await tokenOf({ sub: 'Patient/quiet' });
    const answer = await launchWith(client, token);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(String(answer.headers['set-cookie'])).toMatch(/session=[^;]+; Path=\/; HttpOnly; SameSite=Lax/);
    const log = server().log.join('\n');
    expect(log).not.toContain(token.split('.')[1]);
    expect(log).not.toContain('Patient/quiet');
    const me = (await client.get('/user/me')).json;
    expect(me.roles.map(({ target_id }: { target_id: string }) => target_id)).toEqual([
      'client',
      'sso_client',
    ]);
    expect(me.field_hti_newly_registered).toEqual([{ value: true }]);
    expect(me.mail[0].value).toMatch(/^hti-[\w-]+@example\.com$/);
    const mails = await rowsOf(
      server().connection.db,
      `select kind from mail where uid = ${await client.uid()}`,
    );
    expect(mails).toEqual([]);
  });

  test('ends a session that came along', async () => {
    const client = await server().newcomer('wim');
    const before = client.cookie;
    expect((await launchWith(client, await tokenOf())).status).toBe(303);
    expect((await client.get('/user/me')).json.mail[0].value).toContain('@example.com');
    client.cookie = before;
    expect((await client.get('/user/me')).status).toBe(403);
  });

  test('leads to the same account every time, and to another for another portal or site', async () => {
    const sub = 'Patient/twice';
    const first = await uidAfter({ sub });
    expect(await uidAfter({ sub })).toBe(first);
    const elsewhere = { iss: 'https://p256.example', sub };
    expect(await uidAfter(elsewhere, { alg: 'ES256', key: KEYS.p256.privateKey })).not.toBe(first);
    const relative = server().visitor('naasten', { address: '127.8.9.9' });
    const answer = await launchWith(relative, await tokenOf({ sub, aud: 'houvast-naasten' }));
    expect(answer).toMatchObject({ status: 303, headers: { location: '/registreren-hti?hti=1' } });
    expect(await relative.uid()).not.toBe(first);
  });

  test('makes one account of twenty first launches at once', async () => {
    const before = await accounts();
    const tokens = await Promise.all(Array.from({ length: 20 }, () => tokenOf({ sub: 'Patient/many' })));
    const answers = await Promise.all(tokens.map((token) => launchWith(browser(), token)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 303));
    expect(await accounts()).toBe(before + 1);
  });
});

describe('launches in vain', () => {
  test('are limited per network, and one in order still gets through there', async () => {
    const client = server().visitor('alcohol', { address: '127.7.7.7' });
    for (let nth = 0; nth < 30; nth += 1) {
      expect((await launchWith(client, 'garbage')).status).toBe(400);
    }
    const answer = await launchWith(client, 'garbage');
    expect(answer).toMatchObject({ status: 429, headers: { 'retry-after': expect.any(String) } });
    expect((await launched()).status).toBe(303);
    expect((await launchWith(client, await tokenOf())).status).toBe(303);
  });
});
