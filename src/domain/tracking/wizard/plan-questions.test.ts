import { describe, expect, test } from 'vitest';
import { measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { everyDay } from '../goal.testing.ts';
import {
  asksForTick,
  maySeeWeeks,
  type PlanAnswers,
  type PlanSetting,
  paceAfterWarning,
  planProblems,
  planSoFar,
  problemsInStep,
  stopDaysOffered,
  tickNeeded,
  warningFor,
  weeksPlanned,
  weeksTo,
} from './plan-questions.ts';

/** A Monday, the first day of the programme. */
const today = '2026-11-02';

function settingOf(site: Site, changes: Partial<PlanSetting> = {}): PlanSetting {
  return {
    measure: measureOf(site),
    profile: siteProfile(site),
    asksDate: false,
    today,
    programmeStart: today,
    stored: null,
    ownAddresses: [],
    ...changes,
  };
}

const alcohol = settingOf('alcohol');
const cannabis = settingOf('cannabis');

/** Cutting down from six a day to one, step by step, which is right as it is. */
const answers: PlanAnswers = {
  current: everyDay(6),
  target: everyDay(1),
  stopOrReduce: 'reduce',
  pace: 'gradual',
  choice: 'calm',
  earlier: 'no',
  startDate: '',
  stopDate: '',
  buddy: null,
  ticked: null,
};
const grave = { ...answers, current: everyDay(12) };
const found = (changes: Partial<PlanAnswers>, setting = alcohol) =>
  planProblems({ ...answers, ...changes }, setting).map(({ field, code }) => `${field} ${code}`);

test('a plan that may begin on another day has all its weeks, however long ago the programme before it ended', () => {
  const longOver = { programmeStart: '2026-03-02' };
  const chosen = { ...answers, startDate: '2026-11-09' };
  expect(weeksPlanned(answers, settingOf('alcohol', longOver))).toBe(0);
  expect(weeksPlanned(answers, settingOf('alcohol', { ...longOver, asksDate: true }))).toBe(6);
  expect(weeksPlanned(chosen, settingOf('alcohol', { ...longOver, asksDate: true }))).toBe(6);
});

test('the plan so far counts what is missing or wrong as zero', () => {
  const current = { ...everyDay(2), monday: null, tuesday: Number.NaN };
  const soFar = planSoFar({ ...answers, current, pace: null });
  expect(soFar).toMatchObject({ current: { ...everyDay(2), monday: 0, tuesday: 0 }, pace: null });
});

describe('the problems of the answers', () => {
  test('are none for a plan that is right', () => {
    expect(found({})).toEqual([]);
  });

  test('name an earlier withdrawal only where it is asked about', () => {
    expect(found({ earlier: null })).toEqual(['earlier_withdrawal required']);
    expect(found({ earlier: null }, cannabis)).toEqual([]);
  });

  test('name a choice that is not offered any more', () => {
    expect(found({ choice: 'own' })).toEqual(['stopOrReduce required']);
    const stored = {
      current: everyDay(6),
      target: everyDay(1),
      stopOrReduce: 'reduce',
      pace: 'gradual',
    } as const;
    expect(found({ choice: 'own' }, settingOf('alcohol', { stored }))).toEqual([]);
  });

  test('name a missing stop day where someone stops at once', () => {
    const stops = { choice: 'stop', stopOrReduce: 'stop', target: everyDay(0) } as const;
    expect(found({ ...stops, pace: 'immediate' }, cannabis)).toEqual(['stop_date required']);
    expect(found({ ...stops, pace: 'immediate', stopDate: today }, cannabis)).toEqual([]);
    expect(found({ ...stops, pace: 'gradual' }, cannabis)).toEqual([]);
    expect(stopDaysOffered({ ...answers, ...stops }, alcohol), 'stopping goes step by step').toEqual([]);
  });

  test('name a start day where it is asked, and a buddy with an address of one\u2019s own', () => {
    expect(found({}, settingOf('alcohol', { asksDate: true }))).toEqual(['start_date required']);
    const buddy = { name: 'Kim', email: 'me@example.org' };
    const setting = settingOf('alcohol', { ownAddresses: ['me@example.org'] });
    expect(found({ buddy }, setting)).toEqual(['buddy_email emailOwn']);
  });
});

describe('the tick for a dangerous plan', () => {
  const problemsOf = (
    step: 'goals' | 'pace' | 'schedule',
    changes: Partial<PlanAnswers>,
    setting = alcohol,
  ) => problemsInStep(step, { ...grave, ...changes }, setting).map(({ code }) => code);

  test('is asked for where going down at once is chosen, and beside the weeks', () => {
    expect(asksForTick('pace', { pace: 'immediate' })).toBe(true);
    expect(asksForTick('pace', { pace: 'gradual' })).toBe(false);
    expect(asksForTick('schedule', { pace: 'gradual' })).toBe(true);
    expect(asksForTick('goals', { pace: 'immediate' })).toBe(false);
  });

  test('is missing only once the step is right, and until it is given', () => {
    expect(problemsOf('schedule', {})).toEqual(['warningUnread']);
    expect(problemsOf('schedule', { ticked: 'tier2' })).toEqual(['warningUnread']);
    expect(problemsOf('schedule', { ticked: 'tier3' })).toEqual([]);
    expect(problemsOf('pace', { pace: null })).toEqual(['required']);
    expect(problemsOf('goals', {})).toEqual([]);
    expect(problemsOf('schedule', {}, cannabis)).toEqual([]);
  });

  test('is of the tier that the amounts and the earlier withdrawal call for', () => {
    expect(tickNeeded(answers, alcohol)).toBeNull();
    expect(tickNeeded({ ...answers, pace: 'immediate' }, alcohol)).toBe('tier2');
    expect(tickNeeded(grave, alcohol)).toBe('tier3');
    expect(tickNeeded(grave, cannabis)).toBeNull();
    expect(warningFor(answers, alcohol)).toBe('tier2');
    expect(warningFor({ ...answers, earlier: 'unknown' }, alcohol)).toBe('earlier');
    expect(warningFor(grave, cannabis)).toBeNull();
  });
});

test('weeks that go down are shown once a grave plan is ticked, whatever its goals', () => {
  expect(maySeeWeeks(answers, alcohol)).toBe(true);
  expect(maySeeWeeks(grave, alcohol)).toBe(false);
  expect(maySeeWeeks({ ...grave, target: grave.current }, alcohol)).toBe(false);
  expect(weeksTo(everyDay(1), grave, alcohol)).toEqual([]);
  const ticked = { ...grave, ticked: 'tier3' } as const;
  expect(weeksTo(everyDay(1), ticked, alcohol)).toHaveLength(6);
  expect(weeksTo(everyDay(1), ticked, alcohol).at(-1)?.goals).toEqual(everyDay(1));
});

test('a grave warning presets the slower pace, and leaves one that was chosen', () => {
  const stored = { pace: 'immediate' } as const;
  expect(paceAfterWarning('tier2', null, null)).toBe('gradual');
  expect(paceAfterWarning('tier1', null, null)).toBeNull();
  expect(paceAfterWarning('tier3', 'immediate', null)).toBe('immediate');
  expect(paceAfterWarning('earlier', 'immediate', stored), 'that of the plan to change').toBe('gradual');
  expect(paceAfterWarning('tier1', 'immediate', stored)).toBe('immediate');
});
