import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import * as invited from './invited.testing.ts';

const server = sharedTestServer();

test('an administrator is removed in the moment in which they open a link, which then opens nothing', async () => {
  const { db } = server().connection;
  const mail = 'tegelijk@houvast.example';
  const remover = await server().staff('administrator');
  const joining = await invited.invite(server(), remover, mail, 'administrator');
  expect((await invited.open(server().staffVisitor(), joining)).status).toBe(200);
  const renewing = await invited.invite(server(), remover, mail, 'administrator');
  const { rows } = (await remover.get('/staff/v1/staff')).json;
  const { id } = rows.find((row: { mail: string }) => row.mail === mail);
  await server().prove(remover, 'administrator');

  // Another transaction locks the member, so that both calls are under way before either is done.
  const { removed, opened } = await db.transaction(async (inside) => {
    await rowsOf(inside, `select 1 from staff_member where id = ${id} for update`);
    const removing = remover.delete(`/staff/v1/staff/${id}`);
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(1);
    const opening = invited.open(server().staffVisitor(), renewing);
    await expect.poll(() => waiting(db), { timeout: 20_000 }).toBe(2);
    return { removed: removing, opened: opening };
  });
  expect((await removed).status).toBe(204);
  expect(await opened).toMatchObject({ status: 403, json: { code: 'link_invalid' } });
});
