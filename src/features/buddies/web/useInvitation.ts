import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { LetterPreview } from '#contract/letter.ts';
import { type Buddy, type BuddyDraft, checkBuddy, MOST_BUDDIES } from '#domain/buddies/buddy.ts';
import { type Me, mailKey } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { App } from '#ui/app/app.ts';
import { buddiesQuery } from '#ui/app/buddies.ts';
import type { CallFailure } from '#ui/app/caller.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { useMailView } from '#ui/app/mail/useMailView.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useFailureText } from '#ui/app/useFailureText.ts';
import { useProblemForm } from '#ui/form/useProblemForm.ts';
import { useToast } from '#ui/toast/useToast.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { addBuddy, previewInvitation } from '../contract.ts';

const EMPTY: BuddyDraft = { name: '', email: '' };
const FIELDS = { name: 'name', email: 'email' };
/** Longer waits than this are about the invitations of a day. Seconds. */
const HOUR = 3_600;

/** What the browser can say of an invitation; the server has the last word. */
function problemsOf(draft: BuddyDraft, me: Me, known: readonly Buddy[]): readonly Problem[] {
  const own = me.pendingMail === null ? [me.mail] : [me.mail, me.pendingMail];
  const wrong = checkBuddy(draft, { fields: FIELDS, own });
  if (wrong.length > 0) return wrong;
  if (known.some(({ mail }) => mailKey(mail) === mailKey(draft.email)))
    return problem('email', 'emailInvited');
  return known.length < MOST_BUDDIES ? NO_PROBLEMS : problem('email', 'buddiesFull', { count: MOST_BUDDIES });
}

/** An invitation in two views of one page: who is invited, and the mail as it will go out, which sends it. */
export function useInvitation(me: Me, app: App) {
  const { t } = useTranslation('buddies');
  const toast = useToast();
  const failureText = useFailureText();
  const view = useMailView();
  const { data: known = [] } = useQuery(buddiesQuery(app));
  const looking = useSubmission(previewInvitation);
  const adding = useSubmission(addBuddy);
  const [wasSent, setWasSent] = useState(false);

  const form = useProblemForm<BuddyDraft>({
    values: EMPTY,
    keepAs: deviceEntry('buddy'),
    check: (draft) => problemsOf(draft, me, known),
    labelOf: (name) => t(`invite.${name}`),
    async submit(draft) {
      if (view.shownFor(draft)) return send(draft);
      view.open(draft, await looking.send({ body: draft }));
      setWasSent(false);
      return false;
    },
    // What is wrong is told at the field, which is on the first view.
    onRefused: (names) => {
      if (names.length > 0 && shown()) view.back();
    },
    failureText: (failure) =>
      shown() ? failedToSend(failure) : failureText(failure, t('invite.lookFailed')),
  });

  function shown(): LetterPreview | null {
    return view.shownFor(form.values);
  }

  function failedToSend(failure: CallFailure): string {
    const isOfToday = failure.code === 'too_many_requests' && (failure.retryAfterSeconds ?? 0) > HOUR;
    if (isOfToday) return t('confirm.tooMany');
    return failureText(failure, t('confirm.failed', { name: form.values.name.trim() }));
  }

  async function send(draft: BuddyDraft): Promise<void> {
    const { waiting } = await adding.send({ body: draft });
    const name = draft.name.trim();
    toast.show({ tone: 'success', text: t(waiting ? 'confirm.sentWaiting' : 'confirm.sent', { name }) });
    form.setSeveral(EMPTY);
    setWasSent(true);
    view.close();
  }

  return {
    form,
    shown: shown(),
    /** Where the focus belongs on the first view: nowhere until another view was open. */
    focus: view.hasMoved ? (wasSent ? 'list' : 'form') : null,
    back: view.back,
  } as const;
}

export type Invitation = ReturnType<typeof useInvitation>;
