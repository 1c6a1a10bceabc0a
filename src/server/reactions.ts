import type { DomainEvent, EventOf, JobEvent } from '#domain/events.ts';
import { chooseNotifications } from '#features/account/server/choose-notifications.ts';
import { forgetKnownBrowsers } from '#features/account/server/forget-known-browsers.ts';
import { moveProgrammeStart } from '#features/account/server/move-programme-start.ts';
import { removeNickname } from '#features/account/server/nickname/remove-nickname.ts';
import { keepRehashed } from '#features/account/server/upkeep/keep-rehashed.ts';
import {
  award,
  awardForComment,
  awardForExercise,
  awardForRegistration,
} from '#features/badges/server/award-badges.ts';
import { forgetBuddies, inviteWithGoal, sendWaiting } from '#features/buddies/server/invite.ts';
import { forgetCopies } from '#features/data-export/server/exports.ts';
import { followNote } from '#features/diary/server/note-entry.ts';
import { carryOut, undo } from '#features/forum/server/moderation/carry-out.ts';
import { leaveTexts } from '#features/forum/server/writing/member.ts';
import {
  mailApproved,
  mailConsentEnding,
  mailPaired,
  mailSecondFactorChanged,
  mailSecondFactorReset,
  mailUnpaired,
} from '#features/mail/server/nurse-outbox.ts';
import {
  mailAccountExists,
  mailBadges,
  mailChangeAsked,
  mailConfirmation,
  mailFarewell,
  mailNewAddress,
  mailOldAddress,
  mailPasswordChanged,
  mailReminders,
  mailReplies,
  mailReset,
  mailResetLink,
  mailUnused,
  mailValidation,
} from '#features/mail/server/outbox.ts';
import {
  mailApplication,
  mailBuddyUpdates,
  mailClientInvitation,
  mailInvitations,
  mailOverdue,
} from '#features/mail/server/outside-outbox.ts';
import { forgetPersonal } from '#features/messages/server/forget-personal.ts';
import {
  writeDecided,
  writeUndone,
  writeUpheld,
} from '#features/messages/server/moderation/write-decided.ts';
import {
  writeBadges,
  writeBuddyAccepted,
  writeBuddyCheered,
  writeBuddyLeft,
  writeBuddyRefused,
  writeConsentEnding,
  writePaired,
  writeRestarted,
  writeUnpaired,
  writeWelcome,
} from '#features/messages/server/write-message.ts';
import { forgetAppeals } from '#features/moderation/server/appeals/forget-appeals.ts';
import { queueForReview } from '#features/moderation/server/queue/review.ts';
import { forgetChangeDraft, forgetCommentDraft, forgetForumDrafts } from '#features/nodes/server/drafts.ts';
import { announceApplication } from '#features/nurses/server/application-mail.ts';
import { enterNurse, keepDetails } from '#features/nurses/server/keep-nurse.ts';
import { giveCode } from '#features/pairing/server/code.ts';
import { endOnDeletion, forgetPairings } from '#features/pairing/server/unpair.ts';
import { archiveExercises } from '#features/programme/server/archive-exercises.ts';
import { outlineOf } from '#features/programme/server/programme.ts';
import { pushBadges, pushReminders, pushReplies } from '#features/push/server/outbox.ts';
import { forgetPushTokensWithoutSession } from '#features/push/server/tokens.ts';
import { archivePlan } from '#features/recovery-plan/server/archive-plan.ts';
import { startReminders } from '#features/reminders/server/start-reminders.ts';
import { forgetBrowsersWithoutCode, forgetSecondFactor } from '#features/second-factor/server/forget.ts';
import { endOtherSessions } from '#features/session/server/end-other-sessions.ts';
import { keepRegistered } from '#features/sso/server/registering.ts';
import { forgetDeletion } from '#features/support/server/deletions.ts';
import type { Context, EventContext } from '#platform/context.ts';
import type { SecurityEvent } from '#platform/security-event.ts';

/** The context of a reaction; jobs and the staff have no site and no language to give it. */
type ContextFor<Kind> = Kind extends JobEvent['kind'] ? EventContext : Context;
type Reaction<Kind extends DomainEvent['kind']> = (
  context: ContextFor<Kind>,
  event: EventOf<Kind>,
) => Promise<void>;
type Reactions = { readonly [Kind in DomainEvent['kind']]: readonly Reaction<Kind>[] };

/** A line in the log for the operator. */
function logged(event: SecurityEvent) {
  return async (context: Context): Promise<void> => context.logSecurity(event);
}

/** Ends the pairings of a deleted account like any other, so that the other side hears of it. */
async function endPairings(context: EventContext, { uid }: EventOf<'accountDeleted'>): Promise<void> {
  for (const ended of await endOnDeletion(context, uid)) await reactOutsideSites(context, ended);
}

