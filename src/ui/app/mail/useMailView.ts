import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { useViewHistory } from '../useViewHistory.ts';

/** The hash of the view that shows the mail. */
const MAIL = '#mail';

interface Looked {
  readonly draft: string;
  readonly mail: LetterPreview;
}

/** The second of two views of one page: the mail as it will go out for what was filled in on the first, before it is sent. */
export function useMailView() {
  const history = useViewHistory();
  const [looked, setLooked] = useState<Looked | null>(null);
  return {
    /** The mail for this draft, while its view is open. Once the draft is another one, the mail has to be looked at again. */
    shownFor(draft: object): LetterPreview | null {
      if (!looked) return null;
      const isOfDraft = looked.draft === JSON.stringify(draft);
      if (!isOfDraft) setLooked(null);
      return isOfDraft && history.hash === MAIL ? looked.mail : null;
    },
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved: history.hasMoved,
    open(draft: object, mail: LetterPreview) {
      setLooked({ draft: JSON.stringify(draft), mail });
      history.follow('', MAIL);
    },
    back: () => history.back(MAIL, ''),
    /** After the mail was sent. */
    close() {
      setLooked(null);
      history.back(MAIL, '');
    },
  };
}
