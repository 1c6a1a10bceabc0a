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
