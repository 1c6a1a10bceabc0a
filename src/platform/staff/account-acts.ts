import type { JobEvent } from '#domain/events.ts';
import type { FarewellKind } from '#domain/notices/mail.ts';
import type { Site } from '#domain/site/site.ts';
import type { StaffContext } from './staff-context.ts';

/** The context of an act on an account, whether its owner or the staff does it. */
export interface AccountContext
  extends Pick<
    StaffContext,
    'db' | 'clock' | 'sessionSecrets' | 'placeholderMailDomain' | 'wake' | 'logSecurity'
  > {
  announce(event: JobEvent): Promise<void>;
}

/**
 * What the staff may do to an account, of a participant or a nurse. The slice that owns accounts does it, and throws `Failure` if
 * it is impossible; the others get it in `server/slices.ts`. Each act returns the site of the account.
 */
export interface AccountActs {
  /** Logs everybody out of the account at once. Nothing is deleted. */
  block(context: AccountContext, uid: number): Promise<Site>;
  unblock(context: AccountContext, uid: number): Promise<Site>;
  /** Sends the mail that confirms an address once more, within the limits that its owner has too. */
  sendConfirmation(context: AccountContext, uid: number): Promise<Site>;
  /** The same with a link for a new password. */
  sendReset(context: AccountContext, uid: number): Promise<Site>;
  /** Deletes it with everything that belongs to it; `farewell` is the last mail. */
  deleteAccount(context: AccountContext, uid: number, farewell: FarewellKind): Promise<Site>;
}
