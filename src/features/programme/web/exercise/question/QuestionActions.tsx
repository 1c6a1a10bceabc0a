import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { ActionBar } from '#ui/form/ActionBar.tsx';
import type { DraftSaver } from '#ui/form/kept/draft-saver.ts';
import { Button } from '#ui/primitives/Button.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useOutcome } from '#ui/toast/useOutcome.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteDraft } from '../../../draft-contract.ts';
import type { OpenedExercise } from '../useExercise.ts';
import type { Step } from '../useQuestions.ts';

type Saver = Pick<DraftSaver<never>, 'pause' | 'resume' | 'settle'>;

interface QuestionActionsProps {
  readonly exercise: OpenedExercise;
  readonly step: Step;
  readonly busy: boolean;
  /** Whether there is a change to discard, so that it asks first. */
  readonly asksToDiscard: boolean;
  readonly saver: Saver;
  readonly onSave: () => void;
  readonly onDiscard: () => void;
}

/**
 * Goes on to the next question; a change to a submission can be saved or discarded at every question. Doing an exercise that keeps nothing
 * once more changes nothing.
 */
export function QuestionActions(props: QuestionActionsProps) {
  const { exercise, step, busy, asksToDiscard, saver, onSave, onDiscard } = props;
  const { t } = useTranslation('programme');
  const { keepsNothing } = exercise;
  const isChange = useWhileIdle(exercise.row !== undefined && !keepsNothing, busy);
  const last = keepsNothing ? 'exercise.keepsNothing.submit' : 'exercise.submit';
  const isSaving = step === 'save';
  return (
    <ActionBar>
      <Button type="submit" variant={step === 'skip' ? 'secondary' : 'primary'} busy={isSaving && busy}>
        {isSaving ? t(isChange ? 'exercise.saveChange' : last) : t(`exercise.step.${step}`)}
        {!isSaving && step !== 'explain' && <ArrowRight aria-hidden="true" />}
      </Button>
      {isChange && !isSaving && (
        <Button variant="secondary" busy={busy} onClick={onSave}>
          {t('exercise.saveChange')}
        </Button>
      )}
      {isChange && <Discard id={exercise.id} asks={asksToDiscard} saver={saver} onDiscard={onDiscard} />}
    </ActionBar>
  );
}

/** A value as it was before the form was sent: what is saved arrives while the page still waits for the rest. */
function useWhileIdle<T>(value: T, busy: boolean): T {
  const [idle, setIdle] = useState(value);
  if (!busy && idle !== value) setIdle(value);
  return busy ? idle : value;
}

interface DiscardProps {
  readonly id: string;
  readonly asks: boolean;
  readonly saver: Saver;
  readonly onDiscard: () => void;
}

/** Keeps the submission as it is and discards the unsaved change, on this device and on the server. */
function Discard({ id, asks, saver, onDiscard }: DiscardProps) {
  const { t } = useTranslation('programme');
  const [open, setOpen] = useState(false);
  const outcome = useOutcome(t('exercise.discard.failed'), () => saver.resume());
  const { send } = useSubmission(deleteDraft);
  const [busy, setBusy] = useState(false);
  const leave = () => {
    saver.settle();
    onDiscard();
  };
  const discard = async () => {
    setOpen(false);
    setBusy(true);
    // A draft that is still being sent would arrive after the deletion, and be there again.
    await saver.pause();
    const discarded = outcome.run(async () => {
      await send({ params: { webform_id: id } });
      leave();
    });
    await discarded.finally(() => setBusy(false));
  };
  return (
    <>
      <Button variant="subtle" busy={busy} onClick={() => (asks ? setOpen(true) : leave())}>
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
