import type { LetterPreview } from '#contract/letter.ts';
import { useViewHistory } from '../useViewHistory.ts';
import { useSeenMail } from './useSeenMail.ts';

/** The hash of the view that shows the mail. */
const MAIL = '#mail';

/** The second of two views of one page: the mail as it will go out for what was filled in on the first, before it is sent. */
export function useMailView() {
  const history = useViewHistory();
  const { mailFor, see, forget } = useSeenMail();
  return {
    /** The mail for this draft, while its view is open. */
    shownFor(draft: object): LetterPreview | null {
      const mail = mailFor(draft);
      return history.hash === MAIL ? mail : null;
    },
    /** Whether another view was open before, so that the focus has to follow. */
    hasMoved: history.hasMoved,
    open(draft: object, mail: LetterPreview) {
      see(draft, mail);
      history.follow('', MAIL);
    },
    back: () => history.back(MAIL, ''),
    /** After the mail was sent. */
    close() {
      forget();
      history.back(MAIL, '');
    },
  };
}
