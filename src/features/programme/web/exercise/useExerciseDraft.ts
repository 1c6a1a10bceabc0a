import { useLayoutEffect, useRef } from 'react';
import { type Answers, checkDraft } from '#domain/programme/exercise-answer.ts';
import type { App } from '#ui/app/app.ts';
import type { Keeper } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import type { DeviceDraft, Opening } from '#ui/form/kept/draft-opening.ts';
import { deviceDraft, useDraft } from '#ui/form/kept/useDraft.ts';
import { type Draft, readDrafts, saveDraft } from '../../draft-contract.ts';
import type { ExerciseQuestion } from './exercise-questions.ts';
import { answersOf, valuesOf } from './exercise-values.ts';

const nameOf = (exercise: string) => `exercise.${exercise}`;

/** Whose answers to which exercise. */
interface Place {
  readonly keeper: Keeper;
  readonly id: string;
  readonly keepsNothing: boolean;
}

/** The answers on this device that are not on the server yet. Those to an exercise that keeps nothing, from before it did, go at once. */
export function answersOnDevice({ keeper, id, keepsNothing }: Place): DeviceDraft<Answers> | null {
  if (!keepsNothing) return typedOnDevice(keeper, id);
  forgetAnswersOnDevice(keeper, id);
  return null;
}

export function typedOnDevice(keeper: Keeper, exercise: string): DeviceDraft<Answers> | null {
  return deviceDraft<Answers>(nameOf(exercise)).read(keeper);
}

export function forgetAnswersOnDevice(keeper: Keeper, exercise: string): void {
  deviceDraft(nameOf(exercise)).forget(keeper);
}

function draftOf(app: App, exercise: string) {
  const list = endpointQuery(app, readDrafts);
  return draftIn<Draft>(app.queryClient, list, ({ webform_id: id }) => id === exercise);
}

interface Writing extends Place {
  readonly questions: readonly ExerciseQuestion[];
  readonly opening: Opening<Answers>;
}

/** Saves an exercise while it is being written, on this device and on the server, unless it keeps nothing; `status` reports the progress. */
export function useExerciseDraft({ keeper, id, keepsNothing, questions, opening }: Writing) {
  // Editors may change the questions while somebody writes.
  const latest = useRef(questions);
  useLayoutEffect(() => {
    latest.current = questions;
  }, [questions]);
  return useDraft<Answers>({
    keeper,
    name: nameOf(id),
    opening,
    keepsNothing,
    refuses: (answers) => checkDraft({ questions: latest.current }, answers).length > 0,
    async send(app, answers, base) {
      const input = { params: { webform_id: id }, body: { data: answers, ...base } };
      return draftOf(app, id).put(await app.caller.call(saveDraft, input));
    },
    read: (app) =>
      draftOf(app, id).read(({ data }) => answersOf(latest.current, valuesOf(latest.current, data))),
  });
}
