import { checkDecision } from '#domain/community/moderation/moderation.ts';
import { alsoForLog } from '#domain/staff/reason.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useFailureText } from '#ui/app/failure/useFailureText.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { decideItem, type QueueItem } from '../staff-contract.ts';
import { type DecisionValues, draftOf, NOTHING_DECIDED } from './decision-draft.ts';
import { type Drafts, useDraft } from './useDraft.ts';
import { useModerationWords } from './useModerationWords.ts';

/** An item of the queue, and what to do once it is decided. */
export interface OpenItem {
  readonly item: QueueItem;
  readonly drafts: Drafts<DecisionValues>;
  /** Opens the next one. */
  readonly onNext: () => void;
  /** Reads the item again after a conflict; resolves to whether somebody else decided first. */
  readonly onConflict: () => Promise<boolean>;
}

/** An item in view. */
export interface ItemInView extends OpenItem {
  /** Whether it still is: the moderator may open another while a decision is on its way. */
  readonly isHere: () => boolean;
}

/** The form of a decision, with its draft: sent once, then on to the next item. */
export function useDecision({ item, drafts, isHere, onNext, onConflict }: ItemInView) {
  const { t, late } = useModerationWords();
  const toast = useToast();
  const failureText = useFailureText();
  const deciding = useSubmission(decideItem);
  const form = useProblemForm({
    values: drafts.typed.get(item.id) ?? NOTHING_DECIDED,
    check: (values) => alsoForLog(checkDecision(draftOf(values)), 'reason', values.reason),
    labelOf: (name) => t(`decide.name.${name}`),
    failureText: (failure) =>
      failure.code === 'edit_conflict' ? t('decide.changed') : failureText(failure, t('decide.failed')),
    async submit(values) {
      try {
        const { id, revision, report_count, writer } = item;
        const body = { ...draftOf(values), revision, report_count, nickname: writer?.nickname };
        const decided = await deciding.send({ params: { id: String(id) }, body });
        drafts.keep(id, null);
        toast.show({ tone: 'success', text: t('decide.saved', { action: t(`done.${decided.action}`) }) });
        // Whoever has opened another text meanwhile stays there, with what they typed.
        if (isHere()) onNext();
        return true;
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (!isHere()) {
          toast.show({ tone: 'error', text: late(error, item) });
          return false;
        }
        if (error.code !== 'edit_conflict') throw error;
        if (!(await onConflict())) throw error;
        drafts.keep(item.id, null);
        return false;
      }
    },
  });
  useDraft(drafts, { id: item.id, values: form.values, empty: NOTHING_DECIDED });
  return form;
}
