import { checkWhy, FORUM_RULES } from '#domain/community/moderation/moderation.ts';
import { filledIn } from '#domain/kit/filled-in.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { refresh, useSubmission } from '#ui/app/submission.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useKit } from '#ui/kit.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { Dialog } from '#ui/primitives/overlay/Dialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useIsHere } from '#ui/usePresence.ts';
import { type ListedDecision, undoDecision } from '../staff-contract.ts';
import { MessagePreview } from './MessagePreview.tsx';
import { useModerationWords } from './useModerationWords.ts';
import { WhyFields } from './WhyFields.tsx';

interface UndoDialogProps {
  readonly row: ListedDecision;
  readonly onClose: () => void;
  /** Called once the decision is undone, by the reader or by somebody who was first. */
  readonly onDone: () => void;
}

/** Asks why a decision is undone. If somebody else was first, the list behind it then shows what they did. */
export function UndoDialog({ row, onClose, onDone }: UndoDialogProps) {
  const { t, titleOf } = useModerationWords();
  const form = useUndoing({ row, onDone });
  const reason = form.values.reason.trim() || t('decide.openReason');
  return (
    <Dialog open onClose={onClose} title={t('decisions.ask')}>
      <p>
        {titleOf(row)}: {t(`done.${row.decision.action}`)}.
      </p>
      <Form form={form}>
        <WhyFields
          rule={form.field('rule')}
          reason={form.field('reason')}
          rules={FORUM_RULES.map((rule) => ({ value: rule, label: t(`rule.${rule}`) }))}
        />
        <MessagePreview
          text={row.told && filledIn(row.told, { reason })}
          otherwise={t('decisions.notTold')}
        />
        <FormActions>
          <Button type="submit" busy={form.busy}>
            {t('decisions.undo')}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {t('decisions.leave')}
          </Button>
        </FormActions>
      </Form>
    </Dialog>
  );
}

function useUndoing({ row, onDone }: Pick<UndoDialogProps, 'row' | 'onDone'>) {
  const { t, titleOf } = useModerationWords();
  const isHere = useIsHere();
  const { queryClient } = useKit();
  const toast = useToast();
  const undoing = useSubmission(undoDecision);
  return useProblemForm({
    values: { rule: '', reason: '' },
    check: (values) => alsoForLog(checkWhy('undo', values), 'reason', values.reason),
    labelOf: (name) => t(`decide.name.${name}`),
    failureText: t('decisions.failed'),
    async submit(values) {
      try {
        await undoing.send({ params: { id: String(row.id) }, body: { ...values, appeal: row.appeal } });
        toast.show({ tone: 'success', text: t('decisions.saved') });
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (error.code !== 'edit_conflict') {
          if (isHere()) throw error;
          toast.show({ tone: 'error', text: t('decisions.lateFailed', { text: titleOf(row) }) });
          return false;
        }
        toast.show({ tone: 'error', text: t('decisions.before') });
        await refresh(queryClient, undoDecision.refreshes);
      }
      onDone();
      return true;
    },
  });
}
