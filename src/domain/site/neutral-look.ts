/** The cookie by which a device wants tabs, and a site that is put on a phone, to say nothing. */
export const NEUTRAL_COOKIE = 'neutral';

/** Whether cookies, as a header has them, choose so; any value but 1 is no choice. */
export function isNeutral(cookies: string): boolean {
  return cookies.split('; ').includes(`${NEUTRAL_COOKIE}=1`);
}
