import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';

interface Seen {
  readonly draft: string;
  readonly mail: LetterPreview;
}

/**
 * The mail that somebody looked at, as long as `draft` is what they had filled in then. After any change they have to look again,
 * even if it is undone: otherwise the view with the mail would open while they type.
 */
export function useSeenMail(draft: object | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const mailOf = (of: object | null) => (seen?.draft === JSON.stringify(of) ? seen.mail : null);
  const mail = mailOf(draft);
  if (seen && !mail) setSeen(null);
  return {
    mail,
    /** The mail, if it was looked at for this draft. */
    mailOf,
    see: (of: object, letter: LetterPreview) => setSeen({ draft: JSON.stringify(of), mail: letter }),
    forget: () => setSeen(null),
  };
}
