import { type ComponentType, createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';
import { OPEN_DAY, type Overview } from '#features/daily-registration/contract.ts';
import { FirstWeek } from '#features/recovery-plan/web/wizard/FirstWeek.tsx';
import { GoalsStep } from '#features/recovery-plan/web/wizard/GoalsStep.tsx';
import { type GoalValues, goalValues } from '#features/recovery-plan/web/wizard/goal-values.ts';
import { PaceStep } from '#features/recovery-plan/web/wizard/PaceStep.tsx';
import type { StepProps } from '#features/recovery-plan/web/wizard/step-props.ts';
import { UsageStep } from '#features/recovery-plan/web/wizard/UsageStep.tsx';
import { wizardRules } from '#features/recovery-plan/web/wizard/wizard-rules.ts';
import { ANNA, rendered } from './rendered.testing.ts';

/** What somebody reads who has just made a plan, for so many glasses a day, or changed it. */
function read(day: Day, programmeStart = day, goal = 2): Promise<string> {
  const me: Me = { ...ANNA, registrationsStart: programmeStart, programmeStart };
  const goals = daysFrom(day, addDays(day, 41)).map((each) => [each, { ...OPEN_DAY, goal }] as const);
  const overview: Overview = Object.fromEntries(goals);
  return rendered(createElement(FirstWeek, { me, overview }), { day, slices: ['recovery-plan'] });
}

test('a plan says for which days of its first week the goal is, also where that is only a Sunday', async () => {
  const rest = 'Van vrijdag 20 november tot en met zondag 22 november is je doel samen hooguit 6 glazen.';
  expect(await read('2026-11-20')).toContain(rest);
  expect(await read('2026-11-20')).toContain('Je eerste week');
  expect(await read('2026-11-22')).toContain('Op zondag 22 november is je doel hooguit 2 glazen.');
  expect(await read('2026-11-20', '2026-11-09')).toContain('Deze week');
  expect(await read('2026-11-20', '2026-11-20', 0)).toContain('is je doel 0 glazen.');
});

/** A step of the wizard with these values, as somebody sees it on a day. */
function step(
  Step: ComponentType<StepProps>,
  day: Day,
  { changes = {}, programmeStart = day, site = 'alcohol' }: Shown = {},
): Promise<string> {
  const setting = { asksDate: false, today: day, stored: null, hasBuddy: true, ownAddresses: [] };
  const values = { ...goalValues(null, String, false), ...changes };
  const field = (name: keyof GoalValues) => ({ name, value: values[name], onChange: () => {} });
  const rules = wizardRules(site, { ...setting, programmeStart });
  const props = { form: { values, field }, wizard: { rules } } as unknown as StepProps;
  return rendered(createElement(Step, props), { day, site, slices: ['recovery-plan'] });
}

interface Shown {
  readonly changes?: Partial<GoalValues>;
  readonly programmeStart?: Day;
  readonly site?: Site;
}

test('in the last week going step by step is told as what it is, and once the six weeks are over not in weeks', async () => {
  const day = '2026-11-20';
  const asked = (programmeStart: Day) => step(PaceStep, day, { programmeStart, site: 'cannabis' });
  expect(await asked('2026-11-16')).toContain('Stap voor stap in 6 weken');
  expect(await asked('2026-11-16')).toContain('Telkens een stapje minder, tot je doel.');
  expect(await asked('2026-10-12')).toContain('Er is nog één week. Daarin geldt je doel meteen.');
  expect(await asked('2026-03-02')).not.toMatch(/Stap voor stap in/);
});

test('the total of a week counts what is filled in so far, and is not there while an amount is wrong', async () => {
  const now = (changes: Partial<GoalValues>) => step(UsageStep, '2026-11-20', { changes });
  expect(await now({})).toContain('Per week: 0 glazen');
  expect(await now({ monday: '3', tuesday: '2,5' })).toContain('Per week: 5,5 glazen');
  for (const wrong of ['3,3', '-1', '999', 'veel']) {
    expect(await now({ monday: '3', tuesday: wrong })).not.toContain('Per week');
  }

  const goals = (goal_monday: string) =>
    step(GoalsStep, '2026-11-20', { changes: { proposal: 'own', monday: '3', goal_monday } });
  expect(await goals('2')).toContain('Per week: 2 glazen');
  expect(await goals('4')).not.toContain('Per week: 4');
});
