import type { EventOf } from '#domain/events.ts';
import { afterQuietHours, wantsMail } from '#domain/notices/mail.ts';
import type { Context, EventContext } from '#platform/context.ts';
import { findAddressee, findAddressees } from './addressees/queries.ts';
import { hashOf, seconds, writeMail, writeMails, writeToAccount } from './enqueue.ts';

/** Enqueues the reminders of a day in one statement; a person gets at most one of each kind a day. */
export async function mailReminders(
  context: EventContext,
  { reminders }: EventOf<'remindersDue'>,
): Promise<void> {
  const today = context.clock.today();
  await writeMails(
    context,
    reminders
      .filter(({ byMail }) => byMail)
      .map(({ uid, site, language, mail: recipient, kind }) => {
        return { uid, site, language, kind, recipient, uniqueKey: `${kind}:${uid}:${today}` };
      }),
  );
}

/** Asks the owner of an address to confirm it; a nurse who waits for approval is told that as well. */
export async function mailValidation(
  context: EventContext,
  { uid }: { readonly uid: number },
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const about = `${hashOf(context, person.site, person.mail)}:${seconds(context)}`;
  await writeToAccount(context, person.awaitsApproval ? 'nurse_received' : 'validate_email', uid, about);
}

/** Notifies the owner of an address that someone tried to register with it; at most once a day. */
export function mailAccountExists(context: Context, { uid }: EventOf<'accountExisted'>): Promise<void> {
  return writeToAccount(context, 'account_exists', uid, context.today);
}

/**
 * Asks the owner of a new address to confirm it. Enqueued for every address; only when it is sent does the worker see whether
 * the address has an account, and what to say then (`addressedLetter`).
 */
export async function mailNewAddress(
  context: EventContext,
  { uid, mail: recipient }: EventOf<'mailChangeAsked'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const { site, language } = person;
  const kind = 'validate_new_email';
  const uniqueKey = `${kind}:${uid}:${hashOf(context, site, recipient)}:${seconds(context)}`;
  await writeMail(context, { kind, uid, site, language, recipient, uniqueKey });
}

/** Notifies the address of an account, once a day for each new one, while the change can be called off. */
export async function mailChangeAsked(
  context: EventContext,
  { uid, mail }: EventOf<'mailChangeAsked'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const about = `${hashOf(context, person.site, mail)}:${context.clock.today()}`;
  await writeToAccount(context, 'email_change_asked', uid, about);
}

/** Notifies the previous address of an account. */
export async function mailOldAddress(
  context: Context,
  { uid, before }: EventOf<'mailChanged'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const uniqueKey = `email_changed:${uid}:${seconds(context)}`;
  const { site, language } = person;
  await writeMail(context, { kind: 'email_changed', uid, site, language, recipient: before, uniqueKey });
}

/** Notifies the owner of an account that its password has changed. Not at an unconfirmed address, which may be a stranger's. */
export async function mailPasswordChanged(
  context: Context,
  { uid }: EventOf<'passwordChanged'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person?.mailValidatedAt) return;
  await writeToAccount(context, 'password_changed', uid, seconds(context));
}

/** Notifies someone that their account is going to be removed, once a day at most; the job knows what was written before. */
export function mailUnused(
  context: EventContext,
  { uid, notice, lastUsed }: EventOf<'accountUnused'>,
): Promise<void> {
  return writeToAccount(context, notice, uid, `${lastUsed.getTime()}:${context.clock.today()}`);
}

/** One mail for all badges received at once, to people who chose it. It names no badge, and waits for the morning. */
export async function mailBadges(
  context: EventContext,
  { uid, badges }: Pick<EventOf<'badgesReceived'>, 'uid' | 'badges'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person || !wantsMail('badge_mail', person)) return;
  const { site, language, mail: recipient } = person;
  const uniqueKey = `badge_mail:${uid}:${badges.join()}`;
  const notBefore = afterQuietHours(context.clock.now(), context.clock.hourOf);
  await writeMail(context, { kind: 'badge_mail', uid, site, language, recipient, uniqueKey, notBefore });
}

/** To those who chose it; the job that announces it keeps to the limits and the quiet hours. */
export async function mailReplies(context: EventContext, { uids }: EventOf<'repliesWaiting'>): Promise<void> {
  const kind = 'forum_reply_mail';
  const about = seconds(context);
  const people = await findAddressees(context.db, uids);
  await writeMails(
    context,
    people
      .filter((person) => wantsMail(kind, person))
      .map(({ uid, site, language, mail: recipient }) => {
        return { kind, uid, site, language, recipient, uniqueKey: `${kind}:${uid}:${about}` };
      }),
  );
}

/**
 * Enqueued for every address, so that neither the response nor its timing reveals who has an account; the worker looks the
 * account up and discards the mail when there is none.
 */
export function mailReset(context: Context, { mail }: EventOf<'passwordForgotten'>): Promise<void> {
  const { site, language } = context;
  const uniqueKey = `reset_password:${hashOf(context, site, mail)}:${seconds(context)}`;
  return writeMail(context, {
    kind: 'reset_password',
    uid: null,
    site,
    language,
    recipient: mail,
    uniqueKey,
  });
}

/** Enqueues the mail with the link that confirms an address, for every address as well. */
export function mailConfirmation(context: Context, { mail }: EventOf<'confirmationWanted'>): Promise<void> {
  const { site, language } = context;
  const uniqueKey = `validate_email:${hashOf(context, site, mail)}:${seconds(context)}`;
  return writeMail(context, {
    kind: 'validate_email',
    uid: null,
    site,
    language,
    recipient: mail,
    uniqueKey,
  });
}

/** A link for a new password to an account that the staff found: no more is revealed by its mail than they know. */
export function mailResetLink(context: EventContext, { uid }: EventOf<'resetAsked'>): Promise<void> {
  return writeToAccount(context, 'reset_password', uid, seconds(context));
}

/**
 * The last mail of an account. Only whoever applied is told at an address that may be a stranger's, because an answer was
 * promised there. It is discarded after one attempt, so that the address does not outlive the account.
 */
export async function mailFarewell(
  context: EventContext,
  { site, mail, isConfirmed, language, farewell: kind }: EventOf<'accountDeleted'>,
): Promise<void> {
  if (kind === null || (!isConfirmed && kind === 'account_deleted')) return;
  const uniqueKey = `${kind}:${hashOf(context, site, mail)}:${seconds(context)}`;
  await writeMail(context, {
    kind,
    uid: null,
    site,
    language,
    recipient: mail,
    uniqueKey,
  });
}
