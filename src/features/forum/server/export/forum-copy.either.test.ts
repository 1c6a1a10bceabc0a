import { beforeAll, describe, expect, test } from 'vitest';
import { exportOf } from '#features/data-export/server/export-of.testing.ts';
import { decideOn, FAULT, reported } from '#features/moderation/server/moderation.testing.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
let moderator: TestClient;
beforeAll(async () => {
  moderator = await server().staff('moderator');
});

async function copyOf(client: TestClient) {
  const { 'data.json': json = '', 'index.html': page = '' } = await exportOf(server(), client);
  expect(page).not.toMatch(/data-export:|dataset\.|column\./);
  return { data: JSON.parse(json), page };
}

describe('a copy of somebody’s data', () => {
  test('says that a moderator closed the forum to them, and until when', async () => {
    const { writer, item } = await reported(server(), 'gesloten', moderator);
    const open = { closed_at: null, closed_until: null };
    const [before] = (await copyOf(writer)).data.forum_member;
    expect(before).toEqual({ member_number: expect.any(Number), ...open, told_at: null });
    await decideOn(moderator, item, { action: 'close_off', days: 7, ...FAULT });
    const { data, page } = await copyOf(writer);
    const instant = expect.stringMatching(/^2026-11-\d\dT.*Z$/);
    expect(data.forum_member).toEqual([{ ...before, closed_at: instant, closed_until: instant }]);
    expect(page).toContain('Forum voor je gesloten op');
    expect(page).toMatch(new RegExp(`<td>${before.member_number}</td><td>20 november 2026 om`));
    expect(page).toMatch(/<td>2[78] november 2026 om/);
  });

  test('says up to where they read a conversation, and whether they follow it', async () => {
    const { writer, reader, nid } = await reported(server(), 'gelezen', moderator);
    await reader.put(`/api/v1/forum/posts/${nid}/read-position`, { position: 1 });
    expect((await copyOf(reader)).data.forum_reading).toEqual([
      { post: nid, read_position: 1, follows: null },
    ]);
    await reader.put(`/api/v1/forum/posts/${nid}/following`, { following: false });
    const { data, page } = await copyOf(reader);
    expect(data.forum_reading).toEqual([{ post: nid, read_position: 1, follows: false }]);
    expect(page).toContain(`<td>${nid}</td><td>1</td><td>Nee</td>`);
    expect((await copyOf(writer)).data.forum_reading).toMatchObject([{ post: nid, follows: true }]);
  });

  test('says of a report that a moderator has looked at it', async () => {
    const { reader, item } = await reported(server(), 'bekeken', moderator);
    await decideOn(moderator, item, { action: 'dismiss', rule: 'fits', reason: 'Hier is niets mee.' });
    const { data, page } = await copyOf(reader);
    expect(data.forum_flags).toMatchObject([{ flag: 'judged' }]);
    expect(page).toContain('<td>Melding van een reactie die een moderator heeft bekeken</td>');
  });

  test('has nothing of somebody who never came to the forum', async () => {
    const { data } = await copyOf(await server().newcomer('nooit'));
    expect(data).toMatchObject({ forum_member: [], forum_reading: [] });
  });
});
