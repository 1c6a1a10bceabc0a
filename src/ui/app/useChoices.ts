import { useRef, useState } from 'react';
import { useOutcome } from '../toast/useOutcome.ts';
import { CallFailure } from './caller.ts';

interface Saving<Choices> {
  /** Saves what was chosen; the rest stays as it is. */
  save(change: Partial<Choices>): Promise<unknown>;
  /** What was saved, in words. */
  done(saved: Partial<Choices>): string;
  /** What did not happen, where a failure has no text of its own. */
  readonly failed: string;
}

/** Choices that hold at once, each with a toast. Those made while one is being saved are saved after it. */
export function useChoices<Choices extends object>(stored: Choices, { save, done, failed }: Saving<Choices>) {
  const outcome = useOutcome(failed);
  const wanted = useRef<Partial<Choices> | null>(null);
  const [shown, setShown] = useState<Partial<Choices>>({});

  function tell(error: unknown): void {
    if (!(error instanceof CallFailure)) throw error;
    outcome.failed(error);
  }

  async function saveWanted(): Promise<void> {
    let saved: Partial<Choices> = {};
    while (wanted.current && saved !== wanted.current) {
      saved = wanted.current;
      await save(saved);
    }
    outcome.done(done(saved));
  }

  async function choose(change: Partial<Choices>): Promise<void> {
    const isSaving = wanted.current !== null;
    wanted.current = { ...wanted.current, ...change };
    setShown(wanted.current);
    if (isSaving) return;
    try {
      await saveWanted();
    } catch (error) {
      tell(error);
    } finally {
      wanted.current = null;
      setShown({});
    }
  }

  const choices: Choices = { ...stored, ...shown };
  return { choices, choose: (change: Partial<Choices>) => void choose(change), tell };
}
