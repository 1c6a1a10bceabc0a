import { beforeEach, describe, expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { strangersOn } from './strangers.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const stranger = strangersOn(server);

beforeEach(() => server().passSeconds(6 * 3_600 + 1));

describe('asking for a new password (contract 2.3 #12)', () => {
  test('gets the same responses for addresses with an account and without', async () => {
    const answersTo = async (addresses: readonly string[]) => {
      const answers = [];
      for (const mail of addresses) {
        for (const [path, body] of [
          ['/user/password', { mail }],
          ['/user/login', { name: mail, pass: 'not-the-password-1' }],
        ] as const) {
          const { status, text, headers } = await stranger().post(path, body);
          answers.push(JSON.stringify({ path, status, text, names: Object.keys(headers).toSorted() }));
        }
      }
      return answers;
    };
    const known = ['anna', 'known-1', 'known-2', 'known-3', 'known-4'];
    for (const name of known.slice(1)) await server().newcomer(name);
    await server().runJob('deliver_mail');
    const addresses = known.map((name) => `${name}@houvast.example`);
    const forKnown = await answersTo(addresses);
    expect(await server().runJob('deliver_mail')).toBe(known.length);
    expect(await answersTo(addresses.map((mail) => `no-${mail}`))).toEqual(forKnown);
    expect(await server().runJob('deliver_mail')).toBe(0);
    expect(new Set(forKnown).size).toBe(2);
  });

  test('without an address is refused', async () => {
    for (const body of [undefined, {}, { mail: '' }, { mail: 7 }]) {
      expect(await stranger().post('/user/password', body)).toMatchObject({
        status: 400,
        json: { message: 'Missing credentials.name or credentials.mail' },
      });
    }
  });

  test('mails one account five times in six hours, silently', async () => {
    await server().newcomer('often');
    await server().confirm('often');
    await server().runJob('deliver_mail');
    for (let time = 0; time < 8; time += 1) {
      server().passSeconds(1);
      expect((await stranger().post('/user/password', { name: 'OFTEN@houvast.example' })).status).toBe(200);
    }
    expect(await server().runJob('deliver_mail')).toBe(5);
  });

  test('goes on mailing once an hour, so that no stranger uses up the links of somebody else', async () => {
    await server().newcomer('wanted');
    await server().confirm('wanted');
    await server().runJob('deliver_mail');
    const ask = () => {
      server().passSeconds(1);
      return stranger().post('/user/password', { mail: 'wanted@houvast.example' });
    };
    for (let time = 0; time < 6; time += 1) await ask();
    expect(await server().runJob('deliver_mail')).toBe(5);
    for (let hour = 0; hour < 3; hour += 1) {
      server().passSeconds(3_600);
      await ask();
      await ask();
      expect(await server().runJob('deliver_mail')).toBe(1);
    }
  });

  test('mails the address of the account, however the request spelled it', async () => {
    await server().newcomer('mike');
    await server().confirm('mike');
    await server().runJob('deliver_mail');
    const before = mails.arrived.length;
    for (const mail of ['mi\u212Ae@houvast.example', 'MIKE@houvast.example', '\uff4dike@houvast.example']) {
      server().passSeconds(1);
      expect((await stranger().post('/user/password', { mail })).status).toBe(200);
    }
    expect(await server().runJob('deliver_mail')).toBe(3);
    const recipients = mails.arrived.slice(before).flatMap((mail) => mail.recipients);
    expect(recipients).toEqual(Array.from({ length: 3 }, () => 'mike@houvast.example'));
  });

  test('is slowed down for an address range after fifty requests in an hour', async () => {
    const client = server().visitor('alcohol', { address: '2001:db8:5:6::1' });
    const neighbour = server().visitor('alcohol', { address: '2001:db8:5:6:ffff::2' });
    for (let time = 0; time < 50; time += 1) {
      await client.post('/user/password', { mail: `unknown-${time}@houvast.example` });
    }
    server().passSeconds(20);
    const ask = () => neighbour.post('/user/password', { mail: 'anna@houvast.example' });
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '10' } });
    server().passSeconds(10);
    expect((await ask()).status).toBe(200);
    expect(await ask()).toMatchObject({ status: 429, headers: { 'retry-after': '60' } });
  });

  test('is slowed down for an IPv6 site after a hundred requests in an hour, whichever of its networks they come from', async () => {
    const ask = (network: string) =>
      server()
        .visitor('alcohol', { address: `${network}::1` })
        .post('/user/password', { mail: 'nobody@houvast.example' });
    for (let nth = 0; nth < 100; nth += 1) {
      expect((await ask(`2001:db8:48:${nth.toString(16)}`)).status).toBe(200);
    }
    expect((await ask('2001:db8:48:ffff')).status).toBe(429);
    expect((await ask('2001:db8:49:ffff')).status).toBe(200);
  });
});

test('the owner of a taken address gets a mail, once a day, and whoever tried it learns nothing', async () => {
  await server().newcomer('owner');
  await server().runJob('deliver_mail');
  const body = { mail: 'Owner@houvast.example', pass: NEWCOMER_PASSWORD, field_name: 'O' };
  for (let time = 0; time < 2; time += 1) {
    expect((await stranger().post('/user/register', body)).status).toBe(422);
  }
  expect(await server().runJob('deliver_mail')).toBe(1);
  expect(mails.to('owner@houvast.example').at(-1)?.parsed.subject).toBe('Je hebt al een account');
});
