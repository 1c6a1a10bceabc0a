import { useEffect, useState } from 'react';
import { checkDraft } from '#domain/programme/exercise-answer.ts';
import { type App, useApp } from '#ui/app/app.ts';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { forgetEntry, type Keeper, keepEntry, keptEntry } from '#ui/app/kept-entry.ts';
import { endpointQuery } from '#ui/app/queries.ts';
import { readDrafts, saveDraft } from '../../draft-contract.ts';
import { DraftSaver, type DraftStatus } from './draft-saver.ts';
import type { DeviceDraft, Opening } from './exercise-opening.ts';
import type { ExerciseQuestion } from './exercise-questions.ts';

const entryName = (exercise: string) => `exercise.${exercise}`;

/** The answers on this device that are not on the server yet. */
export function deviceDraft(keeper: Keeper, exercise: string): DeviceDraft | null {
  return keptEntry(keeper, entryName(exercise)) as DeviceDraft | null;
}

export function forgetDeviceDraft(keeper: Keeper, exercise: string): void {
  forgetEntry(keeper, entryName(exercise));
}

interface Writing {
  readonly keeper: Keeper;
  readonly exercise: string;
  readonly questions: readonly ExerciseQuestion[];
  readonly opening: Opening;
}

/** Saves an exercise while it is being written, on this device and on the server; `status` reports the progress. */
export function useExerciseDraft(writing: Writing) {
  const app = useApp();
  const { unsent, answers } = writing.opening;
  const [status, setStatus] = useState<DraftStatus>(unsent === 'server' ? 'saved' : 'none');
  const [saver] = useState(() => createSaver(app, writing, setStatus));
  useEffect(() => {
    // The server does not have it yet.
    if (unsent === 'device') saver.change(answers);
  }, [saver, unsent, answers]);
  useEffect(() => {
    saver.enter();
    app.caller.prepareChange();
    const flush = () => void saver.flush();
    const flushHidden = () => document.visibilityState === 'hidden' && flush();
    document.addEventListener('visibilitychange', flushHidden);
    window.addEventListener('online', flush);
    return () => {
      document.removeEventListener('visibilitychange', flushHidden);
      window.removeEventListener('online', flush);
      void saver.leave();
    };
  }, [saver, app.caller]);
  return { status, saver };
}

function createSaver(
  app: App,
  { keeper, exercise, questions, opening }: Writing,
  show: (status: DraftStatus) => void,
): DraftSaver {
  const { revision } = opening;
  let { basis } = opening;
  let keptAt = 0;
  return new DraftSaver({
    keep(answers) {
      keptAt = Date.now();
      return keepEntry(keeper, entryName(exercise), {
        answers,
        revision,
        basis,
        at: keptAt,
      } satisfies DeviceDraft);
    },
    forget() {
      // Another page may have stored something newer; keep that.
      if ((deviceDraft(keeper, exercise)?.at ?? 0) <= keptAt || keptAt === 0)
        forgetDeviceDraft(keeper, exercise);
    },
    show,
    async send(answers) {
      if (checkDraft({ questions }, answers).length > 0) return 'refused';
      try {
        const input = { params: { webform_id: exercise }, body: { data: answers, revision } };
        const saved = await app.caller.call(saveDraft, input);
        basis = saved.changed;
        // What opens next on this page goes on from it.
        app.queryClient.setQueryData(
          endpointQuery(app, readDrafts).queryKey,
          (drafts) => drafts && [...drafts.filter(({ webform_id }) => webform_id !== exercise), saved],
        );
        return 'saved';
      } catch (error) {
        if (!(error instanceof CallFailure)) throw error;
        if (isSessionOver(error)) return 'sessionOver';
        const isFinal = error.code === 'invalid_input' || error.code === 'exercise_locked';
        return isFinal ? 'refused' : 'device';
      }
    },
  });
}
