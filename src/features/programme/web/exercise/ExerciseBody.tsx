import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answers } from '#domain/programme/exercise-answer.ts';
import { readView } from '#features/views/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { focusMain } from '#ui/app/focus-main.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { ExerciseConflict } from './ExerciseConflict.tsx';
import { ExerciseDone } from './ExerciseDone.tsx';
import { ExerciseForm } from './ExerciseForm.tsx';
import { ExerciseHead } from './ExerciseHead.tsx';
import { ExerciseLocked } from './ExerciseLocked.tsx';
import { openingOf } from './exercise-opening.ts';
import type { OpenedExercise } from './useExercise.ts';
import { deviceDraft } from './useExerciseDraft.ts';

type Part = 'writing' | 'reading' | { readonly mine: Answers };

/**
 * What can be done with an exercise now. It changes only on an action of the person: answers arriving from another device
 * must not replace the form while they type.
 */
export function ExerciseBody({ exercise }: { exercise: OpenedExercise }) {
  const { t } = useTranslation('programme');
  const { submissionView } = useApp().settings;
  const queryClient = useQueryClient();
  const toast = useToast();
  const { id, keeper, row, draft, locked } = exercise;
  const [chosen, setPart] = useState<Part>(row ? 'reading' : 'writing');
  // After a restart elsewhere there is no submission to read back.
  const part = chosen === 'reading' && !row ? 'writing' : chosen;
  const [opening, setOpening] = useState(() => openingOf(row, draft, deviceDraft(keeper, id)));
  const show = (next: Part) => {
    setPart(next);
    focusMain();
  };

  const done = () => {
    toast.show({ tone: 'success', text: t(submissionView ? 'exercise.saved' : 'exercise.savedOnly') });
    show('reading');
  };
  const readAnew = () => queryClient.invalidateQueries({ queryKey: [readView.path] });
  const reportConflict = async (mine: Answers) => {
    await readAnew();
    show({ mine });
  };
  const change = () => {
    setOpening(openingOf(row, draft, deviceDraft(keeper, id)));
    show('writing');
  };

  if (!row && locked) {
    return (
      <>
        <ExerciseHead exercise={exercise} />
        <ExerciseLocked reason={locked} next={exercise.next} />
      </>
    );
  }
  return (
    <>
      <ExerciseHead exercise={exercise} />
      {part === 'writing' && (
        <ExerciseForm
          exercise={exercise}
          opening={opening}
          onDone={done}
          onConflict={reportConflict}
          onGone={readAnew}
          onCancel={() => show('reading')}
        />
      )}
      {part === 'reading' && (
        <ExerciseDone
          exercise={exercise}
          unsent={Boolean(draft ?? deviceDraft(keeper, id))}
          onChange={change}
        />
      )}
      {typeof part === 'object' && (
        <ExerciseConflict
          exercise={exercise}
          mine={part.mine}
          onDone={done}
          onTaken={() => show('reading')}
        />
      )}
    </>
  );
}
