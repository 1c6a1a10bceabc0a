import { beforeAll, beforeEach, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import {
  categoryOf,
  commentBy,
  commentFields,
  memberOf,
  nicknameOf,
  postBy,
  postFields,
} from '#features/forum/server/forum.testing.ts';
import type { MessageRow } from '#features/messages/contract.ts';
import {
  decideAppealOn,
  decideOn,
  FAULT,
  newestMessage,
  ownDecision,
  report,
  reported,
} from '#features/moderation/server/moderation.testing.ts';
import { nurse } from '#features/nurses/server/applicant.testing.ts';
import { pairWith } from '#features/pairing/server/pairing.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { CLAIMED_PASSWORD, claimsOn } from './claiming.testing.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { stranger, linkTo, claim } = claimsOn(server, mails);
const GUIDE = 'leest@houvast.example';
let guide: TestClient;
beforeAll(async () => {
  guide = await nurse(server(), 'leest');
});
beforeEach(() => server().passSeconds(61));

const meOf = async (client: TestClient) => (await client.get('/user/me')).json;
const mailsToHer = async () => {
  await server().runJob('deliver_mail');
  return mails.to(GUIDE).length;
};

test('whoever claims an account has none of the buddies of before, and tells them nothing', async () => {
  const planter = await server().newcomer('buddies');
  const email = 'planted@houvast.example';
  expect((await planter.post('/buddy/add', { name: 'Bo', email })).json.waiting).toBe(true);
  const choices = { days: true, part: true, badges: true, days_within_goal: true, paused: false };
  expect((await planter.put('/api/v1/buddy-updates', choices)).status).toBe(200);
  const owner = await claim('buddies');
  expect((await meOf(owner)).field_buddies).toEqual([]);
  expect((await owner.get('/api/v1/buddy-updates')).json, 'as nobody chose').toMatchObject({
    badges: false,
    days_within_goal: false,
  });
  await server().runJob('deliver_mail');
  expect(mails.to(email)).toEqual([]);
});

test('the nurse of before sees them no more, and is not told', async () => {
  const planter = await server().newcomer('gekoppeld');
  await guide.login(GUIDE, NEWCOMER_PASSWORD);
  await pairWith(planter, guide);
  const uid = await planter.uid();
  const { name } = (await planter.get('/proxy/get-poh-information')).json;
  const before = await mailsToHer();
  const looking = () => guide.get(`/api/v1/client-overview/alcohol/${uid}`);
  const seen = (await looking()).status;
  await exportOf(server(), planter);
  const owner = await claim('gekoppeld');
  expect((await meOf(owner)).field_has_poh).toEqual([{ value: false }]);
  expect((await owner.get('/api/v1/pairing')).json, 'nor how it ended').toEqual({ nurse: null, ended: null });
  expect((await owner.get('/api/v1/exports')).json, 'nor a copy of before').toEqual([]);
  const looks = (await owner.get('/api/v1/access-log')).json.rows;
  expect(looks).toMatchObject([{ nurse: null, look: 'registrations' }]);
  const messages = (await owner.get('/entity/view/messages/block_1/results')).json.rows;
  expect(messages.map(({ template }: MessageRow) => template[0]?.target_id)).toContain('welcome');
  const copy = await exportOf(server(), owner, { pass: [{ existing: CLAIMED_PASSWORD }] });
  expect(JSON.stringify([looks, messages, copy])).not.toContain(name);
  await guide.login(GUIDE, NEWCOMER_PASSWORD);
  expect([seen, (await looking()).status]).toEqual([200, 404]);
  expect(await mailsToHer()).toBe(before);
});

test('nobody knows them by a nickname or a text of before', async () => {
  const category = await categoryOf(server());
  const planter = await memberOf(server(), 'bekend');
  const nid = await postBy(planter, category);
  const owner = await claim('bekend');
  expect((await meOf(owner)).field_nickname).toEqual([]);
  const reader = await memberOf(server(), 'lezer');
  expect((await reader.get(`/node/${nid}`)).text).not.toContain(nicknameOf('bekend'));
  const refused = await owner.post('/node', postFields(category, { title: [{ value: 'Nog een avond' }] }));
  expect(refused.status, 'a nickname is needed first').toBe(422);
  const named = await owner.patch(`/user/${await owner.uid()}`, {
    field_nickname: [{ value: 'nieuw-hier' }],
  });
  expect(named.status, named.text).toBe(200);
  const comment = await owner.post('/comment', commentFields(nid));
  expect(comment).toMatchObject({ status: 201, json: { is_original_poster: false } });
});

test('nothing that was being written tells which texts of the forum came from the account', async () => {
  const planter = await memberOf(server(), 'schreef');
  const nid = await postBy(planter, await categoryOf(server()));
  const cid = await commentBy(planter, nid);
  const diary = 'diary_entry-new';
  const places = [
    `forum-${nid}`,
    'forum-new',
    'post_in-3',
    `comment_on-${nid}`,
    `answer_to-${cid}`,
    `comment-${cid}`,
    diary,
  ];
  for (const place of places) {
    const kept = await planter.put(`/api/v1/node-drafts/${place}`, { fields: { text: 'Half' } });
    expect(kept.status, place).toBe(200);
  }
  const owner = await claim('schreef');
  expect((await owner.get('/api/v1/node-drafts')).json).toMatchObject([{ place: diary }]);
});

test.each([
  { name: 'verborg', action: 'hide' },
  { name: 'sloot', action: 'close_off', days: 30 },
])(
  'no message, like, report or place in a conversation tells who was on the forum before: $action',
  async ({ name, ...decision }) => {
    const moderator = await server().staff('moderator');
    const { writer: planter, item, nid } = await reported(server(), name, moderator);
    await decideOn(moderator, item, { ...FAULT, ...decision });
    expect(await newestMessage(planter)).toContain(FAULT.reason);
    const read = await postBy(await memberOf(server(), `${name}-ander`), await categoryOf(server()));
    expect((await report(planter, 'post', read)).status).toBe(201);
    const reading = await planter.get(`/node/${nid}`);
    expect(reading.json).toMatchObject({ following: true, read_position: 1 });
    const owner = await claim(name);
    const { rows } = (await owner.get('/entity/view/messages/block_1/results')).json;
    const left = rows.map(({ template }: MessageRow) => template[0]?.target_id);
    expect(left).toContain('welcome');
    expect(left.filter((template: string) => !['welcome', 'badge_received'].includes(template))).toEqual([]);
    const copy = await exportOf(server(), owner, { pass: [{ existing: CLAIMED_PASSWORD }] });
    const { forum_flags: flags, forum_reading: places, messages } = JSON.parse(copy['data.json'] ?? '{}');
    expect({ flags, places }).toEqual({ flags: [], places: [] });
    expect(JSON.stringify(messages)).not.toContain(FAULT.reason);
  },
);

test('whoever registered the address cannot keep its reader out by logging in, or with another password', async () => {
  const planter = await server().newcomer('buitengesloten');
  const mail = 'buitengesloten@houvast.example';
  await stranger().post('/user/password', { mail });
  const link = await linkTo('buitengesloten');
  server().passSeconds(60);
  const pass = [{ existing: NEWCOMER_PASSWORD, value: 'een-ander-begin-1' }];
  expect((await planter.patch(`/user/${link.uid}`, { pass })).status).toBe(200);
  await planter.login(mail, 'een-ander-begin-1');
  const claimed = () => stranger().post('/user/password/reset', { ...link, new_pass: CLAIMED_PASSWORD });
  expect((await claimed()).status).toBe(200);
  expect(await claimed(), 'once').toMatchObject({ status: 403, json: { code: 'link_invalid' } });
  await expect(stranger().login(mail, 'een-ander-begin-1')).rejects.toThrow('Login failed');
});

test('whoever registers another spelling of an address keeps its reader out no more than by the same one', async () => {
  const planter = stranger();
  const body = { mail: '\uff4cijkt@houvast.example', pass: NEWCOMER_PASSWORD, field_name: 'Lijkt' };
  expect((await planter.post('/user/register', body)).status).toBe(200);
  await planter.login('lijkt@houvast.example', NEWCOMER_PASSWORD);
  expect((await meOf(planter)).mail).toEqual([{ value: 'lijkt@houvast.example' }]);
  const owner = await claim('lijkt');
  expect((await meOf(owner)).field_validated_email).toEqual([{ value: true }]);
  expect(mails.to(body.mail)).toEqual([]);
});

test('whoever had confirmed the address, or confirms it by the link for that, keeps everything', async () => {
  const confirmed = await server().newcomer('bevestigd');
  await server().confirm('bevestigd');
  await confirmed.post('/buddy/add', { name: 'Bo', email: 'kept@houvast.example' });
  const owner = await claim('bevestigd');
  expect((await meOf(owner)).field_buddies).toHaveLength(1);

  const waiting = await server().newcomer('wacht');
  await pairWith(waiting, guide);
  await waiting.post('/buddy/add', { name: 'Bo', email: 'kept-too@houvast.example' });
  expect((await waiting.post('/validate-email', await linkTo('wacht'))).status).toBe(200);
  expect((await meOf(waiting)).field_buddies).toHaveLength(1);
  expect((await meOf(waiting)).field_has_poh).toEqual([{ value: true }]);
});

test('what a moderator closed stays closed until that is undone, as its owner may ask', async () => {
  const moderator = await server().staff('moderator');
  const administrator = await server().staff('administrator');
  const close = async (name: string) => {
    const made = await reported(server(), name, moderator);
    await decideOn(moderator, made.item, { action: 'close_off', ...FAULT, days: 30 });
    const uid = await made.writer.uid();
    const told = await ownDecision(made.writer);
    const before = { id: told.id, text: 'Van wie hier eerst was.' };
    expect((await made.writer.post('/api/v1/appeals', before)).status).toBe(201);
    const owner = await claim(name);
    expect((await owner.get('/api/v1/forum')).json).toMatchObject({
      nickname: null,
      nickname_removed: false,
    });
    await owner.patch(`/user/${uid}`, { field_nickname: [{ value: `${name}-opnieuw` }] });
    const { text, json } = await owner.get('/api/v1/moderation-decisions');
    expect(text).not.toContain(before.text);
    const [decision] = json.rows;
    expect(decision).toMatchObject({ action: 'close_off', target: made.cid });
    return { ...made, owner, id: decision.id };
  };
  const write = ({ owner, nid }: Awaited<ReturnType<typeof close>>) =>
    owner.post('/comment', commentFields(nid));

  const undone = await close('afgesloten');
  expect((await write(undone)).status).toBe(403);
  expect((await undone.owner.get(`/node/${undone.nid}`)).json).toMatchObject({
    author: null,
    following: null,
    is_own: false,
  });
  const why = { rule: 'fits', reason: 'Dit was iemand anders.' };
  expect((await administrator.post(`/staff/v1/decisions/${undone.id}/undo`, why)).status).toBe(200);
  expect(await write(undone)).toMatchObject({ status: 201, json: { is_original_poster: false } });

  const appealed = await close('bezwaar');
  const appeal = { id: appealed.id, text: 'Dat was ik niet.' };
  expect((await appealed.owner.post('/api/v1/appeals', appeal)).status).toBe(201);
  const reversed = await decideAppealOn(administrator, appealed.id, {
    outcome: 'reversed',
    reason: 'Klopt.',
  });
  expect(reversed.status, reversed.text).toBe(200);
  expect(await newestMessage(appealed.owner)).toContain('Een andere moderator heeft opnieuw gekeken');
  expect((await write(appealed)).status).toBe(201);
});
