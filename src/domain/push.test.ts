import { expect, test } from 'vitest';
import { channelOfToken, isPublicEndpoint, pushWorthUntil, wantsPush } from './push.ts';

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
])('the token %j goes by %s', (token, channel) => {
  expect(channelOfToken(token)).toBe(channel);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QK',
  'https://fcm.googleapis.com:443/x',
  'https://8.8.8.8/push',
  'https://[2606:4700:4700::1111]/push',
])('%s may be an endpoint', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/x',
  'https://user@fcm.googleapis.com/x',
  'https://user:pass@fcm.googleapis.com/x',
  'ftp://push.example.nl/',
  'file:///etc/passwd',
  'https://localhost/x',
  'https://LOCALHOST./x',
  'https://a.localhost/x',
  'https://printer.local/x',
  'https://metadata.google.internal/computeMetadata/v1/',
  'https://db/x',
  'https://127.0.0.1/x',
  'https://127.1/x',
  'https://2130706433/x',
  'https://0x7f.0.0.1/x',
  'https://0177.0.0.1/x',
  'https://127.0.0.1./x',
  'https://127.0.0.1../x',
  'https://localhost../x',
  'https://push.local../x',
  'https://a..b/x',
  'https://*.example.nl/x',
  'https://①②⑦.0.0.1/x',
  'https://10.0.0.5/x',
  'https://100.64.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://[::1]/x',
  'https://[::ffff:127.0.0.1]/x',
  'https://[fe80::1]/x',
  'https://[fd00::1]/x',
  `https://push.example.nl/${'x'.repeat(2_048)}`,
  'push.example.nl',
  '',
])('%s may not', (endpoint) => {
  expect(isPublicEndpoint(endpoint)).toBe(false);
});

test('who chose a kind is told of it, of badges only who looks at them', () => {
  const person = { notificationKinds: ['badge_mail', 'daily_mail'], showsBadges: true, blocked: false };
  expect(wantsPush(person, 'badge_mail')).toBe(true);
  expect(wantsPush(person, 'daily_mail')).toBe(true);
  expect(wantsPush(person, 'forum_reply_mail')).toBe(false);
  expect(wantsPush({ ...person, showsBadges: false }, 'badge_mail')).toBe(false);
  expect(wantsPush({ ...person, showsBadges: false }, 'daily_mail')).toBe(true);
  expect(wantsPush({ ...person, blocked: true }, 'daily_mail')).toBe(false);
});

test('a moment for the day is worth telling until the day ends, other things for days', () => {
  const [evening, midnight] = [new Date('2026-11-20T19:00:00Z'), new Date('2026-11-20T23:00:00Z')];
  expect(pushWorthUntil('daily_mail', evening, midnight)).toEqual(midnight);
  expect(pushWorthUntil('usage_reminder_mail', evening, midnight)).toEqual(new Date('2026-11-22T19:00:00Z'));
  expect(pushWorthUntil('badge_mail', evening, midnight)).toEqual(new Date('2026-11-23T19:00:00Z'));
});
