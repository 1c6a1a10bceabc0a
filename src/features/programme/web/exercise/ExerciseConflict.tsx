import type { Answers } from '#domain/programme/exercise-answer.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { TwoVersions } from '#ui/form/kept/TwoVersions.tsx';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { deleteDraft } from '../../draft-contract.ts';
import { forgetAnswersOnDevice } from './answers-on-device.ts';
import { ExerciseAnswers } from './ExerciseAnswers.tsx';
import { earlierAnswers } from './exercise-values.ts';
import type { OpenedExercise } from './useExercise.ts';
import { useSendAnswers } from './useExerciseForm.ts';

interface ExerciseConflictProps {
  readonly exercise: OpenedExercise;
  readonly mine: Answers;
  /** The answers of this device were saved. */
  readonly onDone: () => void;
  readonly onOtherKept: () => void;
}

/** The answers that were given here, beside those that another device saved meanwhile. */
export function ExerciseConflict({ exercise, mine, onDone, onOtherKept }: ExerciseConflictProps) {
  const { t } = useTranslation('programme');
  const { id, keeper, row, questions } = exercise;
  const { queryClient } = useApp();
  const send = useSendAnswers(exercise);
  const drop = useSubmission(deleteDraft);
  if (!row) return null;
  // Saving leaves the answers to removed questions as they are.
  const earlier = earlierAnswers(questions, row.data);
  return (
    <TwoVersions
      mine={{
        content: <ExerciseAnswers questions={questions} answers={{ ...mine, ...earlier }} />,
        async keep() {
          await send(mine, row, row.revision);
          forgetAnswersOnDevice(keeper, id);
          onDone();
        },
      }}
      other={{
        content: <ExerciseAnswers questions={questions} answers={row.data} />,
        async keep() {
          await drop.send({ params: { webform_id: id } });
          forgetAnswersOnDevice(keeper, id);
          onOtherKept();
        },
      }}
      onChangedAgain={() => queryClient.invalidateQueries({ queryKey: [readView.path] })}
      notSaved={t('exercise.notSaved')}
    />
  );
}
