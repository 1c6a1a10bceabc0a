import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { Badge } from '#domain/notices/badge.ts';
import type { Reminding } from '#domain/notices/reminder.ts';
import type { NotificationKind } from '#domain/site/site.ts';

/**
 * Everything that happens in one slice and may matter to another. Slices announce; `server/reactions.ts` is the one
 * place that says what follows.
 */
export type DomainEvent =
  | { readonly kind: 'accountRegistered'; readonly uid: number }
  /**
   * A registration was added, as the first of its day or one more, or was changed. Of two that are added at the same
   * moment to an empty day, each is the first.
   */
  | {
      readonly kind: 'registrationSaved';
      readonly uid: number;
      readonly registration: string;
      readonly day: Day;
      readonly hasNote: boolean;
      readonly saved: 'first' | 'oneMore' | 'changed';
    }
  | {
      readonly kind: 'registrationDeleted';
      readonly uid: number;
      readonly registration: string;
      readonly day: Day;
    }
  /** `programmeStart` is the day on which the programme begins by this plan, which may be another than before. */
  | { readonly kind: 'goalSaved'; readonly uid: number; readonly programmeStart: Day }
  /** For the first time since the programme began; `exercise` is its webform id. */
  | { readonly kind: 'exerciseSubmitted'; readonly uid: number; readonly exercise: string }
  /** Someone wanted an account with an address that has one; only its owner is told. */
  | { readonly kind: 'accountExisted'; readonly uid: number }
  | { readonly kind: 'validationAsked'; readonly uid: number }
  | { readonly kind: 'mailValidated'; readonly uid: number }
  /** For any address: whether it has an account is looked up later, out of sight. */
  | { readonly kind: 'passwordForgotten'; readonly mail: string }
  | { readonly kind: 'mailChanged'; readonly uid: number; readonly before: string }
  | { readonly kind: 'passwordChanged'; readonly uid: number }
  /** With the link at the foot of a mail: kinds of notifications that someone wants no more, or wants back. */
  | {
      readonly kind: 'notificationsChosen';
      readonly uid: number;
      readonly choices: readonly NotificationKind[];
      readonly on: boolean;
    }
  | { readonly kind: 'loggedOutEverywhere'; readonly uid: number }
  /** Each of them for the first and only time. */
  | { readonly kind: 'badgesReceived'; readonly uid: number; readonly badges: readonly Badge[] }
  /** Someone's time to be reminded has come; written for many people at once. */
  | { readonly kind: 'remindersDue'; readonly reminders: readonly Reminding[] }
  /** Nobody has used an account since `lastUsed`, and its owner is to be told. */
  | {
      readonly kind: 'accountUnused';
      readonly uid: number;
      readonly notice: 'inactive_first' | 'inactive_last';
      readonly lastUsed: Date;
    }
  | { readonly kind: 'programmeRestarted'; readonly uid: number }
  | { readonly kind: 'accountDeleted'; readonly mail: string; readonly language: Language };

/** What may also happen without a call: jobs announce it. */
export type JobEvent = Extract<DomainEvent, { kind: 'badgesReceived' | 'remindersDue' | 'accountUnused' }>;
