import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { twentyAtATime } from '#server/testing/twenty-at-a-time.ts';

const server = sharedTestServer();
const list = <T>(value: T) => [{ value }];
const someone = (mail: string, rest: object = {}) => ({
  mail: list(mail),
  name: list(mail),
  pass: list('rustig-aan-2026'),
  field_name: list(' Anna '),
  preferred_langcode: list('en'),
  ...rest,
});
let addresses = 0;
const visitor = (site: 'alcohol' | 'tobacco' = 'alcohol') => {
  addresses += 1;
  return server().visitor(site, { address: `127.4.0.${addresses}` });
};

describe('registering (contract 2.3 #8)', () => {
  test('makes an account that can log in at once; both start dates are today', async () => {
    const client = visitor();
    const { status, json, headers } = await client.post('/user/register', someone('new@houvast.example'));
    expect(status).toBe(200);
    expect(headers['set-cookie']).toBeUndefined();
    expect(json).toMatchObject({
      mail: list('new@houvast.example'),
      name: list('new@houvast.example'),
      field_name: list('Anna'),
      preferred_langcode: list('en'),
      field_avatar: list('avatar--1'),
      field_validated_email: list(false),
      field_registrations_start_date: list(TEST_TODAY),
      field_program_start_date: list(TEST_TODAY),
      roles: [
        {
          target_id: 'client',
          target_type: 'user_role',
          target_uuid: 'c5925154-91a5-4728-8d90-47a8fa9dafce',
        },
      ],
    });
    await client.login('NEW@houvast.example', 'rustig-aan-2026');
    expect((await client.get('/user/me')).json.uid).toEqual(json.uid);
    expect((await client.get('/registrations/overview')).json).toHaveProperty(TEST_TODAY);
  });

  test.each([
    ['plain values', { mail: 'plain@houvast.example', pass: 'rustig-aan-2026', field_name: 'An' }],
    [
      'objects',
      { mail: { value: 'object@houvast.example' }, pass: ['rustig-aan-2026'], field_name: [{ value: 'An' }] },
    ],
  ])('takes %s as well', async (_, body) => {
    expect((await visitor().post('/user/register', body)).status).toBe(200);
  });

  test.each([
    [someone('no-mail'), 'mail', 'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.'],
    [
      someone('a@houvast.example', { pass: list('kort1') }),
      'pass',
      'Gebruik minstens 10 tekens voor je wachtwoord.',
    ],
    [
      someone('a@houvast.example', { pass: list('alleenletters') }),
      'pass',
      'Gebruik minstens één letter en één cijfer.',
    ],
    [
      someone('a@houvast.example', { pass: list('wachtwoord123') }),
      'pass',
      'Dit wachtwoord is makkelijk te raden. Kies een ander wachtwoord.',
    ],
    [someone('a@houvast.example', { field_name: list('  ') }), 'field_name', 'Vul dit veld in.'],
    [someone('a@houvast.example', { pass: [] }), 'pass', 'Vul dit veld in.'],
    [
      someone('a@houvast.example', { field_name: list('Z\u0000') }),
      'field_name',
      'Hier staan tekens in die je niet ziet, zoals een nieuwe regel. Typ het opnieuw.',
    ],
    [
      someone('a\u0000b@houvast.example'),
      'mail',
      'Vul een geldig e-mailadres in, bijvoorbeeld naam@voorbeeld.nl.',
    ],
  ])('%# is refused with 422 and a line for %s', async (body, field, text) => {
    const answer = await visitor().post('/user/register', body);
    expect(answer.status).toBe(422);
    expect(answer.json.message).toBe(`Unprocessable Entity: validation failed.\n${field}: ${text}\n`);
    expect(answer.json.error).toEqual({ [field]: text });
  });

  test('a request without a body is refused', async () => {
    expect((await visitor().post('/user/register')).status).toBe(400);
  });

  test('a taken address gets a neutral response, and the other site accepts it', async () => {
    const taken = await visitor().post('/user/register', someone('ANNA@houvast.example'));
    expect(taken).toMatchObject({
      status: 422,
      json: { error: { mail: 'Dit e-mailadres kan niet worden gebruikt. Vul een ander e-mailadres in.' } },
    });
    expect((await visitor('tobacco').post('/user/register', someone('anna@houvast.example'))).status).toBe(
      200,
    );
  });

  test('an address is taken in every spelling that stands for the same letters, and logs in with each', async () => {
    expect((await visitor().post('/user/register', someone('kees@houvast.example'))).status).toBe(200);
    for (const spelling of ['\u212Aees@houvast.example', '\uff4bees@houvast.example']) {
      expect(await visitor().post('/user/register', someone(spelling))).toMatchObject({
        status: 422,
        json: { error: { mail: 'Dit e-mailadres kan niet worden gebruikt. Vul een ander e-mailadres in.' } },
      });
      await visitor().login(spelling, 'rustig-aan-2026');
    }
  });

  test('simultaneous registrations with one address make one account', async () => {
    const body = someone('twins@houvast.example');
    const answers = await Promise.all([
      visitor().post('/user/register', body),
      visitor().post('/user/register', body),
    ]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 422]);
  });

  test('after ten attempts with taken addresses an address range gets slower, and nobody there is shut out', async () => {
    const client = visitor();
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect((await client.post('/user/register', someone('anna@houvast.example'))).status).toBe(422);
    }
    const next = await client.post('/user/register', someone('free@houvast.example'));
    expect(next).toMatchObject({ status: 429, headers: { 'retry-after': '30' } });
    server().passSeconds(30);
    expect((await client.post('/user/register', someone('free@houvast.example'))).status).toBe(200);
  });

  test('of sixty attempts with taken addresses, twenty at a time, ten pass', async () => {
    const client = visitor();
    const probe = () => client.post('/user/register', someone('anna@houvast.example'));
    const answers = await twentyAtATime(60, probe);
    const refused = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    expect(refused).toHaveLength(50);
  });

  test('attempts with free addresses do not count as taken ones', async () => {
    const client = visitor();
    for (let nth = 0; nth < 12; nth += 1) {
      expect((await client.post('/user/register', someone(`free-${nth}@houvast.example`))).status).toBe(200);
    }
  });

  test('someone who is logged in cannot register', async () => {
    const anna = await server().login('Anna');
    expect((await anna.post('/user/register', someone('b@houvast.example'))).status).toBe(403);
  });
});

