import { useState } from 'react';
import type { EndpointReply } from '#contract/endpoint.ts';
import { previewInvitation } from '#features/buddies/contract.ts';
import { useSubmission } from '#ui/app/submission.ts';
import { buddyOf, type GoalValues } from './goal-values.ts';

interface Seen {
  readonly draft: string;
  readonly mail: EndpointReply<typeof previewInvitation>;
}

/** The invitation that a plan brings along, which goes out only after somebody saw it as it is. */
export function useBuddyMail() {
  const { send } = useSubmission(previewInvitation);
  const [seen, setSeen] = useState<Seen | null>(null);
  return {
    /** The mail to the buddy of these answers, if it was shown. */
    mailTo(values: GoalValues) {
      return seen?.draft === JSON.stringify(buddyOf(values)) ? seen.mail : null;
    },
    /** Shows the mail to the buddy of these answers, unless there is none or it was shown; whether it did. */
    async show(values: GoalValues): Promise<boolean> {
      const buddy = buddyOf(values);
      const draft = JSON.stringify(buddy);
      if (!buddy || seen?.draft === draft) return false;
      setSeen({ draft, mail: await send({ body: buddy }) });
      return true;
    },
  };
}
