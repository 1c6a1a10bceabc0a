import { describe, expect, test } from 'vitest';
import { addDays, type Day, dayAt, daysBetween, hourAt, instantAt, WEEKDAYS } from '#domain/kit/day.ts';
import {
  choosesReminders,
  dayAskedAt,
  endOfAskedDay,
  isInTime,
  type Reminded,
  type ReminderFacts,
  type ReminderKind,
  reminderOf,
  toAsk,
} from './reminder.ts';
import { clockTime, minuteOf, nextMoment, restUntil, USUAL_TIMES } from './reminder-times.ts';

const START = '2026-11-20';
const EVERYTHING = ['daily_mail', 'usage_reminder_mail', 'end_of_phase_mail'];
const NEVER: Reminded = { lastOn: null, openDaysOn: null, weekly: 0 };
const friday: ReminderFacts = {
  ...NEVER,
  today: START,
  times: USUAL_TIMES,
  chosen: EVERYTHING,
  lastSignOn: START,
  dayIsDone: false,
  openDays: 0,
  news: null,
};

describe('what someone is reminded of', () => {
  test.each<[string, Partial<ReminderFacts>, ReminderKind | null]>([
    ['a day that is open', {}, 'daily_mail'],
    ['a day that is filled in', { dayIsDone: true }, null],
    ['two open days', { openDays: 2, dayIsDone: true }, null],
    ['three open days', { openDays: 3, dayIsDone: true }, 'usage_reminder_mail'],
    ['open days come before the day of today', { openDays: 3 }, 'usage_reminder_mail'],
    ['open days asked about six days ago', { openDays: 9, openDaysOn: '2026-11-14' }, 'daily_mail'],
    ['open days asked about a week ago', { openDays: 9, openDaysOn: '2026-11-13' }, 'usage_reminder_mail'],
    ['a new part comes before everything', { openDays: 9, news: 'newPart' }, 'end_of_phase_mail'],
    ['the last part', { news: 'programmeComplete' }, 'program_complete'],
    ['a new part nobody wants to hear of', { news: 'newPart', chosen: ['daily_mail'] }, 'daily_mail'],
    ['nothing chosen', { chosen: [], openDays: 9, news: 'newPart' }, null],
    ['open days without that choice', { chosen: ['daily_mail'], openDays: 9 }, 'daily_mail'],
    ['another day of the week', { times: { ...USUAL_TIMES, weekdays: ['monday'] } }, null],
    ['this day of the week', { times: { ...USUAL_TIMES, weekdays: ['friday'] } }, 'daily_mail'],
    ['while they rest', { times: { ...USUAL_TIMES, pausedUntil: '2026-11-21' } }, null],
    ['on the day the rest is over', { times: { ...USUAL_TIMES, pausedUntil: START } }, 'daily_mail'],
    [
      'the first days after a rest, all open',
      { times: { ...USUAL_TIMES, pausedUntil: '2026-11-18' }, openDays: 7 },
      'daily_mail',
    ],
    [
      'three days after a rest, all open',
      { times: { ...USUAL_TIMES, pausedUntil: '2026-11-17' }, openDays: 7 },
      'usage_reminder_mail',
    ],
    ['seven days away', { lastSignOn: '2026-11-13', lastOn: '2026-11-19' }, 'daily_mail'],
    ['eight days away', { lastSignOn: '2026-11-12', lastOn: '2026-11-19' }, null],
    ['eight days away, never reminded', { lastSignOn: '2026-11-12' }, 'daily_mail'],
    ['eight days away, all open', { lastSignOn: '2026-11-12', openDays: 8 }, 'daily_mail'],
    [
      'eight days away, open days alone chosen',
      { lastSignOn: '2026-11-12', openDays: 8, chosen: ['usage_reminder_mail'] },
      'usage_reminder_mail',
    ],
    [
      'nine days away, open days alone chosen, of which one still counts',
      { lastSignOn: '2026-11-11', openDays: 1, openDaysOn: '2026-11-19', chosen: ['usage_reminder_mail'] },
      'usage_reminder_mail',
    ],
  ])('%s', (_, facts, kind) => {
    expect(reminderOf({ ...friday, ...facts }).kind).toBe(kind);
  });
});

