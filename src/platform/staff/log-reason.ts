import { checkLogReason } from '#domain/staff/reason.ts';
import { refuseProblems } from '../failure.ts';

/** A reason for the log as it is recorded, without surrounding spaces; throws `Failure` if it may not be there. */
export function logReason(reason: string): string {
  refuseProblems(checkLogReason('reason', reason));
  return reason.trim();
}
