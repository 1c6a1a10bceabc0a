import type { BuddyAddressee, BuddyDraft } from '#domain/buddies/buddy.ts';
import type {
  ForumRule,
  ForumText,
  ModerationAction,
  ReviewCause,
} from '#domain/community/moderation/moderation.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Badge } from '#domain/notices/badge.ts';
import type { FarewellKind } from '#domain/notices/mail.ts';
import type { Reminding } from '#domain/notices/reminder.ts';
import type { NurseEvent } from '#domain/nurse/events.ts';
import type { NotificationKind, Site } from '#domain/site/site.ts';

/**
 * Every event in one slice that may matter to another. Slices announce events; `server/reactions.ts` is the one place
 * that defines the reactions.
 */
export type DomainEvent =
  /** Somebody who takes part made an account. */
  | { readonly kind: 'accountRegistered'; readonly uid: number }
  /** Somebody came in by another system for the first time, and got an account. */
  | { readonly kind: 'ssoAccountOpened'; readonly uid: number }
  /** They agreed, and so finished registering. */
  | { readonly kind: 'ssoRegistered'; readonly uid: number }
  /** Somebody asks for the mail that confirms their address, to log in for the first time; it may have no account. */
  | { readonly kind: 'confirmationWanted'; readonly mail: string }
  /**
   * A registration was added, as the first of its day or one more, or was changed. Of two that are added at the same
   * moment to an empty day, each is the first.
   */
  | {
      readonly kind: 'registrationSaved';
      readonly uid: number;
      readonly registration: string;
      readonly day: Day;
      /** The note as it is now, and as it was before; empty where there is none. */
      readonly note: { readonly before: string; readonly now: string };
      readonly saved: 'first' | 'oneMore' | 'changed';
    }
  /** `programmeStart` is the day on which the programme begins by this plan, which may differ from before. */
  | {
      readonly kind: 'goalSaved';
      readonly uid: number;
      readonly programmeStart: Day;
      /** The buddy whom the person invites with it. */
      readonly buddy: BuddyDraft | null;
    }
  /** For the first time since the programme began; `exercise` is its webform id. */
  | { readonly kind: 'exerciseSubmitted'; readonly uid: number; readonly exercise: string }
  /** An entry was written in the diary itself, and did not come from a note. */
  | { readonly kind: 'diaryEntryWritten'; readonly uid: number }
  /** A post or a comment was placed on the forum. */
  | { readonly kind: 'forumPostWritten'; readonly uid: number }
  | {
      readonly kind: 'forumCommentWritten';
      readonly uid: number;
      readonly nid: number;
      /** The comment that it answers; null where it answers the post. */
      readonly parent: number | null;
      /** Their first under the post of somebody else. */
      readonly isFirstReply: boolean;
    }
  /** Its writer changed a comment on the forum. */
  | { readonly kind: 'forumCommentChanged'; readonly uid: number; readonly cid: number }
  /** A text of the forum has something that a moderator has to look at. */
  | {
      readonly kind: 'reviewNeeded';
      readonly site: Site;
      readonly text: ForumText;
      readonly cause: ReviewCause;
    }
  /** A moderator decided about a text, or about its writer. */
  | ({
      readonly kind: 'moderationDecided';
      /** What the moderator answers for everybody to read; empty for other decisions. */
      readonly answer: string;
      /** The nickname that the moderator read and takes away; null for other decisions. */
      readonly nickname: string | null;
      /** Whether the writer is told of it. */
      readonly isTold: boolean;
    } & Judgement)
  /** A decision is undone, because its writer asked for that or without; `rule` and `reason` say why. */
  | ({
      readonly kind: 'decisionUndone';
      /** Somebody other than the moderator who took it looked at it again, as its writer asked. */
      readonly isLookedAtAgain: boolean;
    } & Judgement)
  /** Somebody else looked at a decision again and left it; `reason` is theirs. */
  | ({ readonly kind: 'appealUpheld' } & Judgement)
  /** Texts with a sign of danger waited longer than they may; `item` is the first of them. */
  | {
      readonly kind: 'safetyOverdue';
      readonly item: number;
      readonly site: Site;
      /** Of the provider. */
      readonly addresses: readonly string[];
    }
  /** An urge was counted as ridden out. */
  | { readonly kind: 'urgeRiddenOut'; readonly uid: number }
  /** Someone tried to register an address that has an account; only its owner is told. */
  | { readonly kind: 'accountExisted'; readonly uid: number }
  | { readonly kind: 'validationAsked'; readonly uid: number }
  /**
   * Somebody chose a password through a link in a mail to an address that nobody had confirmed: what the account holds so far
   * may be a stranger's (docs/decisions/0079). `mailValidated` follows.
   */
  | { readonly kind: 'accountClaimed'; readonly uid: number }
  | { readonly kind: 'mailValidated'; readonly uid: number }
  /** For any address: whether it has an account is looked up later, so that the response does not reveal it. */
  | { readonly kind: 'passwordForgotten'; readonly mail: string }
  /** Someone asked for another address for their account, which may be anyone's. */
  | { readonly kind: 'mailChangeAsked'; readonly uid: number; readonly mail: string }
  /** The new address was confirmed. */
  | { readonly kind: 'mailChanged'; readonly uid: number; readonly before: string }
  | { readonly kind: 'passwordChanged'; readonly uid: number }
  /** Hashed anew at a login, because hashing costs more than when the password was chosen; the password is the same. */
  | {
      readonly kind: 'passwordRehashed';
      readonly uid: number;
      readonly before: string;
      readonly after: string;
    }
  /** Through the link at the foot of a mail: kinds of notifications that someone turned off, or back on. */
  | {
      readonly kind: 'notificationsChosen';
      readonly uid: number;
      readonly choices: readonly NotificationKind[];
      readonly on: boolean;
    }
  | { readonly kind: 'loggedOutEverywhere'; readonly uid: number }
  /** The staff blocked an account. */
  | { readonly kind: 'accountBlocked'; readonly uid: number }
  /** Each of them for the first and only time. */
  | { readonly kind: 'badgesReceived'; readonly uid: number; readonly badges: readonly Badge[] }
  /** It is time to remind someone; written for many people at once. */
  | { readonly kind: 'remindersDue'; readonly reminders: readonly Reminding[] }
  /** Nobody has used an account since `lastUsed`, and its owner has to be warned. */
  | {
      readonly kind: 'accountUnused';
      readonly uid: number;
      readonly notice: 'inactive_first' | 'inactive_last';
      readonly lastUsed: Date;
    }
  /** Somebody was invited, and the invitation may go out. */
  | { readonly kind: 'buddyInvited'; readonly buddies: readonly BuddyAddressee[] }
  /** What buddies do, told to the participant `uid`; `name` is theirs. */
  | { readonly kind: 'buddyAccepted'; readonly uid: number; readonly name: string }
  | { readonly kind: 'buddyRefused'; readonly uid: number; readonly name: string; readonly reason: string }
  | { readonly kind: 'buddyLeft'; readonly uid: number; readonly name: string }
  | { readonly kind: 'buddyCheered'; readonly uid: number; readonly name: string; readonly cheer: string }
  /** The weekly mails of a Monday; written for many buddies at once. */
  | { readonly kind: 'buddyUpdatesDue'; readonly monday: Day; readonly buddies: readonly BuddyAddressee[] }
  /** A nurse invited a client to a programme. */
  | { readonly kind: 'clientInvited'; readonly invitation: string; readonly site: Site }
  /** There are new comments in conversations of these people; written for many at once. */
  | { readonly kind: 'repliesWaiting'; readonly uids: readonly number[] }
  | { readonly kind: 'programmeRestarted'; readonly uid: number }
  /** The staff sends somebody a link for a new password. */
  | { readonly kind: 'resetAsked'; readonly uid: number }
  | {
      readonly kind: 'accountDeleted';
      readonly uid: number;
      readonly site: Site;
      /** Which mail is the last; null after the notices to an unused account. */
      readonly farewell: FarewellKind | null;
      readonly mail: string;
      readonly isConfirmed: boolean;
      readonly language: Language;
    }
  | NurseEvent;

/** What was decided about a text of the forum. */
export interface Judgement {
  readonly text: ForumText;
  readonly action: ModerationAction;
  readonly rule: ForumRule;
  readonly reason: string;
  /** Its writer, by their number and their account; null once that is gone. */
  readonly writer: { readonly number: number; readonly uid: number } | null;
  /** The day on which it was written. */
  readonly writtenOn: Day;
}

/** The event of a kind. */
export type EventOf<Kind extends DomainEvent['kind']> = Extract<DomainEvent, { kind: Kind }>;

/** The events that jobs and the staff announce, without a call of a site. */
export type JobEvent = EventOf<
  | 'badgesReceived'
  | 'remindersDue'
  | 'accountUnused'
  | 'accountBlocked'
  | 'buddyUpdatesDue'
  | 'repliesWaiting'
  | 'validationAsked'
  | 'mailChangeAsked'
  | 'resetAsked'
  | 'nurseApproved'
  | 'secondFactorReset'
  | 'nurseUnpaired'
  | 'consentEnding'
  | 'accountDeleted'
  | 'moderationDecided'
  | 'decisionUndone'
  | 'appealUpheld'
  | 'safetyOverdue'
>;
