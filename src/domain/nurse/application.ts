import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkLogReason } from '#domain/staff/reason.ts';

/** Rejected applications are deleted with their account. */
export type ApplicationState = 'applied' | 'approved';

/** The lists of nurses: to be judged, to be sent a welcome package, with a changed practice, and all approved ones. */
export const APPLICATION_LISTS = ['applied', 'package', 'changed', 'approved'] as const;
export type ApplicationList = (typeof APPLICATION_LISTS)[number];

/** How the staff checked who a nurse is: by calling the practice, or by looking up its number and address or a register. */
export const APPLICATION_CHECKS = ['practiceCalled', 'detailsLookedUp', 'registerLookedUp'] as const;
export type ApplicationCheck = (typeof APPLICATION_CHECKS)[number];

/**
 * Whether an account may log in: it is not blocked, and a nurse was approved and confirmed her address, in either order (settled:
 * nurse). `nurseState` is null for participants.
 */
export function mayLogIn(account: {
  readonly blocked: boolean;
  readonly nurseState: ApplicationState | null;
  readonly mailValidatedAt: Date | null;
}): boolean {
  const { blocked, nurseState, mailValidatedAt } = account;
  if (blocked) return false;
  return nurseState === null || (nurseState === 'approved' && mailValidatedAt !== null);
}

export interface Approval {
  readonly check: readonly ApplicationCheck[];
  readonly reason: string;
}

/** The problems of an approval: a check is required. The reason is for the log and goes into no mail. */
export function checkApproval({ check, reason }: Approval): readonly Problem[] {
  return [
    ...(check.length === 0 ? problem('check', 'choiceRequired') : NO_PROBLEMS),
    ...checkLogReason('reason', reason),
  ];
}

/** Reads an approval from a line of the log; null if the line is something else. */
export function approvalOf(written: string): Approval | null {
  const [checks = '', ...rest] = written.split(': ');
  const given = checks.split(', ');
  const check = APPLICATION_CHECKS.filter((one) => given.includes(one));
  return check.length === given.length ? { check, reason: rest.join(': ') } : null;
}

/** An approval as it is written to the log. */
export function approvalInLog({ check, reason }: Approval): string {
  const checks = APPLICATION_CHECKS.filter((one) => check.includes(one));
  return `${checks.join(', ')}: ${reason.trim()}`;
}
