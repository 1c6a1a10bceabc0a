import { expect, test } from 'vitest';
import { expectRefusedAfterLogout } from '#server/testing/late-calls.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { NEWCOMER_PASSWORD } from '#server/testing/test-server.ts';
import { launchedPeople } from './let-in/launched.testing.ts';

const mails = await startedMailServer();
const { server, launch } = await launchedPeople({ MAIL_URL: mails.url });

test('somebody who logged out everywhere meanwhile asks for no mail and removes no buddy', async () => {
  const client = await server().newcomer('vraagt-te-laat');
  const mail = 'vraagt-te-laat@houvast.example';
  const { json } = await client.post('/buddy/add', { name: 'Bo', email: 'bo-blijft@houvast.example' });
  await server().runJob('deliver_mail');
  const before = mails.to(mail).length;
  await expectRefusedAfterLogout(server(), client, [
    ['post', '/send-validation-email'],
    ['post', '/buddy/delete', { buddy_id: json.buddy_id }],
  ]);
  await server().runJob('deliver_mail');
  expect(mails.to(mail)).toHaveLength(before);
  await client.login(mail, NEWCOMER_PASSWORD);
  expect((await client.get('/user/me')).json.field_buddies).toHaveLength(1);
});

test('somebody who was let in and logged out everywhere meanwhile is not registered', async () => {
  const client = await launch('Patient/te-laat');
  const mail = 'let-in-te-laat@launched.example';
  await expectRefusedAfterLogout(server(), client, [['post', '/hti/register', { name: 'An', mail }]]);
  await launch('Patient/te-laat', client);
  expect((await client.get('/user/me')).json.field_hti_newly_registered).toEqual([{ value: true }]);
  await server().runJob('deliver_mail');
  expect(mails.to(mail)).toEqual([]);
});
