import type { EventOf } from '#domain/events.ts';
import type { Context } from '#platform/context.ts';
import type { FindOutsideMail } from '#platform/mail/outside.ts';
import { providerAddresses } from '#platform/staff/provider-addresses.ts';
import { findNurse, isApplicationWaiting } from './queries.ts';

/**
 * Says that an application waits, once its address is confirmed: before that it may be anybody's. Whoever is approved by then waits for
 * nobody.
 */
export async function announceApplication(
  context: Context,
  { uid }: EventOf<'mailValidated'>,
): Promise<void> {
  const found = await findNurse(context.db, uid);
  if (found?.nurse.state !== 'applied') return;
  const addresses = await providerAddresses(context);
  await context.announce({ kind: 'applicationWaiting', uid, site: found.site, addresses });
}

/** The mail to the provider about it: nothing of the applicant, whose details stand behind a login. */
export const findApplicationMail: FindOutsideMail = async ({ db, staffOrigin }, { recipient }) => {
  if (recipient === null) return null;
  return {
    kind: 'provider_nurse_waiting',
    to: recipient,
    language: 'nl',
    params: {},
    links: { button: staffOrigin && `${staffOrigin}/aanvragen`, second: null, unsubscribe: null },
    // What somebody decided about meanwhile waits no longer.
    mayGo: await isApplicationWaiting(db),
  };
};
