import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { buddy } from '#db/schema/buddies.ts';
import { pairing } from '#db/schema/nurse.ts';
import { FLAGS, JUDGED_REPORTS } from '#domain/community/forum.ts';
import { MESSAGE_TEMPLATES } from '#domain/notices/message.ts';
import { CONSENT_KINDS, type PairingEnd } from '#domain/nurse/pairing.ts';
import { enter as enterBuddies } from '#features/buddies/server/entered.testing.ts';
import { enter as enterModeration } from '#features/moderation/server/entered.testing.ts';
import { decideOn, reported } from '#features/moderation/server/moderation.testing.ts';
import { enter as enterPairing } from '#features/pairing/server/entered.testing.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import en from '../text.en.json' with { type: 'json' };
import nl from '../text.nl.json' with { type: 'json' };
import { exportOf } from './export-of.testing.ts';

const server = sharedTestServer();

test('the page has words for what others did: buddies, a nurse, a moderator', async () => {
  const client = await server().newcomer('about-others');
  const uid = await client.uid();
  await client.patch(`/user/${uid}`, { field_nickname: [{ value: 'zeevonk' }] });
  await enterBuddies(client);
  await enterPairing(client, server());
  await enterModeration(client, server());
  const { connection } = server();
  await connection.db
    .update(buddy)
    .set({ status: 'accepted', cheeredOn: TEST_TODAY })
    .where(eq(buddy.uid, uid));
  await connection.db
    .update(pairing)
    .set({ endedBy: 'expired', endedAt: server().clock.now(), remindedAt: server().clock.now() })
    .where(eq(pairing.uid, uid));
  const files = await exportOf(server(), client, { pass: [{ existing: NEWCOMER_PASSWORD }] });
  const data = JSON.parse(files['data.json'] ?? '');
  expect(data.moderation_appeals).toMatchObject([{ kind: 'post', action: 'hide', rule: 'urges' }]);
  expect(data.pairing).toMatchObject([{ reminded_at: server().clock.now().toISOString() }]);
  const page = files['index.html'] ?? '';
  for (const cell of [
    'Doet mee',
    'vrijdag 20 november 2026',
    'Niemand: je toestemming liep af',
    'Je bent gekoppeld met een praktijkondersteuner',
    'Een tekst van jou is verborgen',
    'bericht',
    'verborgen',
  ]) {
    expect(page).toContain(`<td>${cell}</td>`);
  }
  expect(page).toMatch(/<td>bericht – 20 november 2026 – [^<]+ – Er staan hoeveelheden in\.<\/td>/);
  const told = data.messages.map(({ template }: { template: string }) => template);
  expect(told).toEqual(expect.arrayContaining(['welcome', 'nurse_paired', 'text_hidden']));
  const until = new Date(data.pairing[0].consent_until);
  const words = { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Amsterdam' } as const;
  expect(page).toContain(`<td>${new Intl.DateTimeFormat('nl-NL', words).format(until)}</td>`);
  expect(page).not.toMatch(
    /<td>(?:[^<]* – )?(?:accepted|expired|hide|urges|post|[a-z]+(?:_[a-z]+)+|\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?)(?: – [^<]*)?<\/td>/,
  );
});

test('what fills a message is in the copy by name, and words that somebody chose are left as they are', async () => {
  const moderator = await server().staff('moderator');
  const { writer, item } = await reported(server(), 'letterlijk', moderator);
  await decideOn(moderator, item, { action: 'hide', rule: 'urges', reason: 'post' });
  const files = await exportOf(server(), writer);
  expect(JSON.parse(files['data.json'] ?? '').messages[0]).toMatchObject({
    template: 'text_hidden',
    kind: 'comment',
    day: TEST_TODAY,
    rule: 'urges',
    reason: 'post',
  });
  expect(files['index.html']).toMatch(/<td>reactie – 20 november 2026 – [^<]+ – post<\/td>/);
});

test.each([
  ['Dutch', nl],
  ['English', en],
])('there are words for every kind of message, flag, end and look in %s', (_, { value }) => {
  expect(Object.keys(value.template).toSorted()).toEqual(MESSAGE_TEMPLATES.toSorted());
  expect(Object.keys(value.flag).toSorted()).toEqual(
    [...Object.keys(FLAGS), ...Object.values(JUDGED_REPORTS)].toSorted(),
  );
  expect(Object.keys(value.ended_by)).toEqual(['client', 'nurse', 'expired'] satisfies PairingEnd[]);
  expect(Object.keys(value.look)).toEqual(['list', ...CONSENT_KINDS]);
});
