import type { Measure } from '#domain/site/measure.ts';
import type { PerWeekday, Plan } from '#domain/tracking/goal.ts';
import { proposalsFor } from '#domain/tracking/wizard/proposal.ts';
import type { GoalValues, PlanChoice } from './goal-values.ts';

interface Setting {
  readonly measure: Measure;
  readonly stopOnly: boolean;
  readonly stored: Plan | null;
}

/** What the wizard lets people choose from: the proposals for their use, and the goals of the plan that they change. */
export function planChoices(
  currentOf: (values: GoalValues) => PerWeekday,
  { measure, stopOnly, stored }: Setting,
) {
  const proposals = (values: GoalValues) => proposalsFor(currentOf(values), { measure, stopOnly });
  const proposal = (choice: PlanChoice, values: GoalValues) =>
    proposals(values).find(({ name }) => name === choice);
  return {
    of: (values: GoalValues): readonly PlanChoice[] => [
      ...(stored?.stopOrReduce === 'reduce' ? (['own'] as const) : []),
      ...proposals(values).map(({ name }) => name),
    ],
    /** The goals that a choice leads to. */
    targetOf: (choice: PlanChoice, values: GoalValues): PerWeekday | undefined =>
      choice === 'own' ? stored?.target : proposal(choice, values)?.target,
    limitOf: (choice: PlanChoice, values: GoalValues): number | null =>
      proposal(choice, values)?.limit ?? null,
  };
}
