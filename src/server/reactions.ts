import type { DomainEvent } from '#domain/events.ts';
import { moveProgrammeStart } from '#features/account/server/move-programme-start.ts';
import {
  mailAccountExists,
  mailFarewell,
  mailOldAddress,
  mailPasswordChanged,
  mailReset,
  mailValidation,
} from '#features/mail/server/outbox.ts';
import { writeMailValidated, writeRestarted, writeWelcome } from '#features/messages/server/write-message.ts';
import { archiveExercises } from '#features/programme/server/archive-exercises.ts';
import { archivePlan } from '#features/recovery-plan/server/archive-plan.ts';
import type { Context } from '#platform/context.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;
type Reaction<Kind extends DomainEvent['kind']> = (context: Context, event: EventOf<Kind>) => Promise<void>;
type Reactions = { readonly [Kind in DomainEvent['kind']]: readonly Reaction<Kind>[] };

/**
 * What follows when something happens: the one place where slices meet. Each list runs in order, in the transaction of
 * its cause, so a consequence and its cause are saved together or not at all.
 */
const REACTIONS: Reactions = {
  accountRegistered: [mailValidation, writeWelcome],
  accountExisted: [mailAccountExists],
  validationAsked: [mailValidation],
  mailValidated: [writeMailValidated],
  passwordForgotten: [mailReset],
  mailChanged: [mailValidation, mailOldAddress],
  passwordChanged: [mailPasswordChanged],
  programmeRestarted: [archivePlan, archiveExercises, writeRestarted],
  accountDeleted: [mailFarewell],
  registrationSaved: [],
  registrationDeleted: [],
  exerciseSubmitted: [],
  goalSaved: [moveProgrammeStart],
};

export async function react(context: Context, event: DomainEvent): Promise<void> {
  // The list under a kind takes events of that kind, which the compiler cannot follow through a union.
  const reactions = REACTIONS[event.kind] as readonly ((
    context: Context,
    event: DomainEvent,
  ) => Promise<void>)[];
  for (const reaction of reactions) await reaction(context, event);
}
