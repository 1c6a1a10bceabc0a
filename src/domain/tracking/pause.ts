import type { Day } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkDay } from './registration.ts';

/** Why a person marks a day as a pause; a reason is optional. */
export const PAUSE_REASONS = ['illness', 'holiday', 'other'] as const;
export type PauseReason = (typeof PAUSE_REASONS)[number];

/** Every problem of a pause, field by field: a pause is on a day that could be registered (api-contract 2.29). */
export function checkPause(
  { date, reason }: { date: string; reason: string | null },
  bounds: { today: Day; registrationsStart: Day },
): Problem[] {
  return [
    ...checkDay('date', date, bounds),
    ...(reason === null || PAUSE_REASONS.some((known) => known === reason)
      ? NO_PROBLEMS
      : problem('reason', 'unknownChoice')),
  ];
}
