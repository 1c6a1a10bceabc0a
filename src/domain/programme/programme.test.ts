import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import {
  currentExercise,
  endProgress,
  isProgrammeComplete,
  lockReason,
  nextExercise,
  nextOpeningDay,
  otherExercise,
  type ProgrammeOutline,
  programmeProgress,
  unlockWords,
} from './programme.ts';

const runs = process.env['FULL'] === '1' ? { numRuns: 10_000 } : {};
const start = '2026-10-19';
/** Six weeks over the night in which winter time begins. */
const outline: ProgrammeOutline = {
  phases: [{ exercises: ['a1', 'a2', 'a3'] }, { exercises: ['b1'] }, { exercises: ['c1', 'c2'] }],
  phaseDayInterval: 7,
  safety: new Set(),
};
const stateOn = (days: number, ...submitted: string[]) => ({
  programmeStart: start,
  today: addDays(start, days),
  submitted: new Set(submitted),
});
const on = (days: number, ...submitted: string[]) => programmeProgress(outline, stateOn(days, ...submitted));
const statuses = (progress: ReturnType<typeof on>) =>
  progress.map(({ exercises }) => exercises.map(({ status }) => status).join(' '));
const currentOf = (progress: ReturnType<typeof on>) => progress.findIndex(({ isCurrent }) => isCurrent);

describe('exercises open one after another', () => {
  test.each([
    [[], 'available locked locked'],
    [['a1'], 'lastDone available locked'],
    [['a1', 'a2'], 'done lastDone available'],
    [['a1', 'a2', 'a3'], 'done done lastDone'],
    // An exercise that editors insert later is open at once.
    [['a1', 'a3'], 'done available lastDone'],
  ])('with %j submitted the first phase is: %s', (submitted, expected) => {
    expect(statuses(on(0, ...submitted))).toEqual([expected, 'locked', 'locked locked']);
  });

  test('and know their place on the line', () => {
    expect(on(0).map(({ exercises }) => exercises.map(({ place }) => place).join(' '))).toEqual([
      'first middle last',
      'only',
      'first last',
    ]);
  });
});

test.each([
  ['a phase done in a day waits for the next', 0, ['a1', 'a2', 'a3'], '2026-10-26'],
  ['one that is not done has its own exercises', 0, ['a1', 'a2'], null],
  ['one that is open already is no reason to wait', 7, ['a1', 'a2', 'a3'], null],
  ['nothing comes after the last', 14, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], null],
])('until the next phase: %s', (_, days, submitted, expected) => {
  expect(nextOpeningDay(on(days, ...submitted))).toBe(expected);
});

describe('a phase opens', () => {
  test.each([
    [6, ['a1', 'a2', 'a3'], 0, ['day', 'day']],
    [7, ['a1', 'a2', 'a3'], 1, [null, 'day']],
    // There is no opening day behind a phase that waits for exercises.
    [7, ['a1', 'a2'], 0, ['previousPhase', 'previousPhase']],
    [14, ['a1', 'a2'], 0, ['previousPhase', 'previousPhase']],
    [14, ['a1', 'a2', 'a3', 'b1'], 2, [null, null]],
    [13, ['a1', 'a2', 'a3', 'b1'], 1, [null, 'day']],
    // The highest open one is current, also if one before it has a gap.
    [14, ['a1', 'a2', 'b1'], 2, [null, null]],
  ])('%i days on with %j: phase %i is current', (days, submitted, current, waitsFor) => {
    const progress = on(days, ...submitted);
    expect(currentOf(progress)).toBe(current);
    expect(progress.slice(1).map((phase) => phase.waitsFor)).toEqual(waitsFor);
  });

  test('at midnight of its day, even across a clock change', () => {
    expect(on(0).map(({ unlocksOn }) => unlocksOn)).toEqual(['2026-10-19', '2026-10-26', '2026-11-02']);
  });

  test('never before the programme itself', () => {
    expect(statuses(on(-1))).toEqual(['locked locked locked', 'locked', 'locked locked']);
  });

  test('and those before it show as done', () => {
    expect(statuses(on(14, 'a3', 'b1'))).toEqual(['done done done', 'done', 'available locked']);
  });
});

test('nothing that was open is locked again as days pass and exercises are submitted', () => {
  const all = outline.phases.flatMap(({ exercises }) => exercises);
  const closed = (progress: ReturnType<typeof on>) =>
    new Set(
      progress.flatMap(({ exercises }) =>
        exercises.flatMap(({ id, status }) => (status === 'locked' ? [id] : [])),
      ),
    );
  fc.assert(
    fc.property(fc.nat(60), fc.nat(30), fc.subarray(all), fc.subarray(all), (days, later, some, more) => {
      const before = closed(on(days, ...some));
      for (const id of closed(on(days + later, ...some, ...more))) expect(before).toContain(id);
    }),
    runs,
  );
});

