import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import * as invited from './invited.testing.ts';

const server = sharedTestServer();
const NEW_PASSWORD = 'nog-een-tafel-8';

/** A member with a link to a new password. */
async function withLink(name: string) {
  const mail = `${name}@houvast.example`;
  const administrator = await server().staff('administrator');
  const client = server().staffVisitor();
  await invited.open(client, await invited.invite(server(), administrator, mail));
  const [recovery = ''] = await invited.enrol(server(), client);
  return { mail, recovery, link: await invited.invite(server(), administrator, mail) };
}

const signIn = (client: TestClient, mail: string, password = invited.INVITED_PASSWORD) =>
  client.post('/staff/v1/login', { mail, password });

/** Makes a call that was let in before the link gives the member a new password, and is carried out after it. */
async function renewedBefore(
  { mail, link }: { mail: string; link: string },
  call: () => ReturnType<TestClient['post']>,
) {
  const { db } = server().connection;
  const { opened, late } = await db.transaction(async (inside) => {
    await rowsOf(inside, `select 1 from staff_member where mail_key = '${mail}' for update`);
    const opening = invited.open(server().staffVisitor(), link, NEW_PASSWORD);
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(1);
    const calling = call();
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(2);
    return { opened: opening, late: calling };
  });
  expect((await opened).status).toBe(200);
  return late;
}

test('whoever signs in with a password that is being replaced does not get in', async () => {
  const member = await withLink('vervangen');
  const client = server().staffVisitor();
  const late = await renewedBefore(member, () => signIn(client, member.mail));
  expect(late).toMatchObject({ status: 400, json: { code: 'credentials_wrong' } });
  expect((await signIn(server().staffVisitor(), member.mail, NEW_PASSWORD)).status).toBe(200);
});

test('a code completes no sign-in that a new password ended', async () => {
  const member = await withLink('halverwege');
  const client = server().staffVisitor();
  expect((await signIn(client, member.mail)).json).toEqual({ next: 'code' });
  const code = { recovery_code: member.recovery };
  const late = await renewedBefore(member, () => client.post('/staff/v1/code', code));
  expect(late).toMatchObject({ status: 403, json: { code: 'login_required' } });
  const owner = server().staffVisitor();
  await signIn(owner, member.mail, NEW_PASSWORD);
  expect((await owner.post('/staff/v1/code', code)).status, 'the code was not used up').toBe(200);
});
