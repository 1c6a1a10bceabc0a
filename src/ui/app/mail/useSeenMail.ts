import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';

interface Seen {
  readonly draft: string;
  readonly mail: LetterPreview;
}

/** The mail that somebody looked at for what they had filled in; once that is another draft, it has to be looked at again. */
export function useSeenMail() {
  const [seen, setSeen] = useState<Seen | null>(null);
  return {
    /** The mail for this draft, if it was looked at and the draft has been the same since. */
    mailFor(draft: object | null): LetterPreview | null {
      if (!seen) return null;
      if (seen.draft === JSON.stringify(draft)) return seen.mail;
      setSeen(null);
      return null;
    },
    see: (draft: object, mail: LetterPreview) => setSeen({ draft: JSON.stringify(draft), mail }),
    forget: () => setSeen(null),
  };
}
