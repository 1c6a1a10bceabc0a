/**
 * For this long after another system let somebody in their address can be changed, in that browser (settled: single sign-on).
 * Seconds.
 */
const FRESH_LAUNCH_SECONDS = 300;

/** Whether a session began by coming in from elsewhere, not long ago. It stands in for a password, which these people have not. */
export function isFreshLaunch(launchedAt: Date | null, now: Date): boolean {
  return launchedAt !== null && now.getTime() - launchedAt.getTime() <= FRESH_LAUNCH_SECONDS * 1000;
}
