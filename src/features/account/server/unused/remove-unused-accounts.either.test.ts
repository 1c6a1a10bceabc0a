import { expect, test } from 'vitest';
import { RETENTION } from '#domain/identity/retention.ts';
import { applicant, approve } from '#features/nurses/server/applicant.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { refuse } from '#server/testing/refusing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const work = () => server().runJob('remove_unused_accounts');
const sql = (statement: string) => rowsOf(server().connection.db, statement);
const refuseDeleting = (refused: { code: string; when: string }) =>
  refuse(server().connection.db, { what: 'delete', table: 'account', ...refused });
const isLeft = async (uid: number) => (await sql(`select from account where uid = ${uid}`)).length > 0;
const DAY = 86_400;

test('an account is kept for whole days, as its owner counts them', async () => {
  // Half past twelve at night, which is the day before by the clock that the database keeps.
  server().passSeconds(DAY / 2 + 1_800);
  const uid = await (await server().newcomer('nachtuil')).uid();
  server().passSeconds(RETENTION.unusedDays * DAY);
  await work();
  expect(await isLeft(uid)).toBe(true);
  server().passSeconds(DAY);
  await work();
  expect(await isLeft(uid)).toBe(false);
});

test('an application goes as soon as any account whose address nobody confirmed, unless it was approved', async () => {
  const unconfirmed = await applicant(server(), 'onbevestigd@houvast.example', { isConfirmed: false });
  const waiting = await applicant(server(), 'wacht@houvast.example');
  const approved = await applicant(server(), 'goedgekeurd@houvast.example', { isConfirmed: false });
  await approve(server(), approved);
  server().passSeconds((RETENTION.unusedDays + 1) * DAY);
  await work();
  expect(await isLeft(unconfirmed)).toBe(false);
  expect(await isLeft(waiting)).toBe(true);
  expect(await isLeft(approved)).toBe(true);
});

test('an account that cannot be removed keeps no other from being removed or told', async () => {
  const stuck = await (await server().newcomer('vast')).uid();
  const next = await (await server().newcomer('daarna')).uid();
  await refuseDeleting({ code: 'P0001', when: `old.uid = ${stuck}` });
  server().passSeconds((RETENTION.unusedDays + 400) * DAY);
  await expect(work()).rejects.toThrow('Failed query');
  expect(await isLeft(stuck)).toBe(true);
  expect(await isLeft(next)).toBe(false);
  expect((await sql("select from mail where kind = 'inactive_first'")).length).toBeGreaterThan(0);
});

test('an account whose removal ended in a deadlock is removed at once', async () => {
  const uid = await (await server().newcomer('klem')).uid();
  await refuseDeleting({ code: '40P01', when: `old.uid = ${uid} and nextval('refusals') = 1` });
  server().passSeconds((RETENTION.unusedDays + 1) * DAY);
  expect(await work()).toBeGreaterThan(0);
  expect(await isLeft(uid)).toBe(false);
});
