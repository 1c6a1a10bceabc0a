import { describe, expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { launchedPeople } from './launched.testing.ts';

const mails = await startedMailServer();
const { server, launch, registered } = await launchedPeople({ MAIL_URL: mails.url });
const keyed = () => ({ headers: { 'idempotency-key': crypto.randomUUID() } });

describe('finishing to register after a launch', () => {
  test('takes no name and no address, once', async () => {
    const client = await launch('Patient/once');
    expect((await client.get('/user/me')).json).toMatchObject({
      field_hti_newly_registered: [{ value: true }],
      field_hti_checklist_done: [{ value: false }],
    });
    const answer = await client.post('/hti/register', {});
    expect(answer).toMatchObject({
      status: 200,
      json: {
        field_hti_newly_registered: [{ value: false }],
        field_hti_checklist_done: [],
        field_name: [{ value: '' }],
      },
    });
    expect(answer.json.mail[0].value).toMatch(/^hti-[\w-]+@example\.com$/);
    expect(await client.post('/hti/register', {})).toMatchObject({
      status: 403,
      json: { code: 'role_missing' },
    });
    await launch('Patient/once', client);
    expect((await client.get('/user/me')).json.field_hti_newly_registered).toEqual([{ value: false }]);
  });

  const startsOf = async (client: Awaited<ReturnType<typeof launch>>) => {
    const { json } = await client.get('/user/me');
    return [json.field_registrations_start_date[0].value, json.field_program_start_date[0].value];
  };

  test('begins the programme and the days, however long ago the first launch was', async () => {
    const client = await launch('Patient/thought-it-over');
    const writer = await launch('Patient/began-before');
    const first = server().clock.today();
    const filledIn = { webform_id: 'daily_registration', registration_date: first, amount: 1 };
    expect((await writer.post('/webform_rest/submit', filledIn)).status).toBe(200);
    server().passSeconds(20 * 86_400);
    await launch('Patient/thought-it-over', client);
    await launch('Patient/began-before', writer);
    for (const each of [client, writer]) expect((await each.post('/hti/register', {})).status).toBe(200);
    const today = server().clock.today();
    expect(await startsOf(client)).toEqual([today, today]);
    expect(await startsOf(writer), 'has days before today').toEqual([first, first]);
    server().passSeconds(86_400);
    await launch('Patient/thought-it-over', client);
    expect(await startsOf(client)).toEqual([today, today]);
  });

  test('takes both, as texts or as lists, and mails a link to the address', async () => {
    const given = [
      { name: 'An', mail: ' a\uff4e@launched.example ' },
      { name: [{ value: 'Bo' }], mail: [{ value: 'bo@launched.example' }] },
    ];
    for (const body of given) {
      const client = await launch();
      const { status, json } = await client.post('/hti/register', body);
      expect(status).toBe(200);
      const mail: string = json.mail[0].value;
      expect(mail).toMatch(/^(an|bo)@launched\.example$/);
      expect(json).toMatchObject({
        field_name: [{ value: mail.startsWith('an') ? 'An' : 'Bo' }],
        field_validated_email: [{ value: false }],
      });
      await server().runJob('deliver_mail');
      expect(mails.to(mail).map(({ parsed }) => parsed.subject)).toEqual(['Bevestig je e-mailadres']);
    }
  });

  test.each([[[]], [null], [[{ value: null }]], [''], [[{ value: '' }]]])(
    'takes a name and an address that are %j as none',
    async (empty) => {
      const client = await launch();
      const answer = await client.post('/hti/register', { name: empty, mail: empty });
      expect(answer, answer.text).toMatchObject({ status: 200, json: { field_name: [{ value: '' }] } });
      expect(answer.json.mail[0].value).toMatch(/^hti-[\w-]+@example\.com$/);
    },
  );

  test('may be told everything of the account as it was read', async () => {
    const client = await registered();
    const me = (await client.get('/user/me')).json;
    const answer = await client.patch('/zelfhulp-hti/update-user', me);
    expect(answer.status, answer.text).toBe(200);
  });

  test.each([
    [{ mail: 'no-address' }, 'mail'],
    [{ mail: 'somebody@example.com' }, 'mail'],
    [{ name: 'x'.repeat(101) }, 'name'],
  ])('refuses %o and stores nothing', async (body, field) => {
    const client = await launch();
    const answer = await client.post('/hti/register', { name: 'An', ...body });
    expect(answer).toMatchObject({ status: 422, json: { code: 'invalid_input' } });
    expect(Object.keys(answer.json.error)).toEqual([field]);
    expect((await client.get('/user/me')).json).toMatchObject({
      field_hti_newly_registered: [{ value: true }],
      field_name: [{ value: '' }],
    });
  });

  test.each(['with', 'without'])(
    'refuses a taken address in the words of every registration, joins nobody and tells its owner, %s a key',
    async (key) => {
      const client = await launch();
      await server().runJob('deliver_mail');
      const toOwner = () => mails.to('anna@houvast.example').map(({ parsed }) => parsed.subject);
      const before = toOwner().length;
      const body = { name: 'An', mail: 'ANNA@houvast.example' };
      const answer = await client.post('/hti/register', body, key === 'with' ? keyed() : {});
      expect(answer).toMatchObject({
        status: 422,
        json: { error: { mail: 'Dit e-mailadres kan niet worden gebruikt. Vul een ander e-mailadres in.' } },
      });
      expect((await client.get('/user/me')).json.field_hti_newly_registered).toEqual([{ value: true }]);
      await server().runJob('deliver_mail');
      expect(toOwner().slice(before)).toEqual(['Je hebt al een account']);
      server().passSeconds(86_400);
    },
  );

  test('counts taken addresses, whoever asks with a key', async () => {
    const client = await launch('Patient/probes');
    const ask = () => client.post('/hti/register', { name: 'An', mail: 'anna@houvast.example' }, keyed());
    for (let asked = 0; asked < 10; asked += 1) expect((await ask()).status).toBe(422);
    expect((await ask()).status).toBe(429);
    server().passSeconds(86_400);
  });

  test('is closed to who logs in with a password', async () => {
    const anna = await server().login('Anna');
    for (const call of [
      anna.post('/hti/register', {}),
      anna.patch('/zelfhulp-hti/update-user', {}),
      anna.put('/api/v1/sso/checklist', undefined),
    ]) {
      expect(await call).toMatchObject({ status: 403, json: { code: 'role_missing' } });
    }
  });
});

test('a checklist that was finished is not asked again at the next launch', async () => {
  const client = await launch('Patient/half');
  expect((await client.put('/api/v1/sso/checklist', undefined)).status).toBe(204);
  expect((await client.get('/user/me')).json.field_hti_checklist_done).toEqual([{ value: true }]);
  const again = await launch('Patient/half');
  expect((await again.get('/user/me')).json.field_hti_checklist_done).toEqual([{ value: true }]);
});

describe('the address of somebody without a password', () => {
  const asked = (client: Awaited<ReturnType<typeof launch>>, mail: string) =>
    client.patch('/zelfhulp-hti/update-user', { mail: [{ value: mail }] });

  test('changes within five minutes after the launch of this session, once it is confirmed', async () => {
    const client = await registered();
    server().passSeconds(300);
    expect(await asked(client, 'cas@launched.example')).toMatchObject({
      status: 200,
      json: { field_pending_mail: [{ value: 'cas@launched.example' }] },
    });
    await server().runJob('deliver_mail');
    const [letter] = mails.to('cas@launched.example');
    expect(letter?.parsed.text).not.toContain('Daarna log je in met dit adres');
    const [, uid, timestamp, hash] = /valideer\/(\d+)\/(\d+)\/([\w-]+)/.exec(letter?.parsed.text ?? '') ?? [];
    expect((await client.post('/validate-email', { uid, timestamp, hash })).status).toBe(200);
    expect((await client.get('/user/me')).json).toMatchObject({
      mail: [{ value: 'cas@launched.example' }],
      field_validated_email: [{ value: true }],
    });
  });

  test('takes a new launch after that, by either call, and another browser’s is none', async () => {
    const client = await registered('Patient/late');
    server().passSeconds(301);
    await launch('Patient/late');
    const uid = await client.uid();
    const refusal = { status: 403, json: { code: 'sign_in_again' } };
    expect(await asked(client, 'late@launched.example')).toMatchObject(refusal);
    expect(await client.patch(`/user/${uid}`, { mail: [{ value: 'late@launched.example' }] })).toMatchObject(
      refusal,
    );
    expect(
      (await client.patch('/zelfhulp-hti/update-user', { field_name: [{ value: 'Laat' }] })).status,
    ).toBe(200);
    await launch('Patient/late', client);
    expect((await asked(client, 'late@launched.example')).status).toBe(200);
  });

  test('may go without a name again', async () => {
    const client = await registered();
    for (const value of ['Dirk', '']) {
      expect(
        (await client.patch('/zelfhulp-hti/update-user', { field_name: [{ value }] })).json.field_name,
      ).toEqual([{ value }]);
    }
  });
});

describe('an account without a password', () => {
  test('gets none by any call', async () => {
    const client = await registered();
    const pass = [{ existing: '', value: 'stap-voor-stap-9' }];
    const refusal = { status: 403, json: { code: 'field_read_only' } };
    expect(await client.patch(`/user/${await client.uid()}`, { pass })).toMatchObject(refusal);
    expect(await client.patch('/zelfhulp-hti/update-user', { pass })).toMatchObject(refusal);
  });

  test('is mailed how to come in instead of a link, where it has an address', async () => {
    const client = await launch();
    await client.post('/hti/register', { name: 'Eva', mail: 'eva@launched.example' });
    await server().runJob('deliver_mail');
    server().passSeconds(60);
    const visitor = server().visitor('alcohol', { address: '127.9.1.1' });
    expect((await visitor.post('/user/password', { mail: 'eva@launched.example' })).status).toBe(200);
    await server().runJob('deliver_mail');
    const letter = mails.to('eva@launched.example').at(-1)?.parsed;
    expect(letter?.subject).toBe('Zo log je in');
    expect(letter?.text).toContain('/uitgelogd');
    expect(letter?.text).not.toContain('/user/reset/');
  });

  test('is deleted and copied after a typed word', async () => {
    const client = await registered();
    expect(await client.post('/api/v1/exports', {})).toMatchObject({ status: 403 });
    expect((await client.post('/api/v1/exports', { confirm: 'VERWIJDEREN' })).status).toBeLessThan(300);
    expect(await client.post('/delete-user-account', {})).toMatchObject({ status: 403 });
    expect((await client.post('/delete-user-account', { confirm: 'VERWIJDEREN' })).status).toBe(200);
    expect((await client.get('/user/me')).status).toBe(403);
  });
});
