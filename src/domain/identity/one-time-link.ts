/**
 * The links in mails (contract 2.4). A reset link works once, because what it is bound to changes when it is used; a
 * validation link may be opened again, because mail scanners and browsers open links twice.
 */
export type LinkPurpose = 'reset' | 'validate';

/** For how many seconds a link is valid. One that opens an account is meant to be used at once. */
export const LINK_LIFETIME: Readonly<Record<LinkPurpose, number>> = {
  reset: 2 * 3_600,
  validate: 7 * 86_400,
};

/** How often a day somebody can have the mail with the link to validate sent again. */
export const RESENDS_A_DAY = 2;

/** The claims of a link; anyone can write these, only the hash proves them. */
export interface OneTimeLink {
  readonly uid: number;
  /** Seconds since 1970. */
  readonly timestamp: number;
  readonly hash: string;
}

/** The state of a link with a valid hash at an instant. A timestamp in the future was never issued. */
export function linkState(
  purpose: LinkPurpose,
  timestamp: number,
  now: Date,
): 'valid' | 'expired' | 'invalid' {
  const age = Math.floor(now.getTime() / 1000) - timestamp;
  if (age < 0) return 'invalid';
  return age > LINK_LIFETIME[purpose] ? 'expired' : 'valid';
}

/** A link from the parts of a URL, or null if they are malformed. */
export function parseLink(parts: { uid?: unknown; timestamp?: unknown; hash?: unknown }): OneTimeLink | null {
  const number = (part: unknown) =>
    (typeof part === 'string' || typeof part === 'number') && /^\d{1,10}$/.test(String(part))
      ? Number(part)
      : null;
  const uid = number(parts.uid);
  const timestamp = number(parts.timestamp);
  const { hash } = parts;
  if (uid === null || uid > 2_147_483_647 || timestamp === null) return null;
  return typeof hash === 'string' && hash.length <= 100 ? { uid, timestamp, hash } : null;
}
