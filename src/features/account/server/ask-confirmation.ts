import { checkMail, mailKey } from '#domain/identity/account.ts';
import type { Context } from '#platform/context.ts';
import { refuseProblems } from '#platform/failure.ts';
import { type Limit, perNetwork, SLOWER, spendAttempt, takeAttempt } from '#platform/flood/flood.ts';

/** As for links for a new password: per address range with a refusal, per address silently. */
const PER_NETWORK: Limit = { kind: 'confirmation-network', most: 50, windowSeconds: 3_600, waits: SLOWER };
const PER_ADDRESS: Limit = { kind: 'confirmation-address', most: 2, windowSeconds: 86_400 };

/**
 * Mails the link that confirms an address once more (contract A50). Known and unknown addresses take the same path, so neither
 * the answer nor its timing reveals who has an account.
 */
export async function sendConfirmationTo(context: Context, { mail }: { mail: string }): Promise<undefined> {
  refuseProblems(checkMail('mail', mail));
  await spendAttempt(context, perNetwork(PER_NETWORK, context), 'Too many requests for a confirmation.');
  const address = mail.trim();
  if (!(await takeAttempt(context, PER_ADDRESS, `${context.site}|${mailKey(address)}`))) return undefined;
  await context.announce({ kind: 'confirmationWanted', mail: address });
  return undefined;
}
