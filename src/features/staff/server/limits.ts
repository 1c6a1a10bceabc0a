import { clearFlood, type Limit, perNetwork, spendAttempt, tooMany } from '#platform/flood/flood.ts';
import { type LoginTarget, takeLogin } from '#platform/flood/login-limits.ts';
import type { StaffContext } from '#platform/staff/staff-context.ts';

const INVITATIONS: Limit = { kind: 'staff-invitation', most: 20, windowSeconds: 3_600 };
/**
 * Wrong codes of one member, also those from several browsers. Beyond that they are slowed down to some thirty guesses a day, each of
 * which has three chances in a million (docs/security.md).
 */
const CODES: Limit = { kind: 'staff-code', most: 5, windowSeconds: 86_400, waits: [900, 1_800, 3_600] };
const TOO_MANY = 'Too many attempts.';

/** An attempt that was counted as failed before it was judged. */
interface Taken {
  /** It was right: takes the failure back. */
  succeeded(): Promise<void>;
}

/** Counts a password as wrong; throws `Failure` where it comes too soon after others (docs/decisions/0069). */
export async function takePassword(context: StaffContext, target: LoginTarget): Promise<Taken> {
  const taken = await takeLogin(context, 'staff-login', target);
  if (taken.reached) throw tooMany(TOO_MANY, taken);
  return taken;
}

/** Counts a link as wrong; throws `Failure` when there were too many of a network. */
export async function takeLink(context: StaffContext): Promise<Taken> {
  const taken = await spendAttempt(context, perNetwork(INVITATIONS, context), TOO_MANY);
  return { succeeded: () => taken.takeBack(INVITATIONS) };
}

/** Counts a code as wrong; throws `Failure` when it comes too soon after five others. A known browser is counted alone. */
export async function takeCode(
  context: StaffContext,
  { member, device }: { readonly member: number; readonly device: string | null },
): Promise<Taken> {
  const subject = device === null ? String(member) : `${member}|${device}`;
  await spendAttempt(context, [{ limit: CODES, subject }], TOO_MANY);
  return { succeeded: () => clearFlood(context, CODES, subject) };
}
