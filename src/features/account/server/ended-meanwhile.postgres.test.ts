import { expect, test } from 'vitest';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { codeOf } from '#features/pairing/server/pairing.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { queued } from '#server/testing/waiting.ts';
import { strangersOn } from './strangers.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const stranger = strangersOn(server);
const OWN_PASSWORD = 'een-eigen-begin-1';
const LOGIN_REQUIRED = { status: 403, json: { code: 'login_required' } };

/** Has the owner of an address ask for a link to a new password; returns what the link opens. */
async function linkTo(name: string) {
  const mail = `${name}@houvast.example`;
  await stranger().post('/user/password', { mail });
  await server().runJob('deliver_mail');
  return mails.linkTo(mail);
}

/** Makes calls that were let in before the owner claimed the account, and are carried out after it. */
async function claimedBefore(name: string, calls: readonly (() => ReturnType<TestClient['post']>)[]) {
  const link = await linkTo(name);
  const owner = stranger();
  const claim = () => owner.post('/user/password/reset', { ...link, new_pass: OWN_PASSWORD });
  const [claimed, ...late] = await queued(server().connection.db, link.uid, [claim, ...calls]);
  expect(claimed?.status).toBe(200);
  return { owner, late };
}

test('whoever is late to choose a buddy or a nurse chooses them for nobody who has claimed the account', async () => {
  const planter = await server().newcomer('te-laat');
  const code = await codeOf(await nurse(server(), 'te-laat-gekozen'));
  const email = 'planted-late@houvast.example';
  const choices = { days: true, part: true, badges: true, days_within_goal: true, paused: false };
  const { owner, late } = await claimedBefore('te-laat', [
    () => planter.post('/buddy/add', { name: 'Bo', email }),
    () => planter.post('/proxy/pair-poh', { pairing_code: code }),
    () => planter.put('/api/v1/buddy-updates', choices),
  ]);
  for (const answer of late) expect(answer).toMatchObject(LOGIN_REQUIRED);
  expect((await owner.get('/user/me')).json).toMatchObject({
    field_buddies: [],
    field_has_poh: [{ value: false }],
  });
  expect((await owner.get('/api/v1/buddy-updates')).json.badges, 'as nobody chose').toBe(false);
  await server().runJob('deliver_mail');
  expect(mails.to(email)).toEqual([]);
});

test('whoever is late to change an account gives it no nickname and no address once it is claimed', async () => {
  const planter = await server().newcomer('te-laat-genoemd');
  const uid = await planter.uid();
  const mail = [{ value: 'planted-address@houvast.example' }];
  const pass = [{ existing: NEWCOMER_PASSWORD }];
  const { owner, late } = await claimedBefore('te-laat-genoemd', [
    () => planter.patch(`/user/${uid}`, { field_nickname: [{ value: 'Waterhoen' }] }),
    () => planter.patch(`/user/${uid}`, { mail, pass }),
    () => planter.post('/reset-progress'),
  ]);
  for (const answer of late) expect(answer).toMatchObject(LOGIN_REQUIRED);
  expect((await owner.get('/user/me')).json).toMatchObject({ field_nickname: [], field_pending_mail: [] });
});

test('logging out everywhere ends what was let in before it', async () => {
  const client = await server().newcomer('overal');
  const [out, added] = await queued(server().connection.db, await client.uid(), [
    () => client.delete('/api/v1/sessions'),
    () => client.post('/buddy/add', { name: 'Bo', email: 'after-all@houvast.example' }),
  ]);
  expect(out?.status).toBe(204);
  expect(added).toMatchObject(LOGIN_REQUIRED);
});