test.each([
  [[], false],
  [['badge_mail', 'forum_reply_mail'], false],
  [['daily_mail'], true],
  [['badge_mail', 'usage_reminder_mail'], true],
  [['end_of_phase_mail'], true],
])('whether the times matter with the choices %j: %s', (chosen, expected) => {
  expect(choosesReminders(chosen)).toBe(expected);
});

/** The reminders of someone who leaves on `START`, as days since then. */
function silence(days: number, over: Partial<ReminderFacts> = {}): Map<number, ReminderKind> {
  const sent = new Map<number, ReminderKind>();
  let before = NEVER;
  for (let away = 0; away <= days; away += 1) {
    const { kind, ...after } = reminderOf({
      ...friday,
      ...over,
      ...before,
      today: addDays(START, away),
      openDays: away,
    });
    if (kind) sent.set(away, kind);
    before = after;
  }
  return sent;
}

describe('someone who does not come back', () => {
  test('is reminded daily for a week, then four times weekly, then told that reminders stop', () => {
    const sent = silence(200);
    expect([...sent.keys()]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 14, 21, 28, 35, 42]);
    expect([14, 21, 28, 35].map((day) => sent.get(day))).toEqual(Array(4).fill('daily_mail'));
    expect(sent.get(42)).toBe('usage_reminder_last');
  });

  test.each(WEEKDAYS)('is reminded on a %s only, and at most weekly', (weekday) => {
    const sent = [...silence(200, { times: { ...USUAL_TIMES, weekdays: [weekday] } })];
    const pauses = sent.slice(1).map(([day], index) => day - (sent[index]?.[0] ?? 0));
    expect(Math.min(...pauses)).toBeGreaterThanOrEqual(7);
    expect(sent.at(-1)?.[1]).toBe('usage_reminder_last');
    expect(sent.filter(([, kind]) => kind === 'usage_reminder_last')).toHaveLength(1);
    expect(sent.length).toBeLessThanOrEqual(7);
  });

  test('is not asked about the days away on coming back, and is about later ones', () => {
    const gone = { ...friday, lastSignOn: '2026-11-10', lastOn: '2026-11-17', openDaysOn: '2026-11-13' };
    const { kind, ...before } = reminderOf(gone);
    expect(kind).toBeNull();
    const onDay = (today: Day) => reminderOf({ ...friday, ...before, today, lastSignOn: today, openDays: 9 });
    expect(onDay(addDays(START, 1)).kind).toBe('daily_mail');
    expect(onDay(addDays(START, 7)).kind).toBe('usage_reminder_mail');
  });

  test('is reminded as before once there is a sign of life', () => {
    const back = addDays(START, 100);
    const gone: Reminded = { lastOn: addDays(START, 42), openDaysOn: addDays(START, 42), weekly: 5 };
    const { kind, weekly } = reminderOf({ ...friday, ...gone, today: back, lastSignOn: back });
    expect(kind).toBe('daily_mail');
    expect(weekly).toBe(0);
  });
});

