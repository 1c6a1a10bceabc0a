import { beforeEach, describe, expect, test } from 'vitest';
import { RETENTION } from '#domain/identity/retention.ts';
import { addDays } from '#domain/kit/day.ts';
import { SLICES } from '#server/slices.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer, type TestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const DAY = 86_400;

/** Advances day by day as on a running server: the nightly job, then the mails it enqueued. */
async function nights(days: number): Promise<void> {
  server().passSeconds(days * DAY);
  await server().runJob('remove_unused_accounts');
  await server().runJob('deliver_mail');
}
const exists = async (name: string) => {
  const rows = await rowsOf(
    server().connection.db,
    `select uid from account where mail = '${name}@houvast.example'`,
  );
  return rows.length === 1;
};
/** Somebody new who enters something in one slice only. */
async function enterInto(slice: string, name: string, nickname: string): Promise<void> {
  const client = await server().newcomer(name);
  await client.patch(`/user/${await client.uid()}`, { field_nickname: [{ value: nickname }] });
  const { enter } = (await import(`../../${slice}/server/entered.testing.ts`)) as {
    enter(as: TestClient, on: TestServer): Promise<void>;
  };
  await enter(client, server());
}
const subjects = (name: string) => mails.to(`${name}@houvast.example`).map(({ parsed }) => parsed.subject);

