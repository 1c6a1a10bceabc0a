import { expect, test } from 'vitest';
import { checkClosing, nextAt, opensAround, retryAfter } from './closing.ts';

const NOW = new Date('2026-11-20T11:00:00Z');
const at = (text: string) => new Date(text);
const closed = (until: Date | null) => ({ isClosed: true, bySetting: false, until });

test('visitors are asked to try again when the sites open, or soon', () => {
  expect(retryAfter(closed(at('2026-11-20T15:30:00Z')), NOW)).toBe(4.5 * 3600);
  for (const until of [null, NOW, at('2026-11-20T10:00:00Z')]) {
    expect(retryAfter(closed(until), NOW)).toBe(300);
    expect(opensAround(until, NOW)).toBeNull();
  }
});

test.each([
  ['a reason', { reason: 'Nieuwe versie.', until: null }, []],
  ['an hour within a day', { reason: 'x', until: at('2026-11-21T11:00:00Z') }, []],
  ['no reason', { reason: ' ', until: null }, ['reason required']],
  ['a long reason', { reason: 'x'.repeat(501), until: null }, ['reason tooLong']],
  ['an hour that has passed', { reason: 'x', until: NOW }, ['until invalid']],
  ['an hour of later', { reason: 'x', until: at('2026-11-21T12:00:01Z') }, ['until invalid']],
  ['what is no hour', { reason: 'x', until: at('straks') }, ['until invalid']],
])('closing with %s', (_, given, problems) => {
  expect(checkClosing(given, NOW).map(({ field, code }) => `${field} ${code}`)).toEqual(problems);
});

test.each([
  ['16:30', '2026-11-20T15:30:00.000Z'],
  ['16.30', '2026-11-20T15:30:00.000Z'],
  ['12:00', '2026-11-21T11:00:00.000Z'],
  ['9:05', '2026-11-21T08:05:00.000Z'],
  ['24:00', null],
  ['straks', null],
])('%s is the next time that clocks in Amsterdam show it', (time, instant) => {
  expect(nextAt(time, NOW, 'Europe/Amsterdam')?.toISOString() ?? null).toBe(instant);
});

test('also in the night in which clocks go back the sites may close until the next time of any minute', () => {
  const now = at('2026-10-24T08:00:00Z');
  const until = nextAt('9:45', now, 'Europe/Amsterdam');
  expect(until?.toISOString()).toBe('2026-10-25T08:45:00.000Z');
  expect(checkClosing({ reason: 'x', until }, now)).toEqual([]);
});
