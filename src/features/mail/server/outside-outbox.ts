import type { EventOf } from '#domain/events.ts';
import type { OutsideMailKind } from '#domain/notices/mail.ts';
import type { Site } from '#domain/site/site.ts';
import type { EventContext } from '#platform/context.ts';
import { keyedHash } from '#platform/crypto/secret-token.ts';
import { writeMails } from './enqueue.ts';

/** Writes one invitation for each buddy, however often it is asked for. */
export async function mailInvitations(
  context: EventContext,
  { buddies }: EventOf<'buddyInvited'>,
): Promise<void> {
  const kind = 'buddy_invite';
  await writeMails(
    context,
    buddies.map((buddy) => ({ ...buddy, kind, uniqueKey: `${kind}:${buddy.buddyId}` })),
  );
}

/** Writes the invitation of a nurse to a client. */
export function mailClientInvitation(
  context: EventContext,
  { invitation: invitationId, site }: EventOf<'clientInvited'>,
): Promise<void> {
  const kind = 'client_invite';
  return writeMails(context, [
    { kind, site, language: 'nl', invitationId, uniqueKey: `${kind}:${invitationId}` },
  ]);
}

/** Tells the provider that texts wait too long: one mail for all that were found at the same time. */
export function mailOverdue(context: EventContext, event: EventOf<'safetyOverdue'>): Promise<void> {
  return writeToProvider(context, 'safety_overdue', { ...event, about: String(event.item) });
}

/** Tells the provider of an application, one mail for each. The key of a mail outlives the applicant, so it does not say who that is. */
export function mailApplication(context: EventContext, event: EventOf<'applicationWaiting'>): Promise<void> {
  const about = keyedHash(context.sessionSecrets.newest, 'mail', `applicant|${event.uid}`);
  return writeToProvider(context, 'provider_nurse_waiting', { ...event, about });
}

/** Writes a mail to each address of the provider; `about` distinguishes it from earlier ones of its kind. */
function writeToProvider(
  context: EventContext,
  kind: OutsideMailKind,
  {
    site,
    addresses,
    about,
  }: { readonly site: Site; readonly addresses: readonly string[]; readonly about: string },
): Promise<void> {
  return writeMails(
    context,
    addresses.map((recipient, nth) => {
      return { kind, site, language: 'nl', recipient, uniqueKey: `${kind}:${about}:${nth}` };
    }),
  );
}

/** The weekly mails of a Monday, one for each buddy. */
export async function mailBuddyUpdates(
  context: EventContext,
  { monday, buddies }: EventOf<'buddyUpdatesDue'>,
): Promise<void> {
  const kind = 'buddy_update';
  await writeMails(
    context,
    buddies.map((buddy) => ({ ...buddy, kind, uniqueKey: `${kind}:${buddy.buddyId}:${monday}` })),
  );
}
