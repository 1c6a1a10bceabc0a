import type { ErrorCode } from '#contract/endpoint.ts';
import type { HtiRefusal } from '#domain/sso/hti.ts';
import type { OpenIdRefusal } from '#domain/sso/open-id.ts';

/** The security events of our own ways into an account, without those of other systems. docs/operating.md explains each. */
export const OWN_SECURITY_EVENTS = [
  'login_failed',
  'second_step_failed',
  'staff_login_failed',
  'staff_code_failed',
  'staff_link_failed',
  'staff_limit_reached',
  'limit_reached',
  'call_forged',
  'password_changed',
  'address_changed',
  'second_factor_changed',
  'logged_out_everywhere',
  'pairing_codes_guessed',
  'account_deleted',
] as const;

/**
 * What an operator wants to see in the log when somebody tries to get into accounts, or an account changes hands. It says what
 * happened, never to whom.
 */
export type SecurityEvent =
  | (typeof OWN_SECURITY_EVENTS)[number]
  | HtiRefusal
  | 'hti_unreadable'
  | OpenIdRefusal;

/** The security event of each refusal that counts as one. */
export type SecurityRefusals = Readonly<Partial<Record<ErrorCode, SecurityEvent>>>;

export const SECURITY_REFUSALS: SecurityRefusals = {
  credentials_wrong: 'login_failed',
  account_blocked: 'login_failed',
  password_incorrect: 'login_failed',
  code_wrong: 'second_step_failed',
  flood_address: 'limit_reached',
  flood_account: 'limit_reached',
  too_many_requests: 'limit_reached',
  foreign_origin: 'call_forged',
  csrf_invalid: 'call_forged',
};

/**
 * Refusals of a portal's launch form that count as security events. A form that cannot be parsed has its own event, since none of
 * the token checks ran.
 */
export const FORM_REFUSALS: SecurityRefusals = {
  ...SECURITY_REFUSALS,
  payload_too_large: 'hti_unreadable',
  malformed_request: 'hti_unreadable',
  unsupported_media_type: 'hti_unreadable',
};

/**
 * Refusals on the host of the staff that count as security events, under names of their own because each weighs more
 * (docs/decisions/0069).
 */
export const STAFF_REFUSALS: SecurityRefusals = {
  credentials_wrong: 'staff_login_failed',
  code_wrong: 'staff_code_failed',
  link_invalid: 'staff_link_failed',
  too_many_requests: 'staff_limit_reached',
  foreign_origin: 'call_forged',
  csrf_invalid: 'call_forged',
};
