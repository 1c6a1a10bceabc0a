import type { ErrorCode, SecondStep } from '#contract/endpoint.ts';
import type { Problem } from '#domain/kit/problem.ts';

/** The default status of each refusal. */
export const STATUS: Readonly<Record<ErrorCode, number>> = {
  invalid_input: 400,
  malformed_request: 400,
  unsupported_media_type: 415,
  not_acceptable: 406,
  payload_too_large: 413,
  login_required: 403,
  visitors_only: 403,
  role_missing: 403,
  csrf_missing: 403,
  csrf_invalid: 403,
  foreign_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  credentials_missing: 400,
  credentials_wrong: 400,
  account_blocked: 400,
  flood_address: 403,
  flood_account: 403,
  password_required: 403,
  password_incorrect: 403,
  link_expired: 403,
  link_invalid: 403,
  address_unreachable: 400,
  launch_refused: 403,
  launch_by_practitioner: 403,
  sign_in_again: 403,
  code_required: 403,
  code_wrong: 403,
  second_factor_required: 403,
  challenge_invalid: 403,
  field_read_only: 403,
  exercise_locked: 403,
  edit_conflict: 409,
  idempotency_mismatch: 422,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
};

/** What only some refusals say. */
interface Details {
  /** Where the contract gives this refusal another status on one call. */
  readonly status?: number | undefined;
  readonly problems?: readonly Problem[] | undefined;
  readonly retryAfterSeconds?: number | undefined;
  /** The message is repeated under `error`, where form clients look for it (contract 1.4). */
  readonly inError?: boolean | undefined;
  /** What is stored now, for a caller whose change conflicts with another. */
  readonly current?: unknown;
  /** What the caller has to do first. */
  readonly secondStep?: SecondStep | undefined;
}

/**
 * A refusal. Use cases throw it; the one error path in `http/errors.ts` turns it into the response. `message` is for
 * logs and tests, in English, and contains nothing a person entered.
 */
export class Failure extends Error implements Details {
  readonly code: ErrorCode;
  readonly status: number;
  readonly problems: readonly Problem[];
  readonly retryAfterSeconds: number | undefined;
  readonly inError: boolean;
  readonly current: unknown;
  readonly secondStep: SecondStep | undefined;
  constructor(code: ErrorCode, message: string, details: Details = {}) {
    super(message);
    this.code = code;
    this.status = details.status ?? STATUS[code];
    this.problems = details.problems ?? [];
    this.retryAfterSeconds = details.retryAfterSeconds;
    this.inError = details.inError ?? false;
    this.current = details.current;
    this.secondStep = details.secondStep;
  }
}

export function loginRequired(): Failure {
  return new Failure('login_required', 'This route can only be accessed by authenticated users.');
}

export function notFound(message = 'Not found.'): Failure {
  return new Failure('not_found', message);
}

/** The refusal of another value for a field that its caller may only repeat (contract 1.5). */
export function readOnlyField(name: string): Failure {
  return new Failure('field_read_only', `Access denied on updating field '${name}'.`);
}

/** The refusal of invalid input, field by field. */
export function refusal(problems: readonly Problem[]): Failure {
  return new Failure('invalid_input', 'Submitted Data contains validation errors.', { problems });
}

/** Throws if the input has any problem. */
export function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw refusal(problems);
}