describe('the time of a reminder', () => {
  const at = (day: Day, minute: number) => instantAt(day, minute, 'Europe/Amsterdam');
  const dayOf = (instant: Date) => dayAt(instant, 'Europe/Amsterdam');
  const hourOf = (instant: Date) => hourAt(instant, 'Europe/Amsterdam');
  const next = (now: string, today: Day, minute: number) =>
    nextMoment({ minute }, { now: new Date(now), today, at }).toISOString();

  test.each([
    ['this evening', '2026-11-20T11:00:00Z', '2026-11-20', 1200, '2026-11-20T19:00:00.000Z'],
    ['at it, the next one', '2026-11-20T19:00:00Z', '2026-11-20', 1200, '2026-11-21T19:00:00.000Z'],
    ['in summer time', '2026-07-01T05:00:00Z', '2026-07-01', 1200, '2026-07-01T18:00:00.000Z'],
    ['an hour that is skipped', '2026-03-28T23:30:00Z', '2026-03-29', 150, '2026-03-29T01:30:00.000Z'],
    ['an hour that comes twice', '2026-10-24T22:30:00Z', '2026-10-25', 150, '2026-10-25T00:30:00.000Z'],
    ['not again the second time', '2026-10-25T00:30:00Z', '2026-10-25', 150, '2026-10-26T01:30:00.000Z'],
    ['midnight', '2026-11-20T22:59:00Z', '2026-11-20', 0, '2026-11-20T23:00:00.000Z'],
  ])('%s', (_, now, today, minute, expected) => {
    expect(next(now, today, minute)).toBe(expected);
  });

  test.each([0, 150, 480, 1200, 1439])('comes once a day for a year, at minute %i', (minute) => {
    let now = new Date('2026-01-01T00:00:00Z');
    const seen: Day[] = [];
    for (let count = 0; count < 366; count += 1) {
      now = nextMoment({ minute }, { now, today: dayOf(now), at });
      seen.push(dayOf(now));
    }
    for (const [index, day] of seen.slice(1).entries()) expect(daysBetween(seen[index] ?? '', day)).toBe(1);
  });

  test('is missed if a run is much later, or after midnight', () => {
    const isIn = (due: string, now: string) => isInTime(new Date(due), new Date(now), { dayOf, hourOf });
    expect(isIn('2026-11-20T19:00:00Z', '2026-11-20T21:00:00Z')).toBe(true);
    expect(isIn('2026-11-20T19:00:00Z', '2026-11-20T21:00:01Z')).toBe(false);
    expect(isIn('2026-11-20T22:30:00Z', '2026-11-20T22:59:59Z')).toBe(true);
    expect(isIn('2026-11-20T22:30:00Z', '2026-11-20T23:00:00Z')).toBe(false);
    expect(isIn('2026-11-21T02:30:00Z', '2026-11-21T02:59:59Z')).toBe(true);
    expect(isIn('2026-11-21T02:30:00Z', '2026-11-21T03:00:00Z')).toBe(false);
  });

  test.each([
    ['in the evening', '2026-11-20T22:59:00Z', '2026-11-20', '2026-11-20T23:00:00.000Z'],
    ['at midnight', '2026-11-20T23:00:00Z', '2026-11-20', '2026-11-21T03:00:00.000Z'],
    ['in the night', '2026-11-21T02:59:00Z', '2026-11-20', '2026-11-21T03:00:00.000Z'],
    ['in the morning', '2026-11-21T03:00:00Z', '2026-11-21', '2026-11-21T23:00:00.000Z'],
  ])('%s it asks about the day that somebody is awake in', (_, time, day, until) => {
    const instant = new Date(time);
    expect(dayAskedAt(instant, { dayOf, hourOf })).toBe(day);
    expect(endOfAskedDay(instant, { dayOf, hourOf, instantOf: at }).toISOString()).toBe(until);
  });

  test.each(['00:00', '07:05', '20:00', '23:59'])('%s is parsed and formatted alike', (time) => {
    expect(clockTime(minuteOf(time) ?? -1)).toBe(time);
  });

  test.each(['24:00', '7:05', '20.00', '20:60', '', '2000', ' 20:00'])('"%s" is not a time', (time) => {
    expect(minuteOf(time)).toBeNull();
  });
});

test('without registrations no day is open, and a sign of life since the day began is enough', () => {
  const person = {
    asked: START,
    lastSignOn: START,
    registrationsStart: START,
    dayIsDone: false,
    openDays: 4,
  };
  expect(toAsk(person, true)).toEqual({ dayIsDone: false, openDays: 4 });
  expect(toAsk({ ...person, registrationsStart: '2026-11-21' }, true).dayIsDone).toBe(true);
  expect(toAsk(person, false)).toEqual({ dayIsDone: true, openDays: 0 });
  expect(toAsk({ ...person, lastSignOn: '2026-11-19' }, false).dayIsDone).toBe(false);
});

test.each([
  ['begins today for a week', null, true, '2026-11-27'],
  ['that is under way is not extended', '2026-11-22', true, '2026-11-22'],
  ['begins again once it is over', START, true, '2026-11-27'],
  ['ends when that is chosen', '2026-11-22', false, null],
  ['stays without a choice', '2026-11-22', undefined, '2026-11-22'],
])('a rest %s', (_, pausedUntil, rest, until) => {
  expect(restUntil({ pausedUntil }, { today: START, rest })).toBe(until);
});
