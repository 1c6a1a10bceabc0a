/** The cookie of a device on which tabs, and a site installed on a phone, reveal nothing. */
export const NEUTRAL_COOKIE = 'neutral';

/** Whether a cookie header contains that choice; any value but 1 does not count. */
export function isNeutral(cookies: string): boolean {
  return cookies.split('; ').includes(`${NEUTRAL_COOKIE}=1`);
}

/** The part of the cookies that a shared page depends on: that of the look. Empty for the usual look. */
export function lookCookie(cookies: string): string {
  return isNeutral(cookies) ? `${NEUTRAL_COOKIE}=1` : '';
}
