import { useEffect, useLayoutEffect, useRef } from 'react';
import { CallFailure, isSessionOver } from '#ui/app/caller.ts';
import { useSessionEnd } from '#ui/app/useSessionEnd.ts';
import type { DraftSaver, DraftStatus } from './draft-saver.ts';

/** Saves the draft of a form at every change of its values. */
export function useSavedAsTyped<Values>(saver: DraftSaver<Values>, values: Values): void {
  const written = JSON.stringify(values);
  const last = useRef(written);
  useEffect(() => {
    if (last.current === written) return;
    last.current = written;
    saver.change(values);
  }, [saver, written, values]);
}

/** Takes away that the server could not be reached once the draft reached it, or the browser is online again. */
export function useReachedAgain(status: DraftStatus, { clearUnreached }: { clearUnreached(): void }): void {
  const latest = useRef(clearUnreached);
  useLayoutEffect(() => {
    latest.current = clearUnreached;
  });
  useLayoutEffect(() => {
    if (status === 'saved') latest.current();
  }, [status]);
  useEffect(() => {
    const clear = () => latest.current();
    window.addEventListener('online', clear);
    return () => window.removeEventListener('online', clear);
  }, []);
}

/**
 * Submits a form that keeps drafts, and deletes the draft once that worked. The draft stays if another device saved one
 * meanwhile, if `send` returned false because nothing is to be submitted yet, if the session ended, or if another device
 * submitted first.
 */
export function useSettling<Values>(
  saver: DraftSaver<Values>,
  onConflict: ((values: Values) => Promise<void>) | undefined,
) {
  const endSession = useSessionEnd();
  return async (values: Values, send: () => Promise<boolean>): Promise<boolean> => {
    if (!(await saver.secure(values))) return false;
    try {
      const isPlaced = await send();
      if (isPlaced) saver.settle();
      else saver.resume();
      return isPlaced;
    } catch (error) {
      if (isSessionOver(error)) {
        // Sends nothing more: by now somebody else may be logged in.
        saver.change(values);
        endSession();
        return false;
      }
      saver.resume();
      if (!onConflict || !(error instanceof CallFailure) || error.code !== 'edit_conflict') throw error;
      await onConflict(values);
      return false;
    }
  };
}
