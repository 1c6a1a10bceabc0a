import { previewInvitation } from '#features/buddies/contract.ts';
import { useSeenMail } from '#ui/app/mail/useSeenMail.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { invitedBy } from '../../contract.ts';
import type { GoalValues } from './goal-values.ts';

/** The invitation that a plan brings along, which goes out only after somebody saw it as it is. */
export function useBuddyMail() {
  const { send } = useSubmission(previewInvitation);
  const { mailFor, see } = useSeenMail();
  return {
    /** The mail to the buddy of these answers, if it was shown. */
    mailTo: (values: GoalValues) => mailFor(invitedBy(values)),
    /** Shows the mail to the buddy of these answers, unless there is none or it was shown; whether it did. */
    async show(values: GoalValues): Promise<boolean> {
      const buddy = invitedBy(values);
      if (!buddy || mailFor(buddy)) return false;
      see(buddy, await send({ body: buddy }));
      return true;
    },
  };
}
