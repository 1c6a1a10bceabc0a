import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { Me } from '#domain/identity/account.ts';
import { addDays, type Day, daysFrom } from '#domain/kit/day.ts';
import { OPEN_DAY, type Overview } from '#features/daily-registration/contract.ts';
import { FirstWeek } from '#features/recovery-plan/web/wizard/FirstWeek.tsx';
import { goalValues } from '#features/recovery-plan/web/wizard/goal-values.ts';
import { PaceStep } from '#features/recovery-plan/web/wizard/PaceStep.tsx';
import type { StepProps } from '#features/recovery-plan/web/wizard/step-props.ts';
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

test('in the last week going step by step is told as what it is, and once the six weeks are over not in weeks', async () => {
  const day = '2026-11-20';
  const setting = { asksDate: false, today: day, stored: null, hasBuddy: true, ownAddresses: [] };
  const asked = (programmeStart: Day) => {
    const field = (name: string) => ({ name, value: null, onChange: () => {} });
    const form = { values: goalValues(null, String, false), field };
    const rules = wizardRules('cannabis', { ...setting, programmeStart });
    const props = { form, wizard: { rules } } as unknown as StepProps;
    return rendered(createElement(PaceStep, props), { day, slices: ['recovery-plan'] });
  };
  expect(await asked('2026-11-16')).toContain('Stap voor stap in 6 weken');
  expect(await asked('2026-11-16')).toContain('Telkens een stapje minder, tot je doel.');
  expect(await asked('2026-10-12')).toContain('Er is nog één week. Daarin geldt je doel meteen.');
  expect(await asked('2026-03-02')).not.toMatch(/Stap voor stap in/);
});
