import {
  APPEAL_OUTCOMES,
  checkOutcome,
  DECISION_REASON_MAX_LENGTH,
} from '#domain/community/moderation/moderation.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { ChoiceGroup } from '#ui/form/ChoiceGroup.tsx';
import { Form } from '#ui/form/Form.tsx';
import { TextArea } from '#ui/form/TextArea.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useIsHere } from '#ui/usePresence.ts';
import { type AppealRow, decideAppeal } from '../appeal-staff-contract.ts';
import { type Drafts, useDraft } from './useDraft.ts';
import { useModerationWords } from './useModerationWords.ts';

/** The values of the form. */
export interface OutcomeValues {
  readonly outcome: string;
  readonly reason: string;
}

const NO_OUTCOME: OutcomeValues = { outcome: '', reason: '' };

export interface OutcomeFormProps {
  readonly appeal: AppealRow;
  readonly drafts: Drafts<OutcomeValues>;
  /** Reads the appeals again after a conflict; resolves to whether somebody else decided first. */
  readonly onConflict: () => Promise<boolean>;
}

/** The form that decides on an appeal: whether the decision stays or is undone, and why. */
export function OutcomeForm({ appeal, drafts, onConflict }: OutcomeFormProps) {
  const { id, revision } = appeal;
  const { t, late } = useModerationWords();
  const toast = useToast();
  const failureText = useFailureText();
  const deciding = useSubmission(decideAppeal);
  const isHere = useIsHere();
  const form = useProblemForm<OutcomeValues>({
    values: drafts.typed.get(id) ?? NO_OUTCOME,
    check: (values) => alsoForLog(checkOutcome(values), 'reason', values.reason),
    labelOf: (name) => t(`appeals.name.${name}`),
    failureText: (failure) =>
      failure.code === 'edit_conflict' ? t('appeals.changed') : failureText(failure, t('appeals.failed')),
    async submit(values) {
      try {
        await deciding.send({ params: { id: String(id) }, body: { ...values, revision } });
        drafts.keep(id, null);
        toast.show({ tone: 'success', text: t('appeals.saved') });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        const isLate = !isHere();
        if (isLate) toast.show({ tone: 'error', text: late(error, appeal) });
        const isSettled = error.code === 'edit_conflict' && (await onConflict());
        if (isLate) return false;
        if (!isSettled) throw error;
        drafts.keep(id, null);
        toast.show({ tone: 'error', text: t('appeals.before') });
      }
      return true;
    },
  });
  useDraft(drafts, { id, values: form.values, empty: NO_OUTCOME });
  return (
    <section aria-labelledby="outcome">
      <Form form={form}>
        <h3 className="h4" id="outcome">
          {t('appeals.decide')}
        </h3>
        <ChoiceGroup<string>
          {...form.field('outcome')}
          legend={t('appeals.outcome')}
          layout="two"
          options={APPEAL_OUTCOMES.map((value) => ({
            value,
            label: t(`appeals.${value}`),
            description: t(`appeals.${value}Text`),
          }))}
        />
        <TextArea
          {...form.field('reason')}
          label={t('appeals.reason')}
          description={t('appeals.reasonLead')}
          count={{ text: form.values.reason, max: DECISION_REASON_MAX_LENGTH }}
          rows={3}
        />
        <Button type="submit" busy={form.busy}>
          {t('appeals.save')}
        </Button>
      </Form>
    </section>
  );
}
