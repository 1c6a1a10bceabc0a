/** The cookie of a device on which tabs, and a site installed on a phone, reveal nothing. */
export const NEUTRAL_COOKIE = 'neutral';

/** Whether a cookie header contains that choice; any value but 1 does not count. */
export function isNeutral(cookies: string): boolean {
  return cookies.split('; ').includes(`${NEUTRAL_COOKIE}=1`);
}

/** The only cookie that a page depends on which is the same for many: that of the look. Empty for the usual one. */
export function lookCookie(cookies: string): string {
  return isNeutral(cookies) ? `${NEUTRAL_COOKIE}=1` : '';
}
