/**
 * For how many seconds after another system let somebody in their address can be changed in that browser (settled:
 * single sign-on).
 */
const FRESH_SECONDS = 300;

/** Whether another system let somebody in with this session, not long ago. It replaces the password that these people lack. */
export function isFreshlyLetIn(letInAt: Date | null, now: Date): boolean {
  return letInAt !== null && now.getTime() - letInAt.getTime() <= FRESH_SECONDS * 1000;
}