describe('an exercise about safety', () => {
  const withSafety = (days: number, safety: string[], ...submitted: string[]) =>
    programmeProgress(
      { ...outline, safety: new Set(safety) },
      { programmeStart: start, today: addDays(start, days), submitted: new Set(submitted) },
    );

  test.each([
    // It waits for no day, phase or exercise.
    [0, ['b1'], [], ['available locked locked', 'available', 'locked locked']],
    [0, ['a3'], [], ['available locked available', 'locked', 'locked locked']],
    [-1, ['a2', 'c2'], [], ['locked available locked', 'locked', 'locked available']],
    [0, ['b1'], ['b1'], ['available locked locked', 'done', 'locked locked']],
    // And nothing waits for it.
    [0, ['a1'], [], ['available available locked', 'locked', 'locked locked']],
    [7, ['a3'], ['a1', 'a2'], ['done done done', 'available', 'locked locked']],
    [14, ['b1'], ['a1', 'a2', 'a3'], ['done done done', 'done', 'available locked']],
  ])('%i days on, with %j about safety and %j done', (days, safety, submitted, expected) => {
    expect(statuses(withSafety(days, safety, ...submitted))).toEqual(expected);
  });

  test('is the one to do, as long as it is the first', () => {
    expect(currentExercise(withSafety(0, ['a1'], 'a2'))).toBe('a1');
  });

  test('gives way to one that was begun and is open', () => {
    const next = (...begun: string[]) => nextExercise(withSafety(0, ['a1']), (id) => begun.includes(id));
    expect(next('a2')).toBe('a2');
    expect(next('a3', 'b1')).toBe('a1');
  });

  test('can be submitted on the first day', () => {
    const state = { programmeStart: start, today: start, submitted: new Set<string>() };
    expect(lockReason({ ...outline, safety: new Set(['c2']) }, state, 'c2')).toBeNull();
  });
});

test('an exercise inserted into a finished phase shows as done, and is known to have no answers', () => {
  const [first] = on(7, 'a1', 'a3');
  expect(first?.exercises.map(({ status, hasSubmission }) => [status, hasSubmission])).toEqual([
    ['done', true],
    ['done', false],
    ['done', true],
  ]);
});

test('an exercise added at the end of the phase before shuts one again, save what was submitted there', () => {
  const added = { ...outline, phases: outline.phases.with(1, { exercises: ['b1', 'added'] }) };
  const progress = (...more: string[]) =>
    programmeProgress(added, stateOn(14, 'a1', 'a2', 'a3', 'b1', 'c1', ...more));
  expect(statuses(progress())).toEqual(['done done done', 'lastDone available', 'done locked']);
  expect(currentExercise(progress())).toBe('added');
  expect(statuses(progress('added'))).toEqual(['done done done', 'done done', 'lastDone available']);
});

test.each([
  [0, [], 'a1', 'a1'],
  [0, ['a1'], 'a2', 'a2'],
  // Inserted later.
  [0, ['a1', 'a3'], 'a2', 'a2'],
  // The next phase does not open for another week.
  [0, ['a1', 'a2', 'a3'], 'a3', null],
  [7, ['a1', 'a2', 'a3'], 'b1', 'b1'],
  [-1, [], null, null],
])('%i days on with %j someone is at %s, and the next one is %s', (days, submitted, current, next) => {
  expect(currentExercise(on(days, ...submitted))).toBe(current);
  expect(nextExercise(on(days, ...submitted))).toBe(next);
});

test.each([
  [['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], true],
  [['a1', 'a2', 'a3', 'b1', 'c1'], false],
  [['a1', 'a2', 'a3', 'b1', 'c2', 'end'], false],
])('with %j the programme is complete: %s', (submitted, complete) => {
  expect(isProgrammeComplete(outline, new Set(submitted))).toBe(complete);
});

test('the exercises at the end are open, in any order', () => {
  expect(endProgress(['e1', 'e2'], new Set(['e2', 'a1']), true)).toEqual([
    { id: 'e1', status: 'available', place: 'first', hasSubmission: false },
    { id: 'e2', status: 'done', place: 'last', hasSubmission: true },
  ]);
});

test('of the exercises at the end only those done are open once editors add one before them', () => {
  const statusesOf = (complete: boolean) =>
    endProgress(['e1', 'e2'], new Set(['e2']), complete).map(({ status }) => status);
  expect(statusesOf(true)).toEqual(['available', 'done']);
  expect(statusesOf(false)).toEqual(['locked', 'done']);
});

test.each([
  ['2026-11-01', { days: 1 }],
  ['2026-11-07', { days: 7 }],
  ['2026-11-08', { date: '2026-11-08' }],
])('on 31 October, a phase that opens on %s is announced as %j', (unlocksOn, words) => {
  expect(unlockWords(unlocksOn, '2026-10-31')).toEqual(words);
});

describe('an exercise is locked', () => {
  const all = ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'];
  test.each([
    ['a1', 0, [], null],
    ['a2', 0, [], 'previous'],
    ['a2', 0, ['a1'], null],
    ['b1', 6, ['a1', 'a2', 'a3'], { unlocksOn: addDays(start, 7) }],
    ['b1', 7, ['a1', 'a2'], 'previousPhase'],
    ['b1', 7, ['a1', 'a2', 'a3'], null],
    // Inserted by editors when its phase was over already.
    ['a2', 7, ['a1', 'a3'], null],
    ['end', 60, all.slice(0, -1), 'programme'],
    ['end', 60, all, null],
    // Submitted before editors inserted another.
    ['end', 60, [...all.slice(0, -1), 'end'], null],
  ])('%s %i days on with %j done, because: %j', (id, days, submitted, reason) => {
    expect(lockReason(outline, stateOn(days, ...submitted), id)).toEqual(reason);
  });
});

test.each([
  ['a1', 0, ['a1'], 'a2'],
  ['c2', 0, [], 'a1'],
  // The next phase opens next week.
  ['a3', 0, ['a1', 'a2', 'a3'], null],
  ['c2', 60, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], 'e1'],
  ['e1', 60, ['a1', 'a2', 'a3', 'b1', 'c1', 'c2'], 'e2'],
])('besides %s, %i days on with %j done, there is %s to do', (id, days, submitted, other) => {
  const end = endProgress(['e1', 'e2'], new Set(submitted), true);
  expect(otherExercise(on(days, ...submitted), end, id)).toBe(other);
});
