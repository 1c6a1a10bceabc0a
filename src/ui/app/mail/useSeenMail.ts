import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';

interface Seen {
  readonly draft: string;
  readonly mail: LetterPreview;
}

/**
 * The mail that somebody looked at for what they had filled in, while `draft` is still that. Once it changes the mail has to be looked
 * at again, also if it changes back: otherwise the view with the mail would open while they type.
 */
export function useSeenMail(draft: object | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const mail = seen?.draft === JSON.stringify(draft) ? seen.mail : null;
  if (seen && !mail) setSeen(null);
  return {
    mail,
    see: (of: object, letter: LetterPreview) => setSeen({ draft: JSON.stringify(of), mail: letter }),
    forget: () => setSeen(null),
  };
}
