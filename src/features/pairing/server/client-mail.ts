import { pathTo } from '#domain/site/paths.ts';
import type { Site } from '#domain/site/site.ts';
import type { FindOutsideMail, OutsideContext, OutsideMail } from '#platform/mail/outside.ts';
import { vaultOf } from '#platform/person/vault.ts';
import { findInvitation } from './queries.ts';
import { type Invited, openInvited } from './sealed-invitation.ts';

const AT = { language: 'nl' } as const;

/** The mail that invites a client to the programme of a site, with the code of the nurse. */
export function invitationMail(
  context: Pick<OutsideContext, 'origin'>,
  { firstName, email, site, code }: Invited & { readonly site: Site; readonly code: string },
): OutsideMail {
  const origin = context.origin(site);
  return {
    kind: 'client_invite',
    to: email,
    language: AT.language,
    params: { client: firstName, code },
    links: {
      button: origin + pathTo(AT, 'register'),
      second: origin + pathTo(AT, 'login'),
      unsubscribe: null,
    },
  };
}

/**
 * Makes the invitation of a client for the outbox. It has the code that is the nurse’s when it is sent, and goes out only while
 * she may pair. `wantsNone`: whether an address asked never to be invited.
 */
export function findClientMail(
  wantsNone: (context: OutsideContext, email: string) => Promise<boolean>,
): FindOutsideMail {
  return async (context, { invitationId }) => {
    const found = invitationId === null ? undefined : await findInvitation(context.db, invitationId);
    if (!found) return null;
    const { invitation, code, mayPair } = found;
    const invited = openInvited(await vaultOf(context, invitation.uid), invitation);
    return {
      ...invitationMail(context, { ...invited, site: invitation.site, code: code ?? '' }),
      mayGo: mayPair && code !== null && !(await wantsNone(context, invited.email)),
    };
  };
}
