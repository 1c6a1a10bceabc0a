import { expect, test } from 'vitest';
import { launchedPeople } from './launched.testing.ts';

const { server, launch } = await launchedPeople();

test('support sees that somebody has no password, and there is no link to a new one', async () => {
  const client = await launch();
  const mail = 'ilse@launched.example';
  await client.post('/hti/register', { mail });
  const support = await server().staff('support');
  const reason = 'Belt: de link in de mail werkt niet';
  const find = async () =>
    (await support.post('/staff/v1/people/find', { site: 'alcohol', mail, reason })).json.account;
  const { uid, has_password: hasPassword } = await find();
  expect(uid).toBe(await client.uid());
  expect(hasPassword).toBe(false);
  expect(await support.post(`/staff/v1/people/${uid}/reset`)).toMatchObject({ status: 409 });
  expect((await find()).mails).toEqual([expect.objectContaining({ kind: 'confirmation' })]);
});
