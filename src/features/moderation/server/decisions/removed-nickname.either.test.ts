import { beforeAll, describe, expect, test } from 'vitest';
import { memberOf, nicknameOf } from '#features/forum/server/forum.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, newestMessage, report, reported } from '../moderation.testing.ts';

const server = sharedTestServer();
let moderator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
});
const WHY = { rule: 'kind', reason: 'De bijnaam beledigt iemand.' } as const;
const removal = (name: string) => ({ action: 'remove_nickname', nickname: nicknameOf(name), ...WHY });
const goBy = async (client: TestClient, nickname: string) => {
  const { uid } = (await client.get('/user/me')).json;
  return client.patch(`/user/${uid[0].value}`, { field_nickname: [{ value: nickname }] });
};

describe('a nickname that a moderator takes away (docs/decisions/0084)', () => {
  test('stands with no text any more, of which its owner hears; nobody gets it, and they choose another at once', async () => {
    const { writer, reader, item, cid, shownTo } = await reported(server(), 'beledigt', moderator);
    await report(reader, 'comment', cid);
    const decided = await decideOn(moderator, item, removal('beledigt'));
    expect(decided).toMatchObject({ status: 200, json: { action: 'remove_nickname', ...WHY } });
    expect(await shownTo(reader)).toMatchObject({ author: null, uid: [{ target_id: 0 }], hidden: null });
    expect(await shownTo(writer)).toMatchObject({ author: null, is_own: true });
    expect(await newestMessage(writer)).toMatch(
      /^<p>Een moderator heeft je bijnaam weggehaald\..*beledigt iemand/,
    );
    const standing = async () => (await writer.get('/api/v1/forum')).json;
    expect(await standing()).toMatchObject({ nickname: null, nickname_removed: true, may_write: true });
    expect((await goBy(writer, nicknameOf('beledigt'))).status).toBe(422);
    expect((await goBy(reader, nicknameOf('beledigt'))).status).toBe(422);
    expect((await report(reader, 'comment', cid, 'own')).status, 'as of any text without a name').toBe(201);
    expect((await goBy(writer, 'vriendelijker')).status).toBe(200);
    expect(await standing()).toMatchObject({ nickname: 'vriendelijker', nickname_removed: false });
    expect(await shownTo(reader)).toMatchObject({ author: { nickname: 'vriendelijker' } });
  });

  test('leaves a text that reports hid, which is in sight again', async () => {
    const { item, cid, shownTo } = await reported(server(), 'alleen-de-naam', moderator);
    const [one, other] = [await memberOf(server(), 'meldt-de-naam'), await memberOf(server(), 'ook-de-naam')];
    for (const reader of [one, other]) await report(reader, 'comment', cid);
    expect((await shownTo(one)).hidden).toMatchObject({ by: 'reports' });
    await decideOn(moderator, item, removal('alleen-de-naam'));
    expect(await shownTo(one)).toMatchObject({ hidden: null, author: null });
  });

  test('goes however its owner spells it meanwhile, which costs them nothing', async () => {
    const { writer, item, shownTo } = await reported(server(), 'steeds-anders', moderator);
    const respelt = nicknameOf('steeds-anders').toUpperCase();
    expect((await goBy(writer, respelt)).status).toBe(200);
    expect(await decideOn(moderator, item, removal('steeds-anders'))).toMatchObject({ status: 200 });
    expect(await shownTo(writer)).toMatchObject({ author: null });
    expect((await goBy(writer, respelt)).status).toBe(422);
  });

  test('stays where its owner changed it meanwhile, and where the moderator named none', async () => {
    const { writer, item } = await reported(server(), 'al-anders', moderator);
    expect((await goBy(writer, 'iets-anders')).status).toBe(200);
    for (const stale of [removal('al-anders'), { ...removal(''), nickname: undefined }]) {
      expect(await decideOn(moderator, item, stale)).toMatchObject({
        status: 409,
        json: { code: 'edit_conflict' },
      });
    }
    expect((await moderator.get(`/staff/v1/queue/${item}`)).json.writer.nickname).toBe('iets-anders');
  });

  test('cannot be taken from a text without a name, nor from one that keeps to the forum rules', async () => {
    const { writer, item, cid } = await reported(server(), 'zonder-naam', moderator);
    const fits = { ...removal('zonder-naam'), rule: 'fits' };
    expect((await decideOn(moderator, item, fits)).json.error).toHaveProperty('rule');
    await writer.patch(`/entity/comment/${cid}/anonymize`);
    const { actions } = (await moderator.get(`/staff/v1/queue/${item}`)).json;
    expect(actions).not.toContain('remove_nickname');
    expect(await decideOn(moderator, item, removal('zonder-naam'))).toMatchObject({
      status: 400,
      json: { error: { action: expect.anything() } },
    });
  });

  test('is a decision in the list, with nothing to undo and nothing to appeal against', async () => {
    const { writer, item } = await reported(server(), 'niet-terug', moderator);
    await decideOn(moderator, item, removal('niet-terug'));
    const [row] = (await moderator.get('/staff/v1/decisions')).json.rows;
    expect(row).toMatchObject({ item, decision: { action: 'remove_nickname' }, may_undo: false });
    expect((await moderator.post(`/staff/v1/decisions/${row.id}/undo`, WHY)).status).toBe(409);
    expect((await writer.get('/api/v1/moderation-decisions')).json.rows).toEqual([]);
  });
});
