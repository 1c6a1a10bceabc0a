import { useRef, useState } from 'react';
import type { Danger } from '#domain/community/danger/danger.ts';
import { useApp } from '#ui/app/app.ts';
import { readDangers } from '../../safety-contract.ts';

export interface SafetyAsking {
  /** The dangers in the text while its writer is asked; null otherwise. */
  readonly dangers: readonly Danger[] | null;
  /** The writer goes back to the text. */
  writeOn(): void;
  /** The writer wants to place it all the same. */
  accept(): void;
}

/** Asks the writer of a text with an explicit sign of danger before it is placed; a changed text asks again. */
export function useSafetyStep() {
  const { caller } = useApp();
  const [asked, setAsked] = useState<{ readonly words: string; readonly dangers: readonly Danger[] } | null>(
    null,
  );
  /** A ref, because the words are accepted and submitted in the same event, and nothing on the page depends on them. */
  const accepted = useRef<string | null>(null);
  const asking: SafetyAsking = {
    dangers: asked && asked.dangers,
    writeOn: () => setAsked(null),
    accept() {
      accepted.current = asked && asked.words;
      setAsked(null);
    },
  };
  return {
    asking,
    /** Called on submit; true if the writer is asked first, so that nothing is placed yet. Rejects with a `CallFailure`. */
    async comesFirst(words: string): Promise<boolean> {
      if (words === accepted.current) return false;
      const { dangers } = await caller.call(readDangers, { body: { text: words } });
      if (dangers.length === 0) return false;
      setAsked({ words, dangers });
      return true;
    },
  };
}
