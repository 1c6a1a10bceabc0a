import type { EventOf } from '#domain/events.ts';
import type { EventContext } from '#platform/context.ts';
import { keyedHash } from '#platform/crypto/secret-token.ts';
import { hourInKey, secondInKey, writeToAccount } from './enqueue.ts';

/** Tells a nurse that she may log in, once her address is confirmed as well. */
export function mailApproved(context: EventContext, { uid }: EventOf<'nurseApproved'>): Promise<void> {
  return writeToAccount(context, 'nurse_approved', uid, 'once');
}

/** Tells a nurse that the provider took her second step away, in case she did not ask for that. */
export function mailSecondFactorReset(
  context: EventContext,
  { uid }: EventOf<'secondFactorReset'>,
): Promise<void> {
  return writeToAccount(context, 'second_factor_reset', uid, secondInKey(context));
}

/** Tells a nurse that somebody who was logged in as her set up another app for codes, or turned them off. */
export function mailSecondFactorChanged(
  context: EventContext,
  { uid }: EventOf<'secondFactorChanged'>,
): Promise<void> {
  return writeToAccount(context, 'second_factor_changed', uid, secondInKey(context));
}

/** Tells a nurse that a client paired with her, but not which: her list shows that behind her login. */
export function mailPaired(context: EventContext, { uid, nurse }: EventOf<'nursePaired'>): Promise<void> {
  return writeToAccount(context, 'client_paired', nurse.uid, aboutClient(context, uid));
}

/** Tells a nurse that a client is no longer hers, unless she ended it herself. */
export async function mailUnpaired(
  context: EventContext,
  { uid, nurse, by }: EventOf<'nurseUnpaired'>,
): Promise<void> {
  if (by !== 'nurse') await writeToAccount(context, 'client_unpaired', nurse.uid, aboutClient(context, uid));
}

/** Asks a client whether to go on with a nurse, whom only the page behind the login names. */
export function mailConsentEnding(context: EventContext, { uid }: EventOf<'consentEnding'>): Promise<void> {
  return writeToAccount(context, 'consent_ending', uid, secondInKey(context));
}

/**
 * The key of a mail outlives the client, so it does not say who. If a client pairs and stops time and again she gets one of each an
 * hour, so that nobody can fill her mailbox; her list is right at once.
 */
function aboutClient(context: EventContext, uid: number): string {
  return `${keyedHash(context.sessionSecrets.newest, 'mail', `client|${uid}`)}:${hourInKey(context)}`;
}
