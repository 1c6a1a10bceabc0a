import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { BackToProgramme } from './BackToProgramme.tsx';
import { ExerciseConflict } from './ExerciseConflict.tsx';
import { ExerciseDone } from './ExerciseDone.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import { ExerciseFacts, ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseLocked } from './ExerciseLocked.tsx';
import { viewsOf } from './exercise-views.ts';
import type { OpenedExercise } from './useExercise.ts';
import { answersOnDevice } from './useExerciseDraft.ts';
import { type Place, useExercisePlace } from './useExercisePlace.ts';

/**
 * What can be done with an exercise now. With a question in view it changes only on an action of the person: answers
 * arriving from another device must not replace the form while they type.
 */
export function ExerciseBody({ exercise }: { exercise: OpenedExercise }) {
  const { t } = useTranslation('programme');
  const { submissionView } = useApp().settings;
  const queryClient = useQueryClient();
  const toast = useToast();
  const open = useExercisePlace();
  const { id, keeper, row, draft, locked } = exercise;
  const [conflict, setConflict] = useState<{ readonly mine: Answers; readonly at: Place } | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const [isOver, setIsOver] = useState(row !== undefined);
  if (row && open.place === 'start' && !isOver) setIsOver(true);
  // After a restart elsewhere there is no submission to read back. Where answers are not shown, the form, which has them, does not open again.
  const isReading = row !== undefined && (open.place === 'start' || (isOver && !submissionView));

  const read = (ended: boolean) => {
    setHasEnded(ended);
    setConflict(null);
    open.leaveTo('start');
  };
  const done = () => {
    toast.show({ tone: 'success', text: t(submissionView ? 'exercise.saved' : 'exercise.savedOnly') });
    read(true);
  };
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [readView.path] });

  if (!row && locked) {
    return (
      <>
        <BackToProgramme />
        <ExerciseHead exercise={exercise} isFocused={false}>
          <ExerciseFacts exercise={exercise} views={viewsOf(exercise.questions).length} />
        </ExerciseHead>
        <ExerciseLocked reason={locked} next={exercise.next} />
      </>
    );
  }
  if (row && conflict?.at === open.place) {
    return (
      <>
        <ExerciseHead exercise={exercise} isFocused={false} />
        <ExerciseConflict
          exercise={exercise}
          mine={conflict.mine}
          onDone={done}
          onTaken={() => read(false)}
        />
      </>
    );
  }
  return (
    <>
      {(isReading || open.place === 'start') && <BackToProgramme />}
      {isReading ? (
        <ExerciseDone
          exercise={exercise}
          hasEnded={hasEnded}
          isFocused={open.hasMoved}
          unsent={Boolean(draft ?? answersOnDevice(keeper, id))}
          onChange={() => open.goTo(0)}
        />
      ) : (
        <ExerciseForm
          exercise={exercise}
          open={open}
          onDone={done}
          onConflict={async (mine) => {
            await readAnew();
            setConflict({ mine, at: open.place });
          }}
          onGone={readAnew}
          onCancel={() => read(false)}
        />
      )}
    </>
  );
}
