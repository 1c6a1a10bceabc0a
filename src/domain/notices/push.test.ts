import { expect, test } from 'vitest';
import { channelOfToken, pushWorthUntil, wantsPush } from './push.ts';

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

test('a daily reminder is worth sending until the day ends, replies until the quiet hours, other kinds for days', () => {
  const at = new Date('2026-11-20T19:00:00Z');
  const [evening, midnight] = [new Date('2026-11-20T20:00:00Z'), new Date('2026-11-20T23:00:00Z')];
  const ends = { evening, endOfDay: midnight };
  expect(pushWorthUntil('daily_mail', at, ends)).toEqual(midnight);
  expect(pushWorthUntil('forum_reply_mail', at, ends)).toEqual(evening);
  expect(pushWorthUntil('usage_reminder_mail', at, ends)).toEqual(new Date('2026-11-22T19:00:00Z'));
  expect(pushWorthUntil('badge_mail', at, ends)).toEqual(new Date('2026-11-23T19:00:00Z'));
});
