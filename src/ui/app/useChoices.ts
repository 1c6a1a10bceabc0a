import { useRef, useState } from 'react';
import { useOutcome } from '../toast/useOutcome.ts';
import { CallFailure } from './caller.ts';
import type { FailureWords } from './failure/useFailureText.ts';

interface Saving<Choices> {
  /** Saves the changed choices; the others stay as they are. */
  save(change: Partial<Choices>): Promise<unknown>;
  /** The toast for saved choices. */
  done(saved: Partial<Choices>): string;
  /** The toast for a failure. */
  readonly failed: FailureWords;
}

/** Choices that are saved as soon as they are made, each with a toast. One made while another is being saved is saved after it. */
export function useChoices<Choices extends object>(stored: Choices, { save, done, failed }: Saving<Choices>) {
  const outcome = useOutcome(failed);
  const wanted = useRef<Partial<Choices> | null>(null);
  /** The choices that are not saved as they were made last. */
  const unsaved = useRef(new Set<string>());
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
      for (const name in saved) if (wanted.current[name] === saved[name]) unsaved.current.delete(name);
    }
    outcome.done(done(saved), unsaved.current.size === 0);
  }

  async function choose(change: Partial<Choices>): Promise<void> {
    const isSaving = wanted.current !== null;
    wanted.current = { ...wanted.current, ...change };
    for (const name in change) unsaved.current.add(name);
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
