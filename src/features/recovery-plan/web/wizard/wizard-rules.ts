import { checkBuddy } from '#domain/buddies/buddy.ts';
import { type Day, perWeekday } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { hasFeature, measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { goalWeeks, type PerWeekday, type Plan, weeksLeft } from '#domain/tracking/goal.ts';
import { checkBelowNow, checkPlan, checkProgrammeStart } from '#domain/tracking/goal-problems.ts';
import {
  acknowledgementNeeded,
  isAcknowledged,
  type WarningTier,
  warningReason,
  warningTier,
} from '#domain/tracking/plan-warning.ts';
import {
  isAskedIn,
  isWizardStep,
  type WizardFacts,
  type WizardStep,
  wizardPath,
} from '#domain/tracking/wizard/plan-wizard.ts';
import { checkStopDay, stopDays } from '#domain/tracking/stop-day.ts';
import { invitedBy } from '../../contract.ts';
import { type GoalValues, planDraftOf, planSoFar, stopOrReduceOf } from './goal-values.ts';
import { planChoices } from './plan-choices.ts';

interface Setting {
  readonly asksDate: boolean;
  readonly today: Day;
  readonly programmeStart: Day;
  readonly stored: Plan | null;
  /** Whether the person has a buddy, or invited one. */
  readonly hasBuddy: boolean;
  /** The addresses of the person, which cannot be those of a buddy. */
  readonly own: readonly string[];
}

/** The questions of the wizard, given the site and the answers. */
export function wizardRules(site: Site, setting: Setting) {
  const { asksDate, today, programmeStart, stored, hasBuddy, own } = setting;
  const { stopOnly, stopGradually, withdrawalWarning } = siteProfile(site);
  const measure = measureOf(site);
  const soFar = (values: GoalValues) => planSoFar(values, stopGradually);
  const factsOf = (values: GoalValues): WizardFacts => ({
    asksDate,
    asksWithdrawal: withdrawalWarning,
    stopOnly,
    stopGradually,
    asksBuddy: hasFeature(site, 'buddies') && !hasBuddy,
    stopOrReduce: stopOrReduceOf(values),
    pace: values.immediate_or_gradual,
  });
  const choices = planChoices((values) => soFar(values).current, { measure, stopOnly, stored });
  const startProblems = (values: GoalValues) =>
    asksDate ? checkProgrammeStart('start_date', values.start_date, today) : NO_PROBLEMS;
  /** The programme that the goals are for: the current one, or from the chosen day. */
  const programmeOf = (values: GoalValues) => ({
    today,
    programmeStart: asksDate && startProblems(values).length === 0 ? values.start_date : programmeStart,
  });
  /** The days offered to stop on; none where stopping goes step by step. */
  const stopDaysOf = (values: GoalValues) =>
    stopOrReduceOf(values) === 'stop' && !stopGradually ? stopDays(programmeOf(values)) : [];
  const stopProblems = (values: GoalValues) => {
    const offered = stopDaysOf(values);
    return values.immediate_or_gradual === 'immediate' && offered.length > 0
      ? checkStopDay('stop_date', values.stop_date, offered)
      : NO_PROBLEMS;
  };
  const buddyProblems = (values: GoalValues) => {
    const buddy = invitedBy(values);
    const fields = { name: 'buddy_name', email: 'buddy_email' };
    return buddy ? checkBuddy(buddy, { fields, own }) : NO_PROBLEMS;
  };
  const choiceProblems = (values: GoalValues) =>
    values.proposal !== null && !choices.of(values).includes(values.proposal)
      ? problem('stopOrReduce', 'required')
      : NO_PROBLEMS;
  const weeksOf = (values: GoalValues) => weeksLeft(programmeOf(values).programmeStart, today);
  const historyOf = (values: GoalValues) => ({
    weeksLeft: weeksOf(values),
    earlier: values.earlier_withdrawal,
  });
  const tickFor = (values: GoalValues) =>
    withdrawalWarning ? acknowledgementNeeded(soFar(values), historyOf(values)) : null;
  const tierOf = (values: GoalValues) =>
    withdrawalWarning ? warningTier(soFar(values), values.earlier_withdrawal) : null;
  const reasonOf = (tier: WarningTier, values: GoalValues) =>
    warningReason(tier, { pace: soFar(values).pace, ...historyOf(values) });
  /**
   * Whether weeks that go down may be shown: where the gentlest way to nothing has to be discussed with a GP, not before
   * someone ticked that it was.
   */
  const showsWeeks = (values: GoalValues) =>
    !withdrawalWarning ||
    isAcknowledged(
      acknowledgementNeeded(
        { ...soFar(values), target: perWeekday(() => 0), pace: 'gradual' },
        historyOf(values),
      ),
      values.ticked,
    );
  const isTicked = (values: GoalValues) => isAcknowledged(tickFor(values), values.ticked);
  const problemsIn = (step: WizardStep, values: GoalValues): readonly Problem[] => {
    const found = [
      ...startProblems(values),
      ...(withdrawalWarning && values.earlier_withdrawal === null
        ? problem('earlier_withdrawal', 'required')
        : NO_PROBLEMS),
      ...choiceProblems(values),
      ...checkPlan(planDraftOf(values, stopGradually), { measure, stopOnly }),
      ...checkBelowNow(planDraftOf(values, stopGradually)),
      ...stopProblems(values),
      ...buddyProblems(values),
    ];
    // No single day may be above now here, which is more than that the week is not.
    const here = found.filter(({ field, code }) => isAskedIn(step, field) && code !== 'notLower');
    const asksTick = (step === 'pace' && values.immediate_or_gradual === 'immediate') || step === 'schedule';
    return asksTick && here.length === 0 && !isTicked(values) ? problem('ticked', 'warningUnread') : here;
  };
  return {
    soFar,
    factsOf,
    stopDaysOf,
    choices,
    /** The goals by week of a plan that goes step by step to these; none where they may not be shown yet. */
    stairsTo: (target: PerWeekday, values: GoalValues) =>
      showsWeeks(values)
        ? goalWeeks({ ...soFar(values), target, pace: 'gradual' }, { ...programmeOf(values), measure })
        : [],
    /** How many weeks the goals are for. */
    weeksOf,
    problemsIn,
    /** The tier that must be confirmed before these answers are saved, or null. */
    tickFor,
    isTicked,
    reasonOf,
    /** The warning that these answers call for, or null. */
    warningOf(values: GoalValues) {
      const tier = tierOf(values);
      return tier && reasonOf(tier, values);
    },
    /** The step that a URL opens: the requested one, or the first incomplete one before it. */
    stepFor(asked: string | undefined, values: GoalValues, saved: boolean): WizardStep {
      const path = wizardPath(factsOf(values));
      if (asked === 'done' && saved) return 'done';
      const before = path.slice(0, isWizardStep(asked) ? Math.max(0, path.indexOf(asked)) : 0);
      const gap = before.find((step) => problemsIn(step, values).length > 0);
      const found = gap ?? path[before.length];
      // `done` is only for a saved plan.
      return found === 'done' || found === undefined ? (path.at(-2) ?? 'usage') : found;
    },
  };
}