describe('changing the account (contract 2.3 #10)', () => {
  const change = async (name: string, fields: object) => {
    const client = await server().login(name);
    const uid = (await client.get('/user/me')).json.uid[0].value as number;
    return client.patch(`/user/${uid}?_format=json`, fields);
  };

  test('names and language, trimmed', async () => {
    const answer = await change('Lars', {
      field_name: list(' Lars-Jan '),
      field_nickname: list('duin'),
      preferred_langcode: list('en'),
    });
    expect(answer).toMatchObject({
      status: 200,
      json: {
        field_name: list('Lars-Jan'),
        field_nickname: list('duin'),
        preferred_langcode: list('en'),
      },
    });
    expect((await change('Lars', { field_nickname: [] })).json.field_nickname).toEqual([]);
  });

  test('the start of registering moves back, never forward', async () => {
    const back = addDays(TEST_TODAY, -10);
    const answer = await change('Samira', { field_registrations_start_date: list(back) });
    expect(answer.json.field_registrations_start_date).toEqual(list(back));
    for (const date of [addDays(TEST_TODAY, -9), addDays(TEST_TODAY, 1)]) {
      const forward = await change('Samira', { field_registrations_start_date: list(date) });
      expect(forward).toMatchObject({
        status: 422,
        json: { error: { field_registrations_start_date: 'Je startdatum kan niet vooruit gezet worden.' } },
      });
    }
  });

  test.each([
    [{ roles: [{ target_id: 'poh' }] }, 'roles'],
    [{ uid: list(999_999) }, 'uid'],
    [{ field_validated_email: list(false) }, 'field_validated_email'],
    [{ field_program_start_date: list('2020-01-01') }, 'field_program_start_date'],
    [{ password_hash: list('x') }, 'password_hash'],
    [{ constructor: list('x') }, 'constructor'],
    [{ made_up: [] }, 'made_up'],
  ])('%o is read-only', async (fields, name) => {
    const answer = await change('Anna', { field_name: list('Changed'), ...fields });
    expect(answer).toMatchObject({
      status: 403,
      json: { message: `Access denied on updating field '${name}'.` },
    });
    const anna = await server().login('Anna');
    expect((await anna.get('/user/me')).json.field_name).toEqual(list('Anna'));
  });

  test('a read-only field may repeat what is stored', async () => {
    const anna = await server().login('Anna');
    const { roles, uid } = (await anna.get('/user/me')).json;
    for (const same of [{ roles }, { roles: [{ target_id: 'client' }] }, { uid: String(uid[0].value) }]) {
      const answer = await change('Anna', { ...same, field_name: list('Anna') });
      expect(answer.status).toBe(200);
    }
  });

  test('nobody can read or change the account of someone else', async () => {
    const anna = await server().login('Anna');
    const uid = (await (await server().login('Tom')).get('/user/me')).json.uid[0].value as number;
    expect((await anna.get(`/user/${uid}`)).status).toBe(403);
    expect((await anna.patch(`/user/${uid}`, { field_name: list('x') })).status).toBe(403);
    expect((await anna.get('/user/999999')).status).toBe(403);
  });
});
