import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { answersOnDevice } from './answers-on-device.ts';
import { BackToProgramme } from './BackToProgramme.tsx';
import { ExerciseConflict } from './ExerciseConflict.tsx';
import { ExerciseDone } from './ExerciseDone.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import { ExerciseFacts, ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseLocked } from './ExerciseLocked.tsx';
import type { OpenedExercise } from './useExercise.ts';
import { useExerciseView, type ViewName } from './useExerciseView.ts';
import { useFormKey } from './useFormKey.ts';

/** An exercise in the mode that it is in, and the ways from one mode to another. */
export function ExerciseBody({ exercise }: { exercise: OpenedExercise }) {
  const { t } = useTranslation('programme');
  const { submissionView } = useApp().settings;
  const queryClient = useQueryClient();
  const toast = useToast();
  const view = useExerciseView();
  const { draft, keepsNothing, locked } = exercise;
  const [conflict, setConflict] = useState<{ readonly mine: Answers; readonly at: ViewName } | null>(null);
  const [isJustSaved, setJustSaved] = useState(false);
  const mode = useMode(exercise, view.name, conflict?.at);
  const form = useFormKey(exercise, view.name);

  const read = (justSaved: boolean) => {
    setJustSaved(justSaved);
    setConflict(null);
    view.leaveTo('start');
  };
  const done = () => {
    const saved = submissionView ? 'exercise.saved' : 'exercise.savedOnly';
    toast.show({ tone: 'success', text: t(keepsNothing ? 'exercise.keepsNothing.done' : saved) });
    read(true);
  };
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [readView.path] });

  if (mode === 'locked' && locked) {
    return (
      <>
        <BackToProgramme />
        <ExerciseHead exercise={exercise} isFocused={false}>
          <ExerciseFacts exercise={exercise} />
        </ExerciseHead>
        <ExerciseLocked reason={locked} next={exercise.next} />
      </>
    );
  }
  if (mode === 'conflict' && conflict) {
    return (
      <>
        <ExerciseHead exercise={exercise} isFocused={false} />
        <ExerciseConflict
          exercise={exercise}
          mine={conflict.mine}
          onDone={done}
          onOtherKept={() => read(false)}
        />
      </>
    );
  }
  if (mode === 'reading') {
    return (
      <>
        <BackToProgramme />
        <ExerciseDone
          exercise={exercise}
          isJustSaved={isJustSaved}
          isFocused={view.hasMoved}
          unsent={Boolean(draft ?? answersOnDevice(exercise))}
          onChange={() => view.goTo(0)}
        />
      </>
    );
  }
  return (
    <>
      {view.name === 'start' && <BackToProgramme />}
      <ExerciseForm
        key={form}
        exercise={exercise}
        view={view}
        onDone={done}
        onConflict={async (mine) => {
          await readAnew();
          setConflict({ mine, at: view.name });
        }}
        onGone={readAnew}
        onCancel={() => read(false)}
      />
    </>
  );
}

/** Nothing can be done yet, one of two versions has to be chosen, or the answers are read back or written. */
type Mode = 'locked' | 'conflict' | 'reading' | 'writing';

/**
 * The mode of an exercise. With a question in view it changes only on an action of the person: answers arriving from another device
 * must not replace the form while they type.
 */
function useMode({ row, locked }: OpenedExercise, view: ViewName, conflictAt: ViewName | undefined): Mode {
  const { submissionView } = useApp().settings;
  const [wasDone, setWasDone] = useState(row !== undefined);
  if (row && view === 'start' && !wasDone) setWasDone(true);
  // After a restart elsewhere there is no submission to read back.
  if (!row) return locked ? 'locked' : 'writing';
  if (view === conflictAt) return 'conflict';
  // On a site that does not show answers, the form would show them: once the exercise is done, it does not open again.
  return view === 'start' || (wasDone && !submissionView) ? 'reading' : 'writing';
}
