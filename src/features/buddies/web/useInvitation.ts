import { useQuery } from '@tanstack/react-query';
import {
  addressesOf,
  type Buddy,
  type BuddyDraft,
  checkBuddy,
  INVITATIONS_A_DAY,
  MOST_BUDDIES,
} from '#domain/buddies/buddy.ts';
import { type Me, mailKey } from '#domain/identity/account.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { App } from '#ui/app/app.ts';
import { buddiesQuery } from '#ui/app/buddies.ts';
import { deviceEntry } from '#ui/app/kept-entry.ts';
import { useInviting } from '#ui/app/mail/useInviting.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { useTranslation } from '#ui/words/useTranslation.ts';
import { addBuddy, previewInvitation } from '../contract.ts';

const EMPTY: BuddyDraft = { name: '', email: '' };
const FIELDS = { name: 'name', email: 'email' };

/** The problems of an invitation that the browser can find; the server has the last word. */
function problemsOf(draft: BuddyDraft, me: Me, known: readonly Buddy[]): readonly Problem[] {
  const wrong = checkBuddy(draft, { fields: FIELDS, own: addressesOf(me) });
  if (wrong.length > 0) return wrong;
  if (known.some(({ mail }) => mailKey(mail) === mailKey(draft.email)))
    return problem('email', 'emailInvited');
  return known.length < MOST_BUDDIES ? NO_PROBLEMS : problem('email', 'buddiesFull', { count: MOST_BUDDIES });
}

/** The state of inviting a buddy: the form, and the mail that asks them. */
export function useInvitation(me: Me, app: App) {
  const { t } = useTranslation(['buddies', 'ui']);
  const { data: known = [] } = useQuery(buddiesQuery(app));
  const looking = useSubmission(previewInvitation);
  const adding = useSubmission(addBuddy);
  const { hasMoved, wasSent, ...inviting } = useInviting<BuddyDraft>({
    empty: EMPTY,
    keepAs: deviceEntry('buddy'),
    check: (draft) => problemsOf(draft, me, known),
    labelOf: (name) => t(`invite.${name}`),
    look: (draft) => looking.send({ body: draft }),
    async send(draft) {
      const { waiting } = await adding.send({ body: draft });
      return t(waiting ? 'confirm.sentWaiting' : 'confirm.sent', { name: draft.name.trim() });
    },
    words: {
      notShown: t('invite.lookFailed'),
      tooMany: t('ui:problem.invitationsFull', { count: INVITATIONS_A_DAY }),
      notSent: ({ name }) => t('confirm.failed', { name: name.trim() }),
    },
  });
  return {
    ...inviting,
    /** Where the focus goes on the first view: nowhere until another view was open. */
    focus: hasMoved ? (wasSent ? 'list' : 'form') : null,
  } as const;
}

export type Invitation = ReturnType<typeof useInvitation>;
