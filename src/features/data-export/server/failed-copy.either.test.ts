import { expect, test } from 'vitest';
import { refuse } from '#server/testing/refusing.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const pass = [{ existing: NEWCOMER_PASSWORD }];
const work = () => server().runJob('make_exports');

/** Somebody who asked for a copy that the database refuses so many times. */
async function refused(name: string, code: string, times: number) {
  const client = await server().newcomer(name);
  await client.post('/api/v1/exports', { pass });
  const when = `nextval('refusals') <= ${times}`;
  await refuse(server().connection.db, { what: 'update', table: 'data_export', code, when });
  return async () => (await client.get('/api/v1/exports')).json;
}

test.each([
  ['the database went away', '57P01', 1],
  // The first one is tried again at once.
  ['deadlocks ended both tries', '40P01', 2],
])('a copy that failed because %s is made by the next run', async (_, code, times) => {
  const copies = await refused(`komt-nog-${times}`, code, times);
  await expect(work()).rejects.toThrow('Failed query');
  expect(await copies()).toMatchObject([{ ready: false }]);
  expect(await work()).toBe(1);
  expect(await copies()).toMatchObject([{ ready: true }]);
});

test('a copy that cannot be made goes, and does not block the next', async () => {
  const copies = await refused('kan-niet', 'P0001', 1);
  await expect(work()).rejects.toThrow('Failed query');
  expect(await copies()).toEqual([]);
});
