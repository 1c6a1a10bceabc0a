import { describe, expect, test } from 'vitest';
import { categoryOf, memberOf, postBy } from '#features/forum/server/forum.testing.ts';
import { rowsOf } from '#server/testing/dump.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { PRODUCTION } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { decideOn, queueOf } from '../moderation.testing.ts';

const mails = await startedMailServer();
const METRICS = { METRICS_TOKEN: 'only-the-tests-know-it' };
const MAIL = 'aanbieder@houvast.example';
const MINUTE = 60;
const HOUR = 3_600;

const withProvider = sharedTestServer({ MAIL_URL: mails.url, PROVIDER_MAIL: MAIL, ...METRICS });
const withoutProvider = sharedTestServer({ MAIL_URL: mails.url });
const withoutStaffHost = sharedTestServer({
  ...PRODUCTION,
  MAIL_URL: mails.url,
  PROVIDER_MAIL: MAIL,
  PUBLIC_ORIGIN_TEMPLATE: 'https://{site}.houvast.example',
});
type Server = ReturnType<typeof withProvider>;

async function writeInNeed(server: Server, name: string): Promise<void> {
  const writer = await memberOf(server, name);
  await postBy(writer, await categoryOf(server), {
    title: [{ value: `Noodkreet van ${name}` }],
    body: [{ value: `<p>Ik wil niet meer leven, zegt ${name}.</p>` }],
  });
}
const mailed = (to: string) =>
  mails.to(to).filter(({ parsed }) => parsed.subject === 'Kijk nu in de wachtrij');
async function watch(server: Server): Promise<number> {
  const found = await server.runJob('watch_queue');
  await server.runJob('deliver_mail');
  return found;
}
async function overdueInMetrics(server: Server): Promise<string | undefined> {
  const { body } = await server.app.inject({
    url: '/metrics',
    headers: { host: 'alcohol.localhost', authorization: `Bearer ${METRICS.METRICS_TOKEN}` },
  });
  return /^houvast_safety_items_overdue (\d+)$/m.exec(body)?.[1];
}

describe('a text with a sign of danger that nobody looks at (settled: staff)', () => {
  test('is told to the provider once, after an hour of the set hours, without a word of it', async () => {
    // It is noon on a Friday.
    const server = withProvider();
    await writeInNeed(server, 'noodkreet');
    server.passSeconds(60 * MINUTE);
    expect(await watch(server)).toBe(0);
    server.passSeconds(MINUTE);
    expect(await watch(server)).toBe(1);
    expect(await watch(server)).toBe(0);
    expect(mailed(MAIL)).toHaveLength(1);
    const { raw, parsed } = { raw: JSON.stringify(mailed(MAIL)[0]), parsed: mailed(MAIL)[0]?.parsed };
    expect(parsed?.text).toContain('http://beheer.localhost:3000/wachtrij');
    expect(raw).not.toMatch(/noodkreet|leven|alcohol|Lastige/i);
    expect(parsed?.headers.has('list')).toBe(false);
    expect(await overdueInMetrics(server)).toBe('1');

    const moderator = await server.staff('moderator');
    const [item] = await queueOf(moderator);
    await decideOn(moderator, item?.id ?? 0, {
      action: 'answer',
      rule: 'protect',
      reason: 'x',
      answer: 'Bel 113.',
    });
    expect(await overdueInMetrics(server)).toBe('0');
  });

  test('is told without a button where the staff has no host', async () => {
    const server = withoutStaffHost();
    const before = mailed(MAIL).length;
    await writeInNeed(server, 'onbeheerd');
    server.passSeconds(61 * MINUTE);
    expect(await watch(server)).toBe(1);
    const [told, ...more] = mailed(MAIL).slice(before);
    expect(more).toEqual([]);
    expect(told?.parsed.text).toContain('vraag een moderator');
    expect(told?.raw).not.toMatch(/undefined|null|wachtrij:|https?:/);
  });

  test('waits over a weekend, when nobody said that somebody would look', async () => {
    const server = withProvider();
    const quarterTo = Date.parse('2026-11-20T16:45:00+01:00');
    // Friday, a quarter of an hour before the moderators leave.
    server.passSeconds((quarterTo - server.clock.now().getTime()) / 1_000);
    const before = mailed(MAIL).length;
    await writeInNeed(server, 'weekend');
    server.passSeconds(2 * 24 * HOUR);
    expect(await watch(server)).toBe(0);
    expect(server.clock.today()).toBe('2026-11-22');
    // Monday, when the rest of the hour is over.
    server.passSeconds(16 * HOUR + MINUTE * 59);
    expect(await watch(server)).toBe(0);
    server.passSeconds(3 * MINUTE);
    expect(await watch(server)).toBe(1);
    expect(mailed(MAIL)).toHaveLength(before + 1);
  });

  test('is told to the administrators where the provider has no address, and by one of two workers', async () => {
    const server = withoutProvider();
    await writeInNeed(server, 'op-vrijdag');
    await writeInNeed(server, 'nog-een');
    server.passSeconds(61 * MINUTE);
    const found = await Promise.all([server.runJob('watch_queue'), server.runJob('watch_queue')]);
    expect(found.toSorted((one, other) => one - other)).toEqual([0, 2]);
    await server.runJob('deliver_mail');
    expect(mailed('dewit@houvast.example')).toHaveLength(1);
    expect(mailed('bakker@houvast.example')).toHaveLength(0);
  });

  test('is not mailed about any more once somebody has looked', async () => {
    const server = withoutProvider();
    const before = mailed('dewit@houvast.example').length;
    await writeInNeed(server, 'net-op-tijd');
    server.passSeconds(61 * MINUTE);
    await server.runJob('watch_queue');
    const moderator = await server.staff('moderator');
    for (const { id } of await queueOf(moderator)) {
      await decideOn(moderator, id, { action: 'dismiss', rule: 'fits', reason: 'Gezien.' });
    }
    await server.runJob('deliver_mail');
    expect(mailed('dewit@houvast.example')).toHaveLength(before);
  });

  test('is told as soon as there is somebody to tell, and fails the job until then', async () => {
    const server = withoutProvider();
    const { db } = server.connection;
    const before = mailed('dewit@houvast.example').length;
    await writeInNeed(server, 'niemand-thuis');
    server.passSeconds(61 * MINUTE);
    await rowsOf(db, "update staff_member set role = 'editor' where role = 'administrator'");
    await expect(watch(server)).rejects.toThrow('nobody can be told');
    expect(server.log.at(-1)).toMatch(/"job":"watch_queue".*"job failed"/);
    await rowsOf(db, "update staff_member set role = 'administrator' where mail = 'dewit@houvast.example'");
    expect(await watch(server)).toBe(1);
    expect(mailed('dewit@houvast.example')).toHaveLength(before + 1);
  });

  test('is mailed about after days without a mail server', async () => {
    const server = withoutProvider();
    const before = mailed('dewit@houvast.example').length;
    await writeInNeed(server, 'geen-post');
    server.passSeconds(61 * MINUTE);
    mails.mood = 'busy';
    expect(await watch(server)).toBe(1);
    server.passSeconds(3 * 24 * HOUR);
    await watch(server);
    expect(mailed('dewit@houvast.example')).toHaveLength(before);
    mails.mood = 'kind';
    server.passSeconds(HOUR);
    await watch(server);
    expect(mailed('dewit@houvast.example')).toHaveLength(before + 1);
  });
});
