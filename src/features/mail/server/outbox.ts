import type { EventOf } from '#domain/events.ts';
import { afterQuietHours, wantsMail } from '#domain/notices/mail.ts';
import type { Context, EventContext } from '#platform/context.ts';
import { findAddressee, findAddressees } from './addressees/queries.ts';
import {
  addressInKey,
  orderTo,
  secondInKey,
  writeMails,
  writeToAccount,
  writeToAddress,
  writeToPerson,
} from './enqueue.ts';

/** Enqueues the reminders of a day in one statement; a person gets at most one of each kind a day. */
export async function mailReminders(
  context: EventContext,
  { reminders }: EventOf<'remindersDue'>,
): Promise<void> {
  const about = context.clock.today();
  const byMail = reminders.filter((reminder) => reminder.byMail);
  await writeMails(
    context,
    byMail.map((reminder) => orderTo(reminder, { kind: reminder.kind, about })),
  );
}

/** Asks the owner of an address to confirm it; a nurse who waits for approval is also told that. */
export async function mailValidation(
  context: EventContext,
  { uid }: { readonly uid: number },
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const about = `${addressInKey(context, person.site, person.mail)}:${secondInKey(context)}`;
  await writeToPerson(context, person, {
    kind: person.awaitsApproval ? 'nurse_received' : 'validate_email',
    about,
  });
}

/** Notifies the owner of an address that someone tried to register with it; at most once a day. */
export function mailAccountExists(context: Context, { uid }: EventOf<'accountExisted'>): Promise<void> {
  return writeToAccount(context, 'account_exists', uid, context.today);
}

/**
 * Asks the owner of a new address to confirm it. Enqueued for every address; the worker sees whether it has an account, and which
 * letter to send then (`addressedLetter`).
 */
export async function mailNewAddress(
  context: EventContext,
  { uid, mail: recipient }: EventOf<'mailChangeAsked'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const about = `${addressInKey(context, person.site, recipient)}:${secondInKey(context)}`;
  await writeToPerson(context, person, { kind: 'validate_new_email', about, recipient });
}

/** Tells the address of an account, once a day for each new one, that another was asked for: the change can still be called off. */
export async function mailChangeAsked(
  context: EventContext,
  { uid, mail }: EventOf<'mailChangeAsked'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  const about = `${addressInKey(context, person.site, mail)}:${context.clock.today()}`;
  await writeToPerson(context, person, { kind: 'email_change_asked', about });
}

/** Notifies the previous address of an account. */
export async function mailOldAddress(
  context: Context,
  { uid, before }: EventOf<'mailChanged'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person) return;
  await writeToPerson(context, person, {
    kind: 'email_changed',
    about: secondInKey(context),
    recipient: before,
  });
}

/** Notifies the owner of an account that its password has changed. Not at an unconfirmed address, which may be a stranger's. */
export async function mailPasswordChanged(
  context: Context,
  { uid }: EventOf<'passwordChanged'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person?.mailValidatedAt) return;
  await writeToPerson(context, person, { kind: 'password_changed', about: secondInKey(context) });
}

/**
 * Notifies somebody that their account is going to be removed, once a day at most; the job knows which notices were written before. It
 * finds many people and tells them one by one, so that they may have come back in between.
 */
export async function mailUnused(
  context: EventContext,
  { uid, notice, lastUsed }: EventOf<'accountUnused'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (person?.lastUsed.getTime() !== lastUsed.getTime()) return;
  await writeToPerson(context, person, {
    kind: notice,
    about: `${lastUsed.getTime()}:${context.clock.today()}`,
  });
}

/**
 * One mail for all badges of a day, to people who chose it. It names no badge, and waits for the morning: then it is also the mail for
 * those of the evening and the night before.
 */
export async function mailBadges(
  context: EventContext,
  { uid }: Pick<EventOf<'badgesReceived'>, 'uid'>,
): Promise<void> {
  const person = await findAddressee(context.db, uid);
  if (!person || !wantsMail('badge_mail', person)) return;
  const { now, hourOf, dayOf } = context.clock;
  const notBefore = afterQuietHours(now(), hourOf);
  await writeToPerson(context, person, { kind: 'badge_mail', about: dayOf(notBefore), notBefore });
}

/** Notifies people of new comments who chose that; the job that announces it keeps to the limits and the quiet hours. */
export async function mailReplies(context: EventContext, { uids }: EventOf<'repliesWaiting'>): Promise<void> {
  const kind = 'forum_reply_mail';
  const about = secondInKey(context);
  const people = await findAddressees(context.db, uids);
  const willing = people.filter((person) => wantsMail(kind, person));
  await writeMails(
    context,
    willing.map((person) => orderTo(person, { kind, about })),
  );
}

/**
 * Mails a link for a new password. Enqueued for every address, so that neither the response nor its timing reveals who has an
 * account; the worker discards the mail if there is none.
 */
export function mailReset(context: Context, { mail }: EventOf<'passwordForgotten'>): Promise<void> {
  const { site, language } = context;
  return writeToAddress(context, { kind: 'reset_password', site, language, recipient: mail });
}

/** Mails the link that confirms an address; enqueued for every address as well. */
export function mailConfirmation(context: Context, { mail }: EventOf<'confirmationWanted'>): Promise<void> {
  const { site, language } = context;
  return writeToAddress(context, { kind: 'validate_email', site, language, recipient: mail });
}

/** Mails a link for a new password to an account that the staff found. Its response reveals no more than they know. */
export function mailResetLink(context: EventContext, { uid }: EventOf<'resetAsked'>): Promise<void> {
  return writeToAccount(context, 'reset_password', uid, secondInKey(context));
}

/**
 * Writes the last mail of an account. At an unconfirmed address, which may be a stranger’s, only an applicant gets one, because
 * an answer was promised. It is discarded after one attempt, so that the address does not outlive the account.
 */
export async function mailFarewell(
  context: EventContext,
  { site, mail, isConfirmed, language, farewell: kind }: EventOf<'accountDeleted'>,
): Promise<void> {
  if (kind === null || (!isConfirmed && kind === 'account_deleted')) return;
  await writeToAddress(context, { kind, site, language, recipient: mail });
}
