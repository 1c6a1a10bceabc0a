/**
 * For how many seconds after somebody came in by another system their address can be changed in that browser (settled:
 * single sign-on).
 */
const FRESH_LAUNCH_SECONDS = 300;

/** Whether a session began by coming in from elsewhere, not long ago. It replaces the password that these people lack. */
export function isFreshLaunch(launchedAt: Date | null, now: Date): boolean {
  return launchedAt !== null && now.getTime() - launchedAt.getTime() <= FRESH_LAUNCH_SECONDS * 1000;
}
