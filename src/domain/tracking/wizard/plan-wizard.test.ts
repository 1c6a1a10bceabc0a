import { describe, expect, test } from 'vitest';
import {
  isAskedIn,
  isWizardStep,
  placeOnPath,
  stepAsking,
  stepOpened,
  TURNS,
  WIZARD_STEPS,
  type WizardFacts,
  wizardPath,
  wizardPosts,
} from './plan-wizard.ts';

const facts: WizardFacts = {
  asksDate: false,
  asksBuddy: false,
  asksWithdrawal: false,
  stopOnly: false,
  stopGradually: false,
  stopOrReduce: null,
  pace: null,
};
const alcohol = { ...facts, asksWithdrawal: true, stopGradually: true };

describe('the path through the wizard (spec 1 §4)', () => {
  test.each<[string, Partial<WizardFacts>, string]>([
    ['stopping at once', { stopOrReduce: 'stop', pace: 'immediate' }, 'usage choice pace done'],
    ['stopping by steps', { stopOrReduce: 'stop', pace: 'gradual' }, 'usage choice pace schedule done'],
    ['cutting down at once', { stopOrReduce: 'reduce', pace: 'immediate' }, 'usage choice goals pace done'],
    [
      'cutting down by steps',
      { stopOrReduce: 'reduce', pace: 'gradual' },
      'usage choice goals pace schedule done',
    ],
    [
      'stopping where that goes by steps',
      { ...alcohol, stopOrReduce: 'stop' },
      'usage safety choice schedule done',
    ],
    [
      'the same after another pace was chosen',
      { ...alcohol, stopOrReduce: 'stop', pace: 'immediate' },
      'usage safety choice schedule done',
    ],
    [
      'cutting down where stopping goes by steps',
      { ...alcohol, stopOrReduce: 'reduce', pace: 'immediate' },
      'usage safety choice goals pace done',
    ],
    [
      'with a day to begin on and a buddy',
      { asksDate: true, asksBuddy: true, stopOrReduce: 'stop', pace: 'gradual' },
      'date usage choice pace schedule buddy done',
    ],
    [
      'with a buddy and no schedule',
      { asksBuddy: true, stopOrReduce: 'stop', pace: 'immediate' },
      'usage choice pace buddy done',
    ],
    ['before anything was answered', {}, 'usage choice goals pace done'],
  ])('%s', (_, given, steps) => {
    expect(wizardPath({ ...facts, ...given })).toEqual(steps.split(' '));
  });

  test('every row is reachable, and every path ends', () => {
    const both = [true, false];
    const taken = new Set<string>();
    for (const asksDate of both)
      for (const asksBuddy of both)
        for (const stopGradually of both)
          for (const asksWithdrawal of both)
            for (const stopOrReduce of ['stop', 'reduce', null] as const)
              for (const pace of ['immediate', 'gradual', null] as const) {
                const asked = { asksDate, asksBuddy, asksWithdrawal };
                const path = wizardPath({ ...asked, stopOnly: false, stopGradually, stopOrReduce, pace });
                expect(path.at(-1)).toBe('done');
                expect(new Set(path).size).toBe(path.length);
                for (const [index, step] of path.entries()) taken.add(`${step} ${path[index + 1] ?? ''}`);
              }
    for (const { from, to } of TURNS) expect(taken).toContain(`${from} ${to}`);
  });
});

describe('the posts of the progress', () => {
  test.each<[string, Partial<WizardFacts>, string]>([
    ['most sites', {}, 'usage choice goals pace schedule done'],
    ['where stopping is all there is', { stopOnly: true }, 'usage choice pace schedule done'],
    ['alcohol', alcohol, 'usage safety choice goals pace schedule done'],
    [
      'everything',
      { ...alcohol, asksDate: true, asksBuddy: true },
      'date usage safety choice goals pace schedule buddy done',
    ],
  ])('of %s are the same whatever is answered', (_, given, posts) => {
    for (const stopOrReduce of ['stop', 'reduce', null] as const)
      for (const pace of ['immediate', 'gradual', null] as const)
        expect(wizardPosts({ ...facts, ...given, stopOrReduce, pace })).toEqual(posts.split(' '));
  });

  test('are passed where a question falls away', () => {
    const stopping: WizardFacts = { ...alcohol, stopOrReduce: 'stop' };
    expect(placeOnPath(stopping, 'choice')).toMatchObject({ number: 3, total: 7, next: 'schedule' });
    expect(placeOnPath(stopping, 'schedule')).toEqual({
      number: 6,
      total: 7,
      previous: 'choice',
      next: 'done',
    });
    expect(placeOnPath(stopping, 'done')).toMatchObject({ number: 7, total: 7 });
    expect(placeOnPath(stopping, 'usage').previous).toBeUndefined();
  });
});

test('each field of the form is asked for in one step', () => {
  const asking = (field: string) => WIZARD_STEPS.filter((step) => isAskedIn(step, field));
  expect(asking('monday')).toEqual(['usage']);
  expect(asking('goal_sunday')).toEqual(['goals']);
  expect(asking('earlier_withdrawal')).toEqual(['safety']);
  expect(asking('stopOrReduce')).toEqual(['choice']);
  expect(asking('immediate_or_gradual')).toEqual(['pace']);
  expect(asking('start_date')).toEqual(['date']);
  expect(asking('buddy_email')).toEqual(['buddy']);
});

test('what is wrong is asked again in a step that this person has', () => {
  const stopping: WizardFacts = { ...facts, asksBuddy: true, stopOrReduce: 'stop', pace: 'immediate' };
  expect(stepAsking(stopping, ['stop_date'])).toBe('pace');
  expect(stepAsking(stopping, ['buddy_email', 'monday'])).toBe('usage');
  expect(stepAsking(stopping, ['goal_monday'])).toBeUndefined();
  expect(stepAsking(stopping, [])).toBeUndefined();
});

test('a URL names a step or none', () => {
  expect(isWizardStep('pace')).toBe(true);
  expect([undefined, '', 'Pace', 'constructor'].filter(isWizardStep)).toEqual([]);
});

test('a URL opens its step, or the first incomplete one before it', () => {
  const opened = (asked: string | undefined, incomplete: readonly string[] = [], saved = false) =>
    stepOpened(asked, facts, { saved, isAnswered: (step) => !incomplete.includes(step) });
  expect(opened('pace')).toBe('pace');
  expect(opened('pace', ['choice', 'pace'])).toBe('choice');
  expect(opened('schedule'), 'a step that is not on the path').toBe('usage');
  expect(opened(undefined)).toBe('usage');
  expect(opened('done')).toBe('pace');
  expect(opened('done', [], true)).toBe('done');
});
