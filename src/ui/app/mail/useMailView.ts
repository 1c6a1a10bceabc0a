import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { useViewHistory } from '../useViewHistory.ts';

/** The hash of the view that shows the mail. */
const MAIL = '#mail';

/** The second of two views of one page: a mail as it will go out, before it is sent. */
export function useMailView() {
  const history = useViewHistory();
  const [mail, setMail] = useState<LetterPreview | null>(null);
  return {
    /** The mail, while its view is open. */
    shown: history.hash === MAIL ? mail : null,
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved: history.hasMoved,
    open(looked: LetterPreview) {
      setMail(looked);
      history.follow('', MAIL);
    },
    back: () => history.back(MAIL, ''),
    /** After the mail was sent. */
    close() {
      setMail(null);
      history.back(MAIL, '');
    },
  };
}
