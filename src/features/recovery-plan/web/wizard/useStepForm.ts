import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WarningReason } from '#domain/tracking/plan-warning.ts';
import { placeOnPath, stepAsking, type WizardStep } from '#domain/tracking/wizard/plan-wizard.ts';
import { submitOf } from '#features/webform/contract.ts';
import { useApp, usePath } from '#ui/app/app.ts';
import { typedAmount } from '#ui/app/format.ts';
import { ME_KEY } from '#ui/app/me.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { goalContract } from '../../contract.ts';
import { type GoalValues, goalBody, withProposal } from './goal-values.ts';
import { useBuddyMail } from './useBuddyMail.ts';
import { useStepLabels } from './useStepLabels.ts';
import type { Wizard } from './useWizard.ts';
import { useWordsAboveNow } from './useWordsAboveNow.ts';

/** Tells the last page that the plan was saved, before it has been refetched. */
export const SAVED = 'planSaved';

/** The steps whose answers may call for a warning. */
const WARNING_STEPS: ReadonlySet<WizardStep> = new Set(['usage', 'safety', 'goals']);

/** One step of the wizard: validates its own answers, then continues; the last one before `done` saves the plan. */
export function useStepForm(step: WizardStep, wizard: Wizard) {
  const { t } = useTranslation('recovery-plan');
  const { language, queryClient } = useApp();
  const path = usePath();
  const navigate = useNavigate();
  const toast = useToast();
  const submission = useSubmission(submitOf(goalContract));
  const [opened] = useState(wizard.values);
  const [warning, setWarning] = useState<WarningReason | null>(null);
  const { rules, keep, forget, isHere } = wizard;
  const labelOf = useStepLabels();
  const wordsAboveNow = useWordsAboveNow();

  const form = useProblemForm<GoalValues>({
    values: opened,
    check: (values) => rules.problemsIn(step, values),
    // The confirmation is sent with the plan; the server checks the same one.
    wireNames: { warning_ack: 'ticked', stopOrReduce: 'proposal', name: 'buddy_name', email: 'buddy_email' },
    wordsOf: wordsAboveNow,
    labelOf,
    async submit(answers) {
      if (step === 'buddy' && (await invitation.show(answers))) return false;
      const values = step === 'choice' ? filledIn(answers) : answers;
      const found = rules.warningOf(values);
      if (!WARNING_STEPS.has(step) || found === values.read) return goOn(values);
      setWarning(found);
      // When the answers no longer need a warning, its confirmation is withdrawn.
      if (found === null) await goOn({ ...values, read: null, ticked: null });
      return found === null;
    },
    onFailed({ fields }) {
      // An earlier answer may have become wrong, such as a day after midnight.
      const asking = stepAsking(rules.factsOf(form.values), Object.keys(fields));
      if (asking !== undefined && asking !== step && isHere())
        void navigate(path('goalStep', { step: asking }));
    },
    failureText: t('wizard.failed'),
  });
  const invitation = useBuddyMail(form.values);
  useEffect(() => {
    // Kept only when changed: an unchanged copy would restore an old plan later.
    if (form.values !== opened) keep(form.values);
  }, [keep, form.values, opened]);

  function filledIn(values: GoalValues): GoalValues {
    const { proposal } = values;
    if (proposal === null || proposal === 'stop') return values;
    const option = rules.optionsOf(values).find(({ name }) => name === proposal);
    return withProposal(values, option?.target, (amount) => typedAmount(language, amount));
  }

  async function goOn(values: GoalValues): Promise<true> {
    const facts = rules.factsOf(values);
    const { next } = placeOnPath(facts, step);
    if (next !== 'done') {
      if (values !== form.values) keep(values);
      await navigate(path('goalStep', { step: next }));
      return true;
    }
    await submission.send({
      body: { webform_id: goalContract.id, ...goalBody(rules.soFar(values), values, facts.asksBuddy) },
    });
    // A start day moves the programme, which is part of the account.
    if (values.start_date !== '') await queryClient.invalidateQueries({ queryKey: ME_KEY });
    forget();
    // Whoever has left the wizard meanwhile stays where they are.
    if (isHere()) await navigate(path('goalStep', { step: next }), { replace: true, state: SAVED });
    else toast.show({ tone: 'success', text: t('wizard.done.title') });
    // Only after navigating: once the buddy is known, the buddy step no longer exists, and this page would redirect.
    if (step === 'buddy') await queryClient.invalidateQueries({ queryKey: ME_KEY });
    return true;
  }

  return {
    ...form,
    warning,
    /** The mail to the buddy that is filled in, once it was asked for. */
    buddyMail: invitation.mail,
    /** The warning was read: continue to the next step. */
    acceptWarning() {
      if (warning === null) return;
      const immediate_or_gradual = rules.paceAfter(warning, form.values);
      setWarning(null);
      void goOn({ ...form.values, read: warning, ticked: null, immediate_or_gradual });
    },
    closeWarning: () => setWarning(null),
  };
}

export type StepForm = ReturnType<typeof useStepForm>;
