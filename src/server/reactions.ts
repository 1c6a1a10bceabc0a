import type { DomainEvent } from '#domain/events.ts';
import { afterQuietHours } from '#domain/notices/mail.ts';
import { choicesFor, type Reminding } from '#domain/notices/reminder.ts';
import { chooseNotifications } from '#features/account/server/choose-notifications.ts';
import { moveProgrammeStart } from '#features/account/server/move-programme-start.ts';
import { award, awardForExercise } from '#features/badges/server/award-badges.ts';
import {
  mailAccountExists,
  mailBadges,
  mailFarewell,
  mailOldAddress,
  mailPasswordChanged,
  mailReset,
  mailValidation,
  writeReminders,
} from '#features/mail/server/outbox.ts';
import { writeBadges, writeRestarted, writeWelcome } from '#features/messages/server/write-message.ts';
import { archiveExercises } from '#features/programme/server/archive-exercises.ts';
import { outlineOf } from '#features/programme/server/programme.ts';
import { writePush } from '#features/push/server/outbox.ts';
import { forgetLeftDevices } from '#features/push/server/tokens.ts';
import { archivePlan } from '#features/recovery-plan/server/archive-plan.ts';
import { startReminders } from '#features/reminders/server/start-reminders.ts';
import type { Context } from '#platform/context.ts';

type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;
type Reaction<Kind extends DomainEvent['kind']> = (context: Context, event: EventOf<Kind>) => Promise<void>;
type Reactions = { readonly [Kind in DomainEvent['kind']]: readonly Reaction<Kind>[] };

/**
 * What follows when something happens: the one place where slices meet. Each list runs in order, in the transaction of
 * its cause, so a consequence and its cause are saved together or not at all.
 */
const REACTIONS: Reactions = {
  accountRegistered: [mailValidation, writeWelcome, startReminders],
  accountExisted: [mailAccountExists],
  validationAsked: [mailValidation],
  mailValidated: [award],
  passwordForgotten: [mailReset],
  mailChanged: [mailValidation, mailOldAddress],
  passwordChanged: [mailPasswordChanged, forgetLeftDevices],
  notificationsChosen: [chooseNotifications],
  loggedOutEverywhere: [forgetLeftDevices],
  programmeRestarted: [archivePlan, archiveExercises, writeRestarted],
  accountDeleted: [mailFarewell],
  registrationSaved: [award],
  registrationDeleted: [],
  exerciseSubmitted: [awardForExercise(outlineOf)],
  goalSaved: [moveProgrammeStart, award],
  badgesReceived: [tellOfBadges],
};

/** What follows from badges, which people also receive while they are away. */
export async function tellOfBadges(
  context: Parameters<typeof writeBadges>[0] & Parameters<typeof mailBadges>[0],
  event: EventOf<'badgesReceived'>,
): Promise<void> {
  await writeBadges(context, event);
  await mailBadges(context, event);
  const notBefore = afterQuietHours(context.clock.now(), context.clock.hourOf);
  const notice = { uid: event.uid, kind: 'badge_mail', about: event.badges.join() } as const;
  await writePush(context, [notice], { notBefore });
}

/** What follows when it is time to remind people. */
export async function bringReminders(
  context: Parameters<typeof writeReminders>[0] & Parameters<typeof writePush>[0],
  reminders: readonly Reminding[],
): Promise<void> {
  const byMail = reminders.filter((reminding) => reminding.byMail);
  await writeReminders(context, byMail);
  const about = context.clock.today();
  // That reminders stop is said in full sentences, or not at all.
  const notices = reminders.filter(({ kind }) => kind !== 'usage_reminder_last');
  await writePush(
    context,
    notices.flatMap(({ uid, kind }) => choicesFor(kind).map((choice) => ({ uid, kind: choice, about }))),
  );
}

export async function react(context: Context, event: DomainEvent): Promise<void> {
  // The list under a kind takes events of that kind, which the compiler cannot follow through a union.
  const reactions = REACTIONS[event.kind] as readonly ((
    context: Context,
    event: DomainEvent,
  ) => Promise<void>)[];
  for (const reaction of reactions) await reaction(context, event);
}
