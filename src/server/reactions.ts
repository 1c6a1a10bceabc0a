import type { DomainEvent } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';

type Reaction<Kind extends DomainEvent['kind']> = (
  context: Context,
  event: Extract<DomainEvent, { kind: Kind }>,
) => Promise<void>;

/**
 * What follows when something happens: the one place where slices meet. Each list runs in order, in the transaction of
 * its cause, so a consequence and its cause are saved together or not at all.
 */
const REACTIONS: { readonly [Kind in DomainEvent['kind']]: readonly Reaction<Kind>[] } = {
  accountRegistered: [],
  registrationSaved: [],
  registrationDeleted: [],
  goalSaved: [],
};

export async function react(context: Context, event: DomainEvent): Promise<void> {
  for (const reaction of REACTIONS[event.kind] as readonly Reaction<typeof event.kind>[]) {
    await reaction(context, event as never);
  }
}