/**
 * The reactions to each event: the one place where slices meet. Each list runs in order, in the transaction of its
 * cause, so a reaction and its cause are committed together or not at all.
 */
const REACTIONS: Reactions = {
  accountRegistered: [mailValidation, writeWelcome, startReminders],
  ssoAccountOpened: [writeWelcome],
  // No reminders before this: they had not agreed to anything yet.
  ssoRegistered: [keepRegistered, startReminders, award],
  nurseRegistered: [enterNurse, mailValidation],
  nurseDetailsChanged: [keepDetails],
  confirmationWanted: [mailConfirmation],
  accountExisted: [mailAccountExists],
  accountUnused: [mailUnused],
  validationAsked: [mailValidation],
  accountClaimed: [
    forgetBuddies,
    forgetPairings,
    forgetPersonal,
    forgetCopies,
    leaveTexts,
    forgetForumDrafts,
    forgetAppeals,
    forgetDeletion,
  ],
  mailValidated: [award, sendWaiting, announceApplication],
  applicationWaiting: [mailApplication],
  passwordForgotten: [mailReset],
  resetAsked: [mailResetLink],
  mailChangeAsked: [mailNewAddress, mailChangeAsked],
  mailChanged: [endOtherSessions, mailOldAddress, forgetPushTokensWithoutSession, logged('address_changed')],
  passwordChanged: [
    endOtherSessions,
    mailPasswordChanged,
    forgetPushTokensWithoutSession,
    forgetBrowsersWithoutCode,
    logged('password_changed'),
  ],
  passwordRehashed: [keepRehashed],
  notificationsChosen: [chooseNotifications],
  loggedOutEverywhere: [
    forgetKnownBrowsers,
    forgetPushTokensWithoutSession,
    forgetBrowsersWithoutCode,
    logged('logged_out_everywhere'),
  ],
  accountBlocked: [forgetBrowsersWithoutCode],
  programmeRestarted: [archivePlan, archiveExercises, writeRestarted],
  nurseApproved: [giveCode, mailApproved],
  nursePaired: [writePaired, mailPaired, award],
  nurseUnpaired: [writeUnpaired, mailUnpaired],
  secondFactorChanged: [
    mailSecondFactorChanged,
    forgetBrowsersWithoutCode,
    endOtherSessions,
    logged('second_factor_changed'),
  ],
  secondFactorReset: [forgetSecondFactor, mailSecondFactorReset],
  accountDeleted: [endPairings, mailFarewell],
  consentEnding: [writeConsentEnding, mailConsentEnding],
  registrationSaved: [followNote, awardForRegistration],
  exerciseSubmitted: [awardForExercise(outlineOf)],
  diaryEntryWritten: [award],
  forumPostWritten: [award],
  forumCommentWritten: [awardForComment, forgetCommentDraft],
  forumCommentChanged: [forgetChangeDraft],
  repliesWaiting: [mailReplies, pushReplies],
  reviewNeeded: [queueForReview],
  moderationDecided: [carryOut, removeNickname, writeDecided],
  decisionUndone: [undo, writeUndone],
  appealUpheld: [writeUpheld],
  safetyOverdue: [mailOverdue],
  urgeRiddenOut: [award],
  goalSaved: [moveProgrammeStart, award, inviteWithGoal],
  buddyInvited: [mailInvitations],
  clientInvited: [mailClientInvitation],
  buddyAccepted: [writeBuddyAccepted, award],
  buddyRefused: [writeBuddyRefused],
  buddyLeft: [writeBuddyLeft],
  buddyCheered: [writeBuddyCheered],
  buddyUpdatesDue: [mailBuddyUpdates],
  badgesReceived: [writeBadges, mailBadges, pushBadges],
  remindersDue: [mailReminders, pushReminders],
};

/** Runs the reactions to an event that a call of a site announced. */
export async function react(context: Context, event: DomainEvent): Promise<void> {
  for (const reaction of reactionsTo(event)) await reaction(context, event);
}

/** Runs the reactions to an event that was announced without a site: by a job, by the staff or by another reaction. */
export async function reactOutsideSites(context: EventContext, event: JobEvent): Promise<void> {
  for (const reaction of reactionsTo(event)) await reaction(context, event);
}

/** The list under a kind takes events of that kind, which the compiler cannot follow through a union. */
function reactionsTo<Kind extends DomainEvent['kind']>(event: { readonly kind: Kind }) {
  return REACTIONS[event.kind] as readonly ((
    context: ContextFor<Kind>,
    event: DomainEvent,
  ) => Promise<void>)[];
}
