import { expect, test } from 'vitest';
import { hourAt } from '#domain/kit/day.ts';
import { afterQuietHours, nextAttemptAt, wantsMail } from './mail.ts';

test('pauses grow to an hour and stay there', () => {
  const now = new Date('2026-11-20T11:00:00Z');
  const pauses = [1, 2, 3, 4, 5, 6, 7, 8, 50].map(
    (attempts) => Number(nextAttemptAt(attempts, now)) - Number(now),
  );
  const minutes = pauses.map((milliseconds) => milliseconds / 60_000);
  expect(minutes).toEqual([1, 2, 4, 8, 15, 30, 60, 60, 60]);
});

test.each([
  ['2026-11-20T11:00:00Z', '2026-11-20T11:00:00Z', 'noon'],
  ['2026-11-20T07:00:00Z', '2026-11-20T07:00:00Z', 'eight in the morning'],
  ['2026-11-20T06:59:59Z', '2026-11-20T07:00:00Z', 'just before eight'],
  ['2026-11-20T19:59:59Z', '2026-11-20T19:59:59Z', 'just before nine in the evening'],
  ['2026-11-20T20:00:00Z', '2026-11-21T07:00:00Z', 'nine in the evening'],
  ['2026-11-19T23:20:00Z', '2026-11-20T07:00:00Z', 'after midnight'],
  ['2026-10-24T22:30:00Z', '2026-10-25T07:00:00Z', 'the night in which the clock goes back'],
  ['2026-03-28T22:30:00Z', '2026-03-29T06:00:00Z', 'the night in which it goes forward'],
])('a mail that can wait, written at %s, is sent at %s: %s', (written, sent) => {
  const hourOf = (instant: Date) => hourAt(instant, 'Europe/Amsterdam');
  expect(afterQuietHours(new Date(written), hourOf)).toEqual(new Date(sent));
});

test('a badge is mailed to people who chose that, confirmed the address and show badges', () => {
  const person = {
    mailValidatedAt: new Date(0),
    notificationKinds: ['daily_mail', 'badge_mail'],
    showsBadges: true,
  };
  expect(wantsMail('badge_mail', person)).toBe(true);
  expect(wantsMail('badge_mail', { ...person, mailValidatedAt: null })).toBe(false);
  expect(wantsMail('badge_mail', { ...person, notificationKinds: ['daily_mail'] })).toBe(false);
  expect(wantsMail('badge_mail', { ...person, showsBadges: false })).toBe(false);
});
