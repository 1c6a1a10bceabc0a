import { useLayoutEffect, useRef } from 'react';
import { type Answers, checkDraft } from '#domain/programme/exercise-answer.ts';
import type { App } from '#ui/app/app.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { draftIn } from '#ui/form/kept/draft-list.ts';
import type { Opening } from '#ui/form/kept/draft-opening.ts';
import { useDraft } from '#ui/form/kept/useDraft.ts';
import { type Draft, readDrafts, saveDraft } from '../../draft-contract.ts';
import { nameOf, type Place } from './answers-on-device.ts';
import type { ExerciseQuestion } from './exercise-questions.ts';
import { answersOf, valuesOf } from './exercise-values.ts';

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
