import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Weekday } from '#domain/day.ts';
import { checkPlan, type Plan } from '#domain/goal.ts';
import { acknowledgementNeeded, type WarningTier, warningTier } from '#domain/plan-warning.ts';
import { measureOf, siteProfile } from '#domain/site.ts';
import { submitWebform } from '#features/webform/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { capitalise, typedAmount, weekdayName } from '#ui/app/format.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { GOAL } from '../contract.ts';
import { type GoalValues, goalBody, goalValues, planDraftOf } from './goal-values.ts';

/** A warning that stands between the form and saving; `mustTick` when the server would refuse without. */
export interface Warning {
  readonly tier: WarningTier;
  readonly mustTick: boolean;
}

/** The goal form. A plan that may be dangerous is held back until its warning was read, or ticked where that is needed. */
export function useGoalForm(stored: Plan | null) {
  const { t } = useTranslation(['recovery-plan', 'ui']);
  const failureText = useFailureText();
  const app = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const submission = useSubmission(submitWebform);
  const [warning, setWarning] = useState<Warning | null>(null);
  const readTier = useRef<WarningTier | null>(null);
  const { stopOnly, stopGradually, withdrawalWarning } = siteProfile(app.site);

  const form = useProblemForm<GoalValues>({
    values: goalValues(stored, (amount) => typedAmount(app.language, amount), stopOnly),
    keepAs: GOAL,
    check: (values) =>
      checkPlan(planDraftOf(values, stopGradually), { measure: measureOf(app.site), stopOnly }),
    labelOf: (name) => {
      if (name === 'stopOrReduce') return t('goal.choice.legend');
      if (name === 'immediate_or_gradual') return t('goal.pace.legend');
      const target = name.startsWith('goal_');
      const day = capitalise(weekdayName(app.language, name.replace('goal_', '') as Weekday));
      return t(target ? 'goal.targetDay' : 'goal.currentDay', { day });
    },
    async submit(values) {
      // The check found no gap, so every value is there.
      const plan = planDraftOf(values, stopGradually) as Plan;
      const tier = withdrawalWarning ? warningTier(plan) : null;
      const needed = withdrawalWarning ? acknowledgementNeeded(plan) : null;
      if (tier && readTier.current !== tier) {
        setWarning({ tier, mustTick: needed !== null });
        return false;
      }
      const acknowledged = needed ? { warning_ack: needed } : {};
      await submission.send({ body: { webform_id: GOAL, ...goalBody(plan), ...acknowledged } });
      toast.show({ tone: 'success', text: t('goal.saved') });
      await navigate(path('plan'));
      return true;
    },
    failureText: (failure) => failureText(failure, t('goal.failed')),
  });

  return {
    ...form,
    warning,
    acceptWarning() {
      readTier.current = warning?.tier ?? null;
      setWarning(null);
      void form.onSubmit();
    },
    closeWarning: () => setWarning(null),
  };
}
