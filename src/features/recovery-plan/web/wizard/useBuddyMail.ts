import { previewInvitation } from '#features/buddies/contract.ts';
import { useSeenMail } from '#ui/app/mail/useSeenMail.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { invitedBy } from '../../contract.ts';
import type { GoalValues } from './goal-values.ts';

/** The mail that invites the buddy in these answers with the plan, which is sent only after the person has seen it. */
export function useBuddyMail(values: GoalValues) {
  const { send } = useSubmission(previewInvitation);
  const { mail, mailOf, see } = useSeenMail(invitedBy(values));
  return {
    /** The mail, once it was shown. */
    mail,
    /** Shows the mail before these answers are sent, unless they name no buddy or it was shown already; returns whether it did. */
    async show(answers: GoalValues): Promise<boolean> {
      const buddy = invitedBy(answers);
      if (!buddy || mailOf(buddy)) return false;
      see(buddy, await send({ body: buddy }));
      return true;
    },
  };
}
