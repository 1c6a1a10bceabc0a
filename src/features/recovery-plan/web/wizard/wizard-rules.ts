import type { Day } from '#domain/kit/day.ts';
import { hasFeature, measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import type { PerWeekday, Plan } from '#domain/tracking/goal.ts';
import type { WarningReason, WarningTier } from '#domain/tracking/plan-warning.ts';
import {
  isTickGiven,
  type PlanSetting,
  paceAfterWarning,
  planSoFar,
  problemsInStep,
  reasonOf,
  stopDaysOffered,
  tickNeeded,
  warningFor,
  weeksPlanned,
  weeksTo,
} from '#domain/tracking/wizard/plan-questions.ts';
import { stepOpened, type WizardFacts, type WizardStep } from '#domain/tracking/wizard/plan-wizard.ts';
import { planOptions } from '#domain/tracking/wizard/proposal.ts';
import { answersOf, type GoalValues } from './goal-values.ts';

interface Setting {
  readonly asksDate: boolean;
  readonly today: Day;
  readonly programmeStart: Day;
  readonly stored: Plan | null;
  /** Whether the person has a buddy, or invited one. */
  readonly hasBuddy: boolean;
  readonly ownAddresses: readonly string[];
}

/** The questions of the wizard (`domain/tracking/wizard/`) asked of the values of its form. */
export function wizardRules(site: Site, { hasBuddy, ...person }: Setting) {
  const profile = siteProfile(site);
  const { stopOnly, stopGradually, withdrawalWarning } = profile;
  const setting: PlanSetting = { ...person, profile, measure: measureOf(site) };
  const answers = (values: GoalValues) => answersOf(values, stopGradually);
  const problemsIn = (step: WizardStep, values: GoalValues) => problemsInStep(step, answers(values), setting);
  const factsOf = (values: GoalValues): WizardFacts => {
    const { stopOrReduce, pace } = answers(values);
    return {
      asksDate: person.asksDate,
      asksWithdrawal: withdrawalWarning,
      stopOnly,
      stopGradually,
      asksBuddy: hasFeature(site, 'buddies') && !hasBuddy,
      stopOrReduce,
      pace,
    };
  };
  return {
    factsOf,
    problemsIn,
    soFar: (values: GoalValues) => planSoFar(answers(values)),
    optionsOf: (values: GoalValues) =>
      planOptions(planSoFar(answers(values)).current, { ...setting, stopOnly }),
    stopDaysOf: (values: GoalValues) => stopDaysOffered(answers(values), setting),
    weeksOf: (values: GoalValues) => weeksPlanned(answers(values), setting),
    stairsTo: (target: PerWeekday, values: GoalValues) => weeksTo(target, answers(values), setting),
    tickFor: (values: GoalValues) => tickNeeded(answers(values), setting),
    isTicked: (values: GoalValues) => isTickGiven(answers(values), setting),
    reasonOf: (tier: WarningTier, values: GoalValues) => reasonOf(tier, answers(values), setting),
    warningOf: (values: GoalValues) => warningFor(answers(values), setting),
    paceAfter: (warning: WarningReason, values: GoalValues) =>
      paceAfterWarning(warning, values.immediate_or_gradual, setting.stored),
    stepFor: (asked: string | undefined, values: GoalValues, saved: boolean) =>
      stepOpened(asked, factsOf(values), {
        saved,
        isAnswered: (step) => problemsIn(step, values).length === 0,
      }),
  };
}
