import type { ErrorCode } from '#contract/endpoint.ts';

/** What an operator wants to see in the log when somebody tries doors, or an account changes hands. Says what, never who. */
export type SecurityEvent =
  | 'login_failed'
  | 'limit_reached'
  | 'call_forged'
  | 'password_changed'
  | 'address_changed'
  | 'logged_out_everywhere'
  | 'pairing_codes_guessed'
  | 'account_deleted';

/** The refusals that are such events. */
export const SECURITY_REFUSALS: Readonly<Partial<Record<ErrorCode, SecurityEvent>>> = {
  credentials_wrong: 'login_failed',
  account_blocked: 'login_failed',
  password_incorrect: 'login_failed',
  flood_address: 'limit_reached',
  flood_account: 'limit_reached',
  too_many_requests: 'limit_reached',
  foreign_origin: 'call_forged',
  csrf_invalid: 'call_forged',
};