describe('unused accounts', () => {
  test('are removed after a month when unconfirmed and empty, and stay with anything of any slice', async () => {
    await server().newcomer('empty');
    const slices = SLICES.filter(({ entered }) => entered).map(({ name }) => name);
    for (const [nth, slice] of slices.entries())
      await enterInto(slice, `entered-${slice}`, `Mus ${nth + 10}`);
    await rowsOf(
      server().connection.db,
      "update account set mail_validated_at = null where mail like 'entered-%'",
    );
    await nights(RETENTION.unusedDays - 1);
    expect(await exists('empty')).toBe(true);
    await nights(2);
    expect(await exists('empty')).toBe(false);
    for (const slice of slices) expect(await exists(`entered-${slice}`), slice).toBe(true);
  });

  test('get two notices and are then removed with all their data; logging in keeps them', async () => {
    const demo = ['anna', 'ina'];
    await nights(340);
    for (const name of demo) expect(subjects(name)).toEqual([expect.stringMatching(/account( houden)?\?$/)]);
    const text = mails.to('anna@houvast.example')[0]?.parsed.text ?? '';
    expect(text).toMatch(/op \d+ \w+ 2028/);
    await nights(1);
    await nights(1);
    expect(subjects('anna'), 'once').toHaveLength(1);

    await server().login('Ina');
    await nights(365);
    expect(subjects('anna')).toHaveLength(2);
    expect(subjects('anna').at(-1)).toBe('Je account wordt bijna verwijderd');
    expect(await exists('anna')).toBe(true);
    await nights(31);
    expect(await exists('anna')).toBe(false);
    expect(await exists('ina')).toBe(true);
  });

  test('are those that nobody opened: whoever stays logged in on their own device uses theirs', async () => {
    const client = await server().newcomer('every-month');
    await server().confirm('every-month');
    const monthsOfUse = 30;
    for (let month = 0; month < monthsOfUse; month += 1) {
      await nights(29);
      expect((await client.get('/user/me')).status, `month ${month}`).toBe(200);
    }
    expect(subjects('every-month').filter((subject) => /account/.test(subject ?? ''))).toEqual([]);
    // Its session ends, and its row with it; the account counts from its last use.
    await nights(200);
    expect(await exists('every-month')).toBe(true);
    await nights(140);
    expect(subjects('every-month').at(-1)).toBe('Wil je je account houden?');
    expect(await exists('every-month')).toBe(true);
  });

  test('are removed without a notice when they are blocked, as they get no mail', async () => {
    const client = await server().newcomer('shut-out');
    await server().confirm('shut-out');
    await client.put('/api/v1/drafts/s-my-reasons', { data: { most_important: 'rust' } });
    await rowsOf(
      server().connection.db,
      "update account set blocked = true where mail = 'shut-out@houvast.example'",
    );
    await nights(700);
    expect(await exists('shut-out')).toBe(true);
    await nights(40);
    expect(await exists('shut-out')).toBe(false);
    expect(subjects('shut-out').filter((subject) => /account/.test(subject ?? ''))).toEqual([]);
  });

  test('are not removed before the last notice is four weeks old, however long they were unused', async () => {
    const client = await server().newcomer('sleeper');
    const day = server().clock.today();
    await client.post('/webform_rest/submit', {
      webform_id: 'daily_registration',
      registration_date: day,
      amount: 1,
    });
    await nights(1_000);
    expect(subjects('sleeper').at(-1)).toBe('Je account wordt bijna verwijderd');
    expect(subjects('sleeper').filter((subject) => subject === 'Wil je je account houden?')).toEqual([]);
    await nights(RETENTION.lastNoticeDays - 1);
    expect(await exists('sleeper')).toBe(true);
    await nights(2);
    expect(await exists('sleeper')).toBe(false);
  });

  /** Someone who entered something, and did not come back. */
  async function sleeper(name: string): Promise<void> {
    const client = await server().newcomer(name);
    await client.put('/api/v1/drafts/s-my-reasons', { data: { most_important: 'rust' } });
    await server().confirm(name);
  }
  const LAST = 'Je account wordt bijna verwijderd';
  beforeEach(() => {
    mails.mood = 'kind';
  });

  test('stay while the last notice waits for a busy mail server, which then names a day to come', async () => {
    await sleeper('unheard');
    mails.mood = 'busy';
    await nights(1_000);
    await nights(30);
    expect(await exists('unheard')).toBe(true);
    mails.mood = 'kind';
    await nights(1);
    expect(subjects('unheard').filter((subject) => subject === LAST)).toHaveLength(1);
    const named = addDays(server().clock.today(), RETENTION.lastNoticeDays);
    const inWords = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long' }).format(new Date(named));
    expect(mails.to('unheard@houvast.example').at(-1)?.parsed.text).toContain(inWords);
    await nights(RETENTION.lastNoticeDays);
    expect(await exists('unheard')).toBe(true);
    await nights(1);
    expect(await exists('unheard')).toBe(false);
  });

  test.each([
    ['dead-address', 'refusesRecipient', 1],
    ['refused-once', 'kind', RETENTION.lastNoticeDays + 1],
  ] as const)('whose last notice was refused get it again after six weeks: %s', async (name, then, days) => {
    await sleeper(name);
    mails.mood = 'refusesRecipient';
    await nights(1_000);
    await nights(RETENTION.refusedAgainDays);
    expect(await exists(name)).toBe(true);
    mails.mood = then;
    await nights(1);
    const arrived = subjects(name).filter((subject) => subject === LAST);
    expect(arrived).toHaveLength(then === 'kind' ? 1 : 0);
    expect(await exists(name)).toBe(true);
    await nights(days);
    expect(await exists(name)).toBe(false);
  });

  test('stay where a notice that waited six weeks is refused, until it was refused again six weeks later', async () => {
    await sleeper('refused-late');
    mails.mood = 'busy';
    await nights(700);
    await nights(RETENTION.refusedAgainDays);
    mails.mood = 'refusesRecipient';
    for (const _night of [1, 2, 3]) await nights(1);
    expect(await exists('refused-late')).toBe(true);
    await nights(RETENTION.refusedAgainDays);
    await nights(1);
    expect(await exists('refused-late')).toBe(false);
  });

  test('are not told that they go when somebody came back while the notice waited', async () => {
    await sleeper('came-back');
    mails.mood = 'busy';
    await nights(340);
    await server().visitor('alcohol').login('came-back@houvast.example', NEWCOMER_PASSWORD);
    mails.mood = 'kind';
    await nights(1);
    expect(subjects('came-back').filter((subject) => /account/.test(subject ?? ''))).toEqual([]);
  });
});
