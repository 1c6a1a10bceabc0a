import { plusDays } from '#domain/kit/duration.ts';

/** How long before an agreement ends its client is asked whether to go on (chosen; issue: the client's side). */
export const CONSENT_ASKED_DAYS = 14;

/** Agreements that end up to this moment are asked about now. */
export function renewalAskedUntil(now: Date): Date {
  return plusDays(now, CONSENT_ASKED_DAYS);
}

/** Whether the client of an agreement is asked whether to go on. */
export function isAskedToRenew(consentUntil: Date, now: Date): boolean {
  return consentUntil <= renewalAskedUntil(now);
}
