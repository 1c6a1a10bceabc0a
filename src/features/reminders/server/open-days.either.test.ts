import { beforeEach, describe, expect, test } from 'vitest';
import { evenings } from '#server/testing/evenings.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const server = sharedTestServer();
const { passTo, passDay, person, remindersOf, fillIn } = evenings(server);
const today = () => server().clock.today();
const kindsOf = async (uid: number) => (await remindersOf(uid)).map(({ kind }) => kind);

// Every test begins in the morning: the evening is ahead.
beforeEach(() => passTo(9));

describe('a reminder about open days', () => {
  test('comes once there are three, at most weekly', async () => {
    const { client, uid } = await person('open-days');
    for (let count = 0; count < 12; count += 1) {
      await client.get('/user/me');
      await passDay();
    }
    const kinds = await kindsOf(uid);
    expect(kinds.filter((kind) => kind === 'usage_reminder_mail')).toHaveLength(2);
    expect(kinds.indexOf('usage_reminder_mail')).toBe(3);
    expect(kinds.lastIndexOf('usage_reminder_mail')).toBe(10);
  });

  test('does not come again about days that were skipped, but about three later ones', async () => {
    const { client, uid } = await person('skips');
    for (let count = 0; count < 4; count += 1) await passDay();
    expect((await kindsOf(uid)).at(-1)).toBe('usage_reminder_mail');
    // The day of that reminder and the next one stay open too.
    await passDay();
    for (let count = 0; count < 7; count += 1) {
      passTo(9);
      await fillIn(client);
      await passDay();
    }
    await passDay();
    expect((await kindsOf(uid)).at(-1)).toBe('daily_mail');
    await passDay();
    expect((await kindsOf(uid)).at(-1)).toBe('usage_reminder_mail');
  });

  test('does not come to somebody who is back about the days away', async () => {
    const { client, uid } = await person('back');
    for (let count = 0; count < 10; count += 1) await passDay();
    const before = await kindsOf(uid);
    for (let count = 0; count < 8; count += 1) {
      passTo(9);
      await fillIn(client);
      await passDay();
    }
    expect(await kindsOf(uid)).toEqual(before);
  });

  test('does not ask about days from before somebody began anew', async () => {
    const { client, uid } = await person('anew');
    for (let count = 0; count < 3; count += 1) await passDay();
    expect((await client.post('/reset-progress')).status).toBe(200);
    await passDay();
    expect((await remindersOf(uid)).at(-1)).toEqual({ day: today(), kind: 'daily_mail' });
  });
});
