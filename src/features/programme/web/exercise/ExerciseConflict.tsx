import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import { FormActions } from '#ui/form/FormActions.tsx';
import { Banner } from '#ui/primitives/Banner.tsx';
import { Button } from '#ui/primitives/Button.tsx';
import { Card } from '#ui/primitives/Card.tsx';
import { deleteDraft } from '../../draft-contract.ts';
import styles from './Exercise.module.css';
import { ExerciseAnswers } from './ExerciseAnswers.tsx';
import type { OpenedExercise } from './useExercise.ts';
import { forgetAnswersOnDevice } from './useExerciseDraft.ts';
import { useSendAnswers } from './useExerciseForm.ts';

interface ExerciseConflictProps {
  readonly exercise: OpenedExercise;
  readonly mine: Answers;
  /** The answers of this device were saved. */
  readonly onDone: () => void;
  /** The other version stays. */
  readonly onTaken: () => void;
}

/** Two devices changed the same submission: both versions are shown and kept until the person chooses one. */
export function ExerciseConflict({ exercise, mine, onDone, onTaken }: ExerciseConflictProps) {
  const { t } = useTranslation('programme');
  const { id, keeper, row, questions } = exercise;
  const { queryClient } = useApp();
  const failureText = useFailureText();
  const endSession = useSessionEnd();
  const send = useSendAnswers(exercise);
  const drop = useSubmission(deleteDraft);
  const [busy, setBusy] = useState<'mine' | 'other' | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  if (!row) return null;

  const decide = async (choice: 'mine' | 'other') => {
    setBusy(choice);
    setFailure(null);
    try {
      if (choice === 'mine') await send(mine, row, row.revision);
      else await drop.send({ params: { webform_id: id } });
      forgetAnswersOnDevice(keeper, id);
      (choice === 'mine' ? onDone : onTaken)();
    } catch (error) {
      if (!(error instanceof CallFailure)) throw error;
      if (isSessionOver(error)) endSession();
      // It changed again: show that version instead.
      else if (error.code === 'edit_conflict')
        await queryClient.invalidateQueries({ queryKey: [readView.path] });
      else setFailure(failureText(error, t('exercise.notSaved')));
    } finally {
      setBusy(null);
    }
  };

  return (
    <div className="stack">
      <Banner tone="info" title={t('exercise.conflict.title')} role="status">
        {t('exercise.conflict.text')}
      </Banner>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <div className={styles.versions}>
        <Version title={t('exercise.conflict.mine')}>
          <ExerciseAnswers questions={questions} answers={mine} />
        </Version>
        <Version title={t('exercise.conflict.other')}>
          <ExerciseAnswers questions={questions} answers={row.data} />
        </Version>
      </div>
      <FormActions>
        <Button busy={busy === 'mine'} onClick={() => void decide('mine')}>
          {t('exercise.conflict.keepMine')}
        </Button>
        <Button variant="secondary" busy={busy === 'other'} onClick={() => void decide('other')}>
          {t('exercise.conflict.keepOther')}
        </Button>
      </FormActions>
    </div>
  );
}

function Version({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" className="stack" aria-label={title}>
      <p className="h3">{title}</p>
      {children}
    </Card>
  );
}
