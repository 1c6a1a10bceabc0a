import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fieldValue } from '#contract/wire.ts';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { CallFailure } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { Form } from '#ui/form/Form.tsx';
import { FormActions } from '#ui/form/FormActions.tsx';
import { HelpLine } from '#ui/help/HelpLine.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { ConfirmDialog } from '#ui/primitives/overlay/ConfirmDialog.tsx';
import { useToast } from '#ui/toast/useToast.ts';
import { deleteDraft } from '../../draft-contract.ts';
import { DraftLine } from './DraftLine.tsx';
import styles from './Exercise.module.css';
import { ExerciseContacts } from './ExerciseContacts.tsx';
import { ExerciseField } from './ExerciseField.tsx';
import type { Opening } from './exercise-opening.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import type { OpenedExercise } from './useExercise.ts';
import { useExerciseForm } from './useExerciseForm.ts';

interface ExerciseFormProps {
  readonly exercise: OpenedExercise;
  readonly opening: Opening;
  readonly onDone: () => void;
  readonly onConflict: (mine: Answers) => Promise<void>;
  readonly onGone: () => Promise<void>;
  /** Back to the submission, if there is one. */
  readonly onCancel: () => void;
}

/** The questions of an exercise, to answer or to change. */
export function ExerciseForm({ exercise, opening, onDone, onConflict, onGone, onCancel }: ExerciseFormProps) {
  const { t } = useTranslation('programme');
  const { form, status, saver } = useExerciseForm(exercise, opening, { onDone, onConflict, onGone });
  const { paragraph, questions, row } = exercise;
  const outro = fieldValue(paragraph.field_outro);
  return (
    <Form form={form}>
      {opening.unsent && (
        <p className={styles.unsent} role="status">
          {t('exercise.continued')}
        </p>
      )}
      {questions.map((question) => (
        <Card key={question.key} className="stack">
          <ExerciseField question={question} form={form} />
        </Card>
      ))}
      {outro && <p className={styles.intro}>{outro}</p>}
      <ExerciseContacts ids={paragraph.field_contacts.map(({ value }) => value)} />
      <DraftLine status={status} />
      <FormActions>
        <Button type="submit" busy={form.busy}>
          {t(row ? 'exercise.saveChange' : 'exercise.submit')}
        </Button>
        {row && (
          <Discard
            id={exercise.id}
            asks={status !== 'none' || opening.unsent !== null}
            onDiscard={() => {
              saver.settle();
              onCancel();
            }}
          />
        )}
      </FormActions>
      <HelpLine />
      <LeaveQuestion asks={status === 'nowhere'} />
    </Form>
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
