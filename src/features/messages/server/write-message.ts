import { randomUUID } from 'node:crypto';
import type { EventOf } from '#domain/events.ts';
import type { Badge } from '#domain/notices/badge.ts';
import { type MessageAbout, type MessageTemplate, namesIn } from '#domain/notices/message.ts';
import type { Context, EventContext } from '#platform/context.ts';
import { vaultOf } from '#platform/person/vault.ts';
import { sealAbout } from './about.ts';
import { insertMessages } from './queries.ts';

const writing =
  (template: MessageTemplate) =>
  ({ db, clock }: Context, { uid }: { readonly uid: number }): Promise<void> =>
    insertMessages(db, [{ uid, template, createdAt: clock.now() }]);

/** The first message of an account. */
export const writeWelcome = writing('welcome');
export const writeRestarted = writing('programme_restarted');

/** Writes a message for each badge. */
export function writeBadges(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { uid, badges }: { readonly uid: number; readonly badges: readonly Badge[] },
): Promise<void> {
  const createdAt = clock.now();
  return insertMessages(
    db,
    badges.map((badge) => ({ uid, template: 'badge_received', badge, createdAt })),
  );
}

/**
 * Writes a message with a template to fill. What fills it is encrypted with the key of the person who reads it; what its text does not
 * name is left out, as their copy of the message has all of it.
 */
export async function writeAbout<Template extends MessageTemplate>(
  context: EventContext,
  { uid, template, about }: { uid: number; template: Template; about: MessageAbout<Template> },
): Promise<void> {
  const uuid = randomUUID();
  const named = Object.entries<string>(about).filter(([name]) => namesIn(template).includes(name));
  const sealed = sealAbout(await vaultOf(context, uid), uuid, Object.fromEntries(named));
  const createdAt = context.clock.now();
  await insertMessages(context.db, [{ uuid, uid, template, about: sealed, createdAt }]);
}

// Messages about what buddies do, to the person whose buddy they are.

export function writeBuddyAccepted(context: Context, { uid, name }: EventOf<'buddyAccepted'>): Promise<void> {
  return writeAbout(context, { uid, template: 'buddy_accepted', about: { buddy: name } });
}

export function writeBuddyRefused(
  context: Context,
  { uid, name, reason }: EventOf<'buddyRefused'>,
): Promise<void> {
  return reason === ''
    ? writeAbout(context, { uid, template: 'buddy_refused', about: { buddy: name } })
    : writeAbout(context, { uid, template: 'buddy_refused_reason', about: { buddy: name, reason } });
}

export function writeBuddyLeft(context: Context, { uid, name }: EventOf<'buddyLeft'>): Promise<void> {
  return writeAbout(context, { uid, template: 'buddy_left', about: { buddy: name } });
}

export function writeBuddyCheered(
  context: Context,
  { uid, name, cheer }: EventOf<'buddyCheered'>,
): Promise<void> {
  return writeAbout(context, { uid, template: 'buddy_cheered', about: { buddy: name, cheer } });
}

/** Tells somebody whom they are paired with now. */
export function writePaired(
  context: Context,
  { uid, nurse: { name, practice } }: EventOf<'nursePaired'>,
): Promise<void> {
  return writeAbout(context, { uid, template: 'nurse_paired', about: { nurse: name, practice } });
}

/** Tells somebody that their agreement ends soon, and how to extend it. */
export function writeConsentEnding(
  context: EventContext,
  { uid, nurse }: EventOf<'consentEnding'>,
): Promise<void> {
  return writeAbout(context, { uid, template: 'consent_ending', about: { nurse: nurse.name } });
}

const UNPAIRED = { client: 'nurse_unpaired', nurse: 'nurse_left', expired: 'pairing_expired' } as const;

/** Tells somebody that a pairing has ended, and that nobody looks along any more. */
export function writeUnpaired(
  context: EventContext,
  { uid, nurse, by }: EventOf<'nurseUnpaired'>,
): Promise<void> {
  return writeAbout(context, { uid, template: UNPAIRED[by], about: { nurse: nurse.name } });
}
