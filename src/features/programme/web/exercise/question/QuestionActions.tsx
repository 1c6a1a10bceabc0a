import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { ActionBar } from '#ui/form/ActionBar.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteDraft } from '../../../draft-contract.ts';
import type { OpenedExercise } from '../useExercise.ts';
import type { Step } from '../useQuestions.ts';

interface QuestionActionsProps {
  readonly exercise: OpenedExercise;
  readonly step: Step;
  readonly busy: boolean;
  /** Whether there is a change to throw away. */
  readonly asksToDiscard: boolean;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/** On to the next question; a change of what was submitted can be saved or thrown away at every question. */
export function QuestionActions(props: QuestionActionsProps) {
  const { exercise, step, busy, asksToDiscard, onSave, onDiscard } = props;
  const { t } = useTranslation('programme');
  const isChange = exercise.row !== undefined;
  const isSaving = step === 'save';
  return (
    <ActionBar>
      <Button type="submit" variant={step === 'skip' ? 'secondary' : 'primary'} busy={isSaving && busy}>
        {isSaving ? t(isChange ? 'exercise.saveChange' : 'exercise.submit') : t(`exercise.step.${step}`)}
        {!isSaving && step !== 'explain' && <ArrowRight aria-hidden="true" />}
      </Button>
      {isChange && !isSaving && (
        <Button variant="secondary" busy={busy} onClick={onSave}>
          {t('exercise.saveChange')}
        </Button>
      )}
      {isChange && <Discard id={exercise.id} asks={asksToDiscard} onDiscard={onDiscard} />}
    </ActionBar>
  );
}

/** Keeps the submission as it is and discards the unsaved change, on this device and on the server. */
function Discard({ id, asks, onDiscard }: { id: string; asks: boolean; onDiscard: () => void }) {
  const { t } = useTranslation('programme');
  const [open, setOpen] = useState(false);
  const toast = useToast();
  const failureText = useFailureText();
  const { send, busy } = useSubmission(deleteDraft);
  const discard = async () => {
    setOpen(false);
    try {
      await send({ params: { webform_id: id } });
      onDiscard();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      toast.show({ tone: 'error', text: failureText(error, t('exercise.discard.failed')) });
    }
  };
  return (
    <>
      <Button variant="subtle" busy={busy} onClick={() => (asks ? setOpen(true) : onDiscard())}>
        {t('exercise.keepOld')}
      </Button>
      <ConfirmDialog
        open={open}
        title={t('exercise.discard.title')}
        text={t('exercise.discard.text')}
        confirmLabel={t('exercise.discard.confirm')}
        cancelLabel={t('exercise.discard.cancel')}
        danger
        onConfirm={() => void discard()}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}
