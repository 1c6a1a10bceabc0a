import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';

interface Seen {
  readonly draft: string;
  readonly mail: LetterPreview;
}

/**
 * The mail that somebody looked at for what they had filled in. Once the draft changes it has to be looked at again, also if it changes
 * back: otherwise the view with the mail would open while they type.
 */
export function useSeenMail() {
  const [seen, setSeen] = useState<Seen | null>(null);
  return {
    /** The mail for this draft, if the draft has not changed since the mail was looked at. */
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
