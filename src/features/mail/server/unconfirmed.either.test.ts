import { expect, test } from 'vitest';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const forget = (mail: string, site: 'alcohol' | 'tobacco' = 'alcohol') =>
  server().visitor(site).post('/user/password', { mail });

test('an address that nobody confirmed gets three mails a day, from all accounts that name it', async () => {
  const mail = 'stranger@houvast.example';
  await server().newcomer('stranger', 'alcohol');
  await server().newcomer('stranger', 'tobacco');
  for (const site of ['alcohol', 'tobacco', 'alcohol'] as const) {
    server().passSeconds(1);
    expect((await forget(mail, site)).status).toBe(200);
  }
  await server().runJob('deliver_mail');
  expect(mails.to(mail)).toHaveLength(3);
  server().passSeconds(86_400);
  await forget(mail);
  await server().runJob('deliver_mail');
  expect(mails.to(mail)).toHaveLength(4);
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
