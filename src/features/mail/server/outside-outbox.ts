import type { EventOf } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { writeMails } from './enqueue.ts';

/** One invitation for each, however often it is asked for. */
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

/** To a client whom a nurse invited. */
export function mailClientInvitation(
  context: EventContext,
  { invitation: invitationId, site }: EventOf<'clientInvited'>,
): Promise<void> {
  const kind = 'client_invite';
  return writeMails(context, [
    { kind, site, language: 'nl', invitationId, uniqueKey: `${kind}:${invitationId}` },
  ]);
}

/** To the provider: one for all texts that were found to wait too long at the same time. */
export async function mailOverdue(
  context: EventContext,
  { item, site, addresses }: EventOf<'safetyOverdue'>,
): Promise<void> {
  const kind = 'safety_overdue';
  await writeMails(
    context,
    addresses.map((recipient, nth) => {
      return { kind, site, language: 'nl', recipient, uniqueKey: `${kind}:${item}:${nth}` };
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
