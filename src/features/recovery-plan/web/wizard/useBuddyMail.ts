import { previewInvitation } from '#features/buddies/contract.ts';
import { useSeenMail } from '#ui/app/mail/useSeenMail.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { invitedBy } from '../../contract.ts';
import type { GoalValues } from './goal-values.ts';

/** The mail that invites a buddy with the plan, which is sent only after the person has seen it. */
export function useBuddyMail() {
  const { send } = useSubmission(previewInvitation);
  const { mailFor, see } = useSeenMail();
  return {
    /** The mail to the buddy in these answers, once it was shown. */
    mailTo: (values: GoalValues) => mailFor(invitedBy(values)),
    /** Shows the mail to the buddy in these answers, unless there is no buddy or it was shown already; returns whether it did. */
    async show(values: GoalValues): Promise<boolean> {
      const buddy = invitedBy(values);
      if (!buddy || mailFor(buddy)) return false;
      see(buddy, await send({ body: buddy }));
      return true;
    },
  };
}
