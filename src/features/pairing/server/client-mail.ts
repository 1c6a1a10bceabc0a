import { pathTo } from '#domain/site/paths.ts';
import type { FindOutsideMail, OutsideContext } from '#platform/mail/outside.ts';
import { vaultOf } from '#platform/person/vault.ts';
import { findInvitation } from './queries.ts';
import { openInvited } from './sealed-invitation.ts';

const AT = { language: 'nl' } as const;

/**
 * Makes the invitation of a client for the outbox. It holds the code that the nurse has when it is sent, and goes out only while
 * she may pair. `wantsNone`: the address asked never to be invited.
 */
export function findClientMail(
  wantsNone: (context: OutsideContext, email: string) => Promise<boolean>,
): FindOutsideMail {
  return async (context, { invitationId }) => {
    const found = invitationId === null ? undefined : await findInvitation(context.db, invitationId);
    if (!found) return null;
    const { invitation, code, mayPair } = found;
    const { firstName, email } = openInvited(await vaultOf(context, invitation.uid), invitation);
    const origin = context.origin(invitation.site);
    return {
      kind: 'client_invite',
      to: email,
      language: 'nl',
      params: { client: firstName, code: code ?? '' },
      links: {
        button: origin + pathTo(AT, 'register'),
        second: origin + pathTo(AT, 'login'),
        unsubscribe: null,
      },
      mayGo: mayPair && code !== null && !(await wantsNone(context, email)),
    };
  };
}
