import { expect, test } from 'vitest';
import { applicant, approve, practice } from '#features/nurses/server/applicant.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const forget = (mail: string) => server().visitor('alcohol').post('/user/password', { mail });

const at = (name: string) => `${name}@houvast.example`;
const subjects = (name: string) => mails.to(at(name)).map(({ parsed }) => parsed.subject);
const CONFIRM = 'Bevestig je e-mailadres';
const CONFIRM_NEW = 'Bevestig je nieuwe e-mailadres';
/** Asks for another address for one's own account, so often. */
async function askFor(client: TestClient, name: string, times: number) {
  const uid = await client.uid();
  for (let asked = 0; asked < times; asked += 1) {
    server().passSeconds(1);
    const body = { mail: [{ value: at(name) }], pass: [{ existing: NEWCOMER_PASSWORD }] };
    expect((await client.patch(`/user/${uid}`, body)).status).toBe(200);
    await server().runJob('deliver_mail');
  }
}
/** The kinds of mail in the own list of a client; two of the same instant come in either order. */
async function listed(client: TestClient): Promise<string[]> {
  const { json } = await client.get('/api/v1/mails');
  return json.map(({ kind }: { kind: string }) => kind).toSorted();
}

test('an address that nobody confirmed gets three mails a day from an account', async () => {
  const client = await server().newcomer('besieged');
  for (let resent = 0; resent < 2; resent += 1) {
    server().passSeconds(1);
    await client.post('/send-validation-email', {});
  }
  await askFor(client, 'elsewhere', 1);
  expect(subjects('besieged'), 'not that another address was asked for').toEqual([CONFIRM, CONFIRM, CONFIRM]);
  server().passSeconds(86_400);
  await client.login(at('besieged'), NEWCOMER_PASSWORD);
  await askFor(client, 'elsewhere-2', 1);
  expect(subjects('besieged')).toHaveLength(4);
});

test('other accounts do not spend the mails of its owner, nor does who tries to register it', async () => {
  await server().newcomer('owner', 'tobacco');
  const stranger = await server().newcomer('stranger');
  await askFor(stranger, 'owner', 5);
  expect(subjects('owner')).toEqual([CONFIRM, ...Array.from({ length: 3 }, () => CONFIRM_NEW)]);
  const owner = await server().newcomer('owner');
  for (let resent = 0; resent < 2; resent += 1) {
    server().passSeconds(1);
    expect((await owner.post('/send-validation-email', {})).status).toBe(200);
  }
  const again = { mail: at('owner'), pass: NEWCOMER_PASSWORD, field_name: 'Wie' };
  expect((await server().visitor('alcohol').post('/user/register', again)).status).toBe(422);
  await server().runJob('deliver_mail');
  expect(subjects('owner').slice(4)).toEqual([CONFIRM, CONFIRM, CONFIRM, 'Je hebt al een account']);
});

test('who registered it before and left keeps no mail from its owner, and sends no more than one an hour', async () => {
  const mailed = async () => {
    await server().runJob('deliver_mail');
    return subjects('looped').length;
  };
  const register = async () => {
    const client = await server().newcomer('looped');
    for (let resent = 0; resent < 2; resent += 1) {
      server().passSeconds(1);
      await client.post('/send-validation-email', {});
    }
    return client;
  };
  const leave = async (client: TestClient) => {
    const left = await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
    expect(left.status).toBe(200);
    server().passSeconds(1);
  };
  const first = await register();
  expect(await mailed()).toBe(3);
  await leave(first);
  const second = await register();
  expect(await mailed(), 'another account has its own').toBe(6);
  await leave(second);
  await server().newcomer('looped');
  expect(await mailed(), 'a third waits').toBe(6);
  server().passSeconds(3_600);
  expect(await mailed()).toBe(7);
});

test('links for a new password go to it as long as none of them is good', async () => {
  await server().newcomer('locked-out');
  const ask = async () => {
    server().passSeconds(1);
    await forget(at('locked-out'));
    await server().runJob('deliver_mail');
    return subjects('locked-out').length;
  };
  for (const nth of [2, 3, 4]) expect(await ask()).toBe(nth);
  expect(await ask(), 'the last one is good').toBe(4);
  server().passSeconds(2 * 3_600);
  expect(await ask()).toBe(5);
});

test('nobody’s list of mails tells whether another address was confirmed, in whatever account', async () => {
  await server().newcomer('known', 'tobacco');
  await server().confirm('known');
  const lists: string[][] = [];
  for (const [name, target] of [
    ['asks-known', 'known'],
    ['asks-nobody', 'nobody'],
    ['asks-nobody-too', 'nobody'],
  ] as const) {
    const client = await server().newcomer(name);
    await askFor(client, target, 5);
    lists.push(await listed(client));
  }
  const planter = await server().newcomer('known');
  await askFor(planter, 'somewhere', 5);
  lists.push(await listed(planter));
  const [first = [], ...others] = lists;
  expect(first.filter((kind) => kind === 'validate_new_email')).toHaveLength(5);
  for (const other of others) expect(other).toEqual(first);
  expect(subjects('known').filter((subject) => subject === CONFIRM_NEW)).toHaveLength(3);
  expect(subjects('nobody'), 'the first of each, and two of both together').toHaveLength(4);
});

test('no account keeps another from an address, and together they mail it a limited number of times a day', async () => {
  const target = 'wanted';
  const mailed = () => subjects(target).length;
  const rival = await server().newcomer('rival');
  await askFor(rival, target, 5);
  const owner = await server().newcomer('wants-it');
  await server().confirm('wants-it');
  await askFor(owner, target, 1);
  expect(mailed(), 'the rival has had all of theirs').toBe(4);
  for (let nth = 0; nth < 12; nth += 1) await askFor(await server().newcomer(`rival-${nth}`), target, 1);
  expect(mailed(), 'ten first ones of accounts without a confirmed address').toBe(13);
  const other = await server().newcomer('wants-it-too');
  await server().confirm('wants-it-too');
  await askFor(other, target, 1);
  expect(mailed(), 'of which none is one of theirs').toBe(14);
});

test('a confirmed one gets what it asks for', async () => {
  const mail = 'confirmed@houvast.example';
  await server().newcomer('confirmed');
  await server().confirm('confirmed');
  for (let asked = 0; asked < 4; asked += 1) {
    server().passSeconds(1);
    await forget(mail);
  }
  await server().runJob('deliver_mail');
  expect(mails.to(mail)).toHaveLength(5);
});

test('no farewell goes to an address that nobody confirmed', async () => {
  const client = await server().newcomer('leaver');
  await server().runJob('deliver_mail');
  const before = mails.to('leaver@houvast.example').length;
  const left = await client.post('/delete-user-account', { pass: [{ existing: NEWCOMER_PASSWORD }] });
  expect(left.status).toBe(200);
  await server().runJob('deliver_mail');
  expect(mails.to('leaver@houvast.example')).toHaveLength(before);
});

test('a nurse hears that she is approved, however many mails she had that day', async () => {
  const mail = at('approved-late');
  const uid = await applicant(server(), mail, { isConfirmed: false });
  const ask = () => practice(server()).post('/api/v1/validation-email', { mail });
  for (let asked = 0; asked < 2; asked += 1) {
    server().passSeconds(1);
    expect((await ask()).status).toBe(200);
  }
  await server().runJob('deliver_mail');
  expect(subjects('approved-late')).toHaveLength(3);
  await approve(server(), uid);
  await server().runJob('deliver_mail');
  expect(subjects('approved-late').slice(3)).toEqual(['Je account is goedgekeurd']);
});
