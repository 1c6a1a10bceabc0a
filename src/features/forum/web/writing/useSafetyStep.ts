import { useRef, useState } from 'react';
import type { Danger } from '#domain/community/danger/danger.ts';
import { useApp } from '#ui/app/app.ts';
import { readDangers } from '../../safety-contract.ts';

export interface SafetyAsking {
  /** What the text says, while its writer is asked; null otherwise. */
  readonly dangers: readonly Danger[] | null;
  writeOn(): void;
  /** The writer wants to place it all the same. */
  accept(): void;
}

/** Shows whom to call before a text with an explicit sign of danger is placed; another text asks anew. */
export function useSafetyStep() {
  const { caller } = useApp();
  const [asked, setAsked] = useState<{ readonly words: string; readonly dangers: readonly Danger[] } | null>(
    null,
  );
  /** Of the words that were accepted nothing shows, and they count at once. */
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
    /** On submit: true when the step comes first, and nothing is to be placed yet. Rejects with a `CallFailure`. */
    async comesFirst(words: string): Promise<boolean> {
      if (words === accepted.current) return false;
      const { dangers } = await caller.call(readDangers, { body: { text: words } });
      if (dangers.length === 0) return false;
      setAsked({ words, dangers });
      return true;
    },
  };
}
