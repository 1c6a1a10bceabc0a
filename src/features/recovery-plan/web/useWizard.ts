import { useMemo } from 'react';
import type { Me } from '#domain/account.ts';
import type { Day } from '#domain/day.ts';
import { checkPlan, checkStartDate, type Plan } from '#domain/goal.ts';
import { isAcknowledged, tickAskedFor, type WarningTier, warningTier } from '#domain/plan-warning.ts';
import { isAskedIn, isWizardStep, type WizardStep, wizardPath } from '#domain/plan-wizard.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/problem.ts';
import { hasFeature, measureOf, type Site, siteProfile } from '#domain/site.ts';
import { useApp } from '#ui/app/app.ts';
import { typedAmount } from '#ui/app/format.ts';
import { useTabDraft } from '#ui/form/useTabDraft.ts';
import { GOAL } from '../contract.ts';
import { type GoalValues, goalValues, planDraftOf, planSoFar } from './goal-values.ts';

export type Wizard = ReturnType<typeof useWizard>;

/** The answers so far and where they lead. `stored` is the plan that holds now: changing it starts from there. */
export function useWizard(me: Me, stored: Plan | null) {
  const { site, language, startDateStep, today } = useApp();
  const initial = useMemo(
    () => goalValues(stored, (amount) => typedAmount(language, amount), siteProfile(site).stopOnly),
    [stored, language, site],
  );
  // Who has a plan has begun already.
  const asks = startDateStep && stored === null ? { from: today() } : null;
  const draft = useTabDraft<GoalValues>(me.uid, GOAL, initial);
  return { ...draft, stored, rules: wizardRules(site, asks) };
}

/** What the wizard asks of answers on a site. */
function wizardRules(site: Site, asksDate: { readonly from: Day } | null) {
  const { stopOnly, stopGradually, withdrawalWarning } = siteProfile(site);
  const measure = measureOf(site);
  const soFar = (values: GoalValues) => planSoFar(values, stopGradually);
  const pathOf = (values: GoalValues) =>
    wizardPath({
      asksDate: asksDate !== null,
      stopGradually,
      asksBuddy: hasFeature(site, 'buddies'),
      stopOrReduce: values.stopOrReduce,
      pace: values.immediate_or_gradual,
    });
  const tickFor = (values: GoalValues): WarningTier | null =>
    withdrawalWarning ? tickAskedFor(soFar(values)) : null;
  const isTicked = (values: GoalValues) => isAcknowledged(tickFor(values), values.ticked);
  const problemsIn = (step: WizardStep, values: GoalValues): readonly Problem[] => {
    const found = [
      ...(asksDate ? checkStartDate('start_date', values.start_date, asksDate.from) : NO_PROBLEMS),
      ...checkPlan(planDraftOf(values, stopGradually), { measure, stopOnly }),
    ];
    const here = found.filter(({ field }) => isAskedIn(step, field));
    const asksTick = (step === 'pace' && values.immediate_or_gradual === 'immediate') || step === 'schedule';
    return asksTick && here.length === 0 && !isTicked(values) ? problem('ticked', 'warningUnread') : here;
  };
  return {
    soFar,
    pathOf,
    problemsIn,
    /** The tier whose tick is asked for before these answers are saved, or null. */
    tickFor,
    isTicked,
    /** The warning that these amounts call for, or null. */
    tierOf: (values: GoalValues) => (withdrawalWarning ? warningTier(soFar(values)) : null),
    /** The step that an address opens: what it asks for, or the first one before it that still has a gap. */
    stepFor(asked: string | undefined, values: GoalValues, saved: boolean): WizardStep {
      const path = pathOf(values);
      if (asked === 'done' && saved) return 'done';
      const before = path.slice(0, isWizardStep(asked) ? Math.max(0, path.indexOf(asked)) : 0);
      const gap = before.find((step) => problemsIn(step, values).length > 0);
      const found = gap ?? path[before.length];
      // Nothing is done before it was saved.
      return found === 'done' || found === undefined ? (path.at(-2) ?? 'usage') : found;
    },
  };
}
