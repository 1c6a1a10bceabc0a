import { useMemo } from 'react';
import type { Me } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { hasFeature, measureOf, type Site, siteProfile } from '#domain/site/site.ts';
import { checkPlan, checkProgrammeStart, goalWeeks, type Plan, weeksLeft } from '#domain/tracking/goal.ts';
import {
  acknowledgementNeeded,
  isAcknowledged,
  type WarningTier,
  warningReason,
  warningTier,
} from '#domain/tracking/plan-warning.ts';
import { isAskedIn, isWizardStep, type WizardStep, wizardPath } from '#domain/tracking/plan-wizard.ts';
import { useApp } from '#ui/app/app.ts';
import { typedAmount } from '#ui/app/format.ts';
import { useTabDraft } from '#ui/form/useTabDraft.ts';
import { goalContract } from '../contract.ts';
import { type GoalValues, goalValues, planDraftOf, planSoFar } from './goal-values.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The answers so far and the steps they lead to. `stored` is the current plan, from which a change starts. */
export function useWizard(me: Me, stored: Plan | null) {
  const {
    site,
    language,
    today,
    settings: { startDateStep },
  } = useApp();
  const basis = JSON.stringify(stored);
  const initial = useMemo(
    () => goalValues(stored, (amount) => typedAmount(language, amount), siteProfile(site).stopOnly),
    [stored, language, site],
  );
  const draft = useTabDraft<GoalValues>(me, goalContract.id, { initial, basis });
  // With a plan, the programme has begun already.
  const asksDate = startDateStep && stored === null;
  const { programmeStart } = me;
  return { ...draft, rules: wizardRules(site, { asksDate, today: today(), programmeStart }) };
}

interface Setting {
  readonly asksDate: boolean;
  readonly today: Day;
  readonly programmeStart: Day;
}

/** The questions of the wizard, given the site and the answers. */
function wizardRules(site: Site, { asksDate, today, programmeStart }: Setting) {
  const { stopOnly, stopGradually, withdrawalWarning } = siteProfile(site);
  const measure = measureOf(site);
  const soFar = (values: GoalValues) => planSoFar(values, stopGradually);
  const pathOf = (values: GoalValues) =>
    wizardPath({
      asksDate,
      asksWithdrawal: withdrawalWarning,
      stopGradually,
      asksBuddy: hasFeature(site, 'buddies'),
      stopOrReduce: values.stopOrReduce,
      pace: values.immediate_or_gradual,
    });
  const startProblems = (values: GoalValues) =>
    asksDate ? checkProgrammeStart('start_date', values.start_date, today) : NO_PROBLEMS;
  /** The programme that the goals are for: the current one, or from the chosen day. */
  const programmeOf = (values: GoalValues) => ({
    today,
    programmeStart: asksDate && startProblems(values).length === 0 ? values.start_date : programmeStart,
  });
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
  const isTicked = (values: GoalValues) => isAcknowledged(tickFor(values), values.ticked);
  const problemsIn = (step: WizardStep, values: GoalValues): readonly Problem[] => {
    const found = [
      ...startProblems(values),
      ...(withdrawalWarning && values.earlier_withdrawal === null
        ? problem('earlier_withdrawal', 'required')
        : NO_PROBLEMS),
      ...checkPlan(planDraftOf(values, stopGradually), { measure, stopOnly }),
    ];
    const here = found.filter(({ field }) => isAskedIn(step, field));
    const asksTick = (step === 'pace' && values.immediate_or_gradual === 'immediate') || step === 'schedule';
    return asksTick && here.length === 0 && !isTicked(values) ? problem('ticked', 'warningUnread') : here;
  };
  return {
    soFar,
    pathOf,
    /** How many weeks the goals are for. */
    weeksOf,
    /** The goals by week, as they would be saved. */
    scheduleOf: (values: GoalValues) =>
      goalWeeks(soFar(values), { ...programmeOf(values), rounding: measure.rounding }),
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
      const path = pathOf(values);
      if (asked === 'done' && saved) return 'done';
      const before = path.slice(0, isWizardStep(asked) ? Math.max(0, path.indexOf(asked)) : 0);
      const gap = before.find((step) => problemsIn(step, values).length > 0);
      const found = gap ?? path[before.length];
      // `done` is only for a saved plan.
      return found === 'done' || found === undefined ? (path.at(-2) ?? 'usage') : found;
    },
  };
}
