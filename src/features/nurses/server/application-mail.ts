import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import type { FindOutsideMail } from '#platform/mail/outside.ts';
import { providerAddresses } from '#platform/staff/provider-addresses.ts';
import { findNurse, isApplicationWaiting } from './queries.ts';

/** Announces an application once its address is confirmed: before that it may be anybody’s. A nurse who is approved by then does not wait. */
export async function announceApplication(
  context: Context,
  { uid }: EventOf<'mailValidated'>,
): Promise<void> {
  const found = await findNurse(context.db, uid);
  if (found?.nurse.state !== 'applied') return;
  const addresses = await providerAddresses(context);
  await context.announce({ kind: 'applicationWaiting', uid, site: found.site, addresses });
}

/** The mail to the provider about an application. It says nothing about the applicant, whose details are behind a login. */
export const findApplicationMail: FindOutsideMail = async ({ db, staffOrigin }, { recipient }) => {
  if (recipient === null) return null;
  return {
    kind: 'provider_nurse_waiting',
    to: recipient,
    language: 'nl',
    params: {},
    links: { button: staffOrigin && `${staffOrigin}/aanvragen`, second: null, unsubscribe: null },
    // An application that was decided about meanwhile no longer waits.
    mayGo: await isApplicationWaiting(db),
  };
};
