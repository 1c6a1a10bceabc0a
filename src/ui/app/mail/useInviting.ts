import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { type ProblemFormOptions, useProblemForm } from '../../form/useProblemForm.ts';
import { useToast } from '../../toast/useToast.ts';
import { type CallFailure, limitOf } from '../caller.ts';
import { useFailureText } from '../failure/useFailureText.ts';
import { useViewHistory } from '../useViewHistory.ts';
import { useSeenMail } from './useSeenMail.ts';

/** The hash of the view that shows the mail. */
const MAIL = '#mail';

interface Inviting<Draft extends object>
  extends Pick<ProblemFormOptions<Draft>, 'keepAs' | 'check' | 'labelOf'> {
  readonly empty: Draft;
  /** Fetches the mail as it will go out. */
  look(draft: Draft): Promise<LetterPreview>;
  /** Sends it; returns the words that confirm it. */
  send(draft: Draft): Promise<string>;
  readonly words: {
    readonly notShown: string;
    /** For somebody who has sent as many as they may in a day. */
    readonly tooMany: string;
    notSent(draft: Draft): string;
  };
}

/** An invitation in two views of one page: the form that says who is invited, and the mail as it will go out. */
export function useInviting<Draft extends object>({ empty, look, send, words, ...rest }: Inviting<Draft>) {
  const toast = useToast();
  const failureText = useFailureText();
  const history = useViewHistory();
  const [wasSent, setWasSent] = useState(false);

  const form = useProblemForm<Draft>({
    ...rest,
    values: empty,
    async submit(draft) {
      if (shown) return sendMail(draft);
      see(draft, await look(draft));
      history.follow('', MAIL);
      setWasSent(false);
      return false;
    },
    // The message is at the field, which is on the first view.
    onRefused(names) {
      if (names.length > 0 && shown) back();
    },
    failureText: (failure): string => (shown ? failedToSend(failure) : failureText(failure, words.notShown)),
  });

  const { mail, see, forget } = useSeenMail(form.values);
  const shown = history.hash === MAIL ? mail : null;

  function back(): void {
    history.back(MAIL, '');
  }

  function failedToSend(failure: CallFailure): string {
    return limitOf(failure) === 'day' ? words.tooMany : failureText(failure, words.notSent(form.values));
  }

  async function sendMail(draft: Draft): Promise<void> {
    toast.show({ tone: 'success', text: await send(draft) });
    form.setSeveral(empty);
    setWasSent(true);
    forget();
    // They may have left the mail while it was sent.
    if (window.location.hash === MAIL) back();
  }

  return {
    form,
    /** The mail for the current draft, while its view is open. */
    shown,
    /** Whether another view was open before, so that the focus has to move. */
    hasMoved: history.hasMoved,
    wasSent,
    back,
  } as const;
}
