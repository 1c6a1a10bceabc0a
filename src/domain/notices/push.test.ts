import { expect, test } from 'vitest';
import { channelOfToken, pushGoesFrom, pushWorthUntil, wantsPush } from './push.ts';

test.each([
  ['ExponentPushToken[aB3_-xxxxxxxxxxxxxxxxx]', 'expo'],
  ['ExpoPushToken[aB3]', 'expo'],
  ['dQw4w9WgXcQ:APA91bH-_x', 'device'],
  ['a'.repeat(4_096), 'device'],
  ['a'.repeat(4_097), null],
  [`ExponentPushToken[${'a'.repeat(5_000)}]`, null],
  ['ExponentPushToken[]', null],
  ['ExponentPushToken[abc', null],
  ['ExponentPushTokenabc', null],
  ['exponentpushtoken[abc]', null],
  ['ExponentPushToken[abc] ', null],
  ['ExponentPushToken[abc]\nExponentPushToken[def]', null],
  ['ExponentPushToken[<script>]', null],
  ['https://example.com/', null],
  ['two words', null],
  ['', null],
])('the token %j belongs to the channel %s', (token, channel) => {
  expect(channelOfToken(token)).toBe(channel);
});

test('people get the kinds they chose, and badges only if they show them', () => {
  const person = { notificationKinds: ['badge_mail', 'daily_mail'], showsBadges: true, blocked: false };
  expect(wantsPush(person, 'badge_mail')).toBe(true);
  expect(wantsPush(person, 'daily_mail')).toBe(true);
  expect(wantsPush(person, 'forum_reply_mail')).toBe(false);
  expect(wantsPush({ ...person, showsBadges: false }, 'badge_mail')).toBe(false);
  expect(wantsPush({ ...person, showsBadges: false }, 'daily_mail')).toBe(true);
  expect(wantsPush({ ...person, blocked: true }, 'daily_mail')).toBe(false);
});

test('what is about a day is worth sending until it ends, replies until the quiet hours, other kinds for days', () => {
  const at = new Date('2026-11-20T19:00:00Z');
  const [evening, midnight] = [new Date('2026-11-20T20:00:00Z'), new Date('2026-11-20T23:00:00Z')];
  const ends = { evening, endOfDay: midnight };
  expect(pushWorthUntil('daily_mail', at, ends)).toEqual(midnight);
  expect(pushWorthUntil('forum_reply_mail', at, ends)).toEqual(evening);
  expect(pushWorthUntil('usage_reminder_mail', at, ends)).toEqual(midnight);
  expect(pushWorthUntil('badge_mail', at, ends)).toEqual(new Date('2026-11-23T19:00:00Z'));
});

test.each([
  ['a reminder at an hour of the night', 'daily_mail', '01:00', '02:59', '02:59'],
  ['a reminder that is late', 'daily_mail', '01:00', '03:01', '08:00'],
  ['a late reminder by day', 'end_of_phase_mail', '09:00', '20:59', '20:59'],
  ['a badge by day', 'badge_mail', '09:00', '20:59', '20:59'],
  ['a badge at night', 'badge_mail', '07:30', '07:31', '08:00'],
] as const)('%s goes in time', (_, kind, written, now, goes) => {
  const at = (time: string) => new Date(`2026-11-20T${time}:00Z`);
  const from = pushGoesFrom({ kind, createdAt: at(written) }, at(now), (instant) => instant.getUTCHours());
  expect(from).toEqual(at(goes));
});
