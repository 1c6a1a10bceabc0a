import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { waiting } from '#server/testing/waiting.ts';
import { enrolled } from './two-steps.testing.ts';

const server = sharedTestServer({ NURSE_SECOND_FACTOR: '1' });

test('a login without a code, at the moment in which its browser is forgotten, opens nothing and asks for one', async () => {
  const { db } = server().connection;
  const nurse = await enrolled(server(), 'meanwhile');
  const browser = nurse.browser();
  await nurse.logIn(browser, { remember: true });
  await browser.post('/user/logout');
  const sessions = () => rowsOf(db, `select id from session where uid = ${nurse.uid}`);
  const before = await sessions();
  const { login } = await db.transaction(async (inside) => {
    await rowsOf(inside, `delete from remembered_device where uid = ${nurse.uid}`);
    const sent = nurse.password(browser);
    await expect.poll(() => waiting(db)).toBe(1);
    return { login: sent };
  });
  expect((await login).json).toMatchObject({ code: 'second_factor_required' });
  expect(await sessions()).toEqual(before);
});
