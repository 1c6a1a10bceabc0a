import type { Claims } from '#domain/sso/hti.ts';
import { claimsAt, KEYS, pem, signed, ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { CLIENT, LABEL } from '#features/sso/server/openid/provider.testing.ts';
import type { Visitor } from './visitor.ts';

/** Where the clock of a server starts into which people are launched. */
export const LAUNCH_DAY = '2026-11-20T11:00:00Z';

const portal = {
  site: 'alcohol',
  issuer: 'https://portal.example',
  audience: 'houvast-alcohol',
  public_key: pem(KEYS.rsa),
};
/** Nobody listens there. */
const organisation = { ...CLIENT, id: 'zorg', site: 'alcohol', issuer: 'http://127.0.0.1:9', label: LABEL };

/** The settings of such a server: it trusts a portal, and has a button to an organisation that does not answer. */
export function launchedSettings(): Readonly<Record<string, string>> {
  return { SSO_CONFIG: ssoFile({ hti: [portal], oidc: [organisation] }) };
}

/** Posts a token as the page of a portal does, and ends on the page that it leads to. */
export async function launch(visitor: Visitor, changes: Claims = {}): Promise<void> {
  const { page, language } = visitor;
  // By now the clock of the server is a little ahead.
  const token = await signed(claimsAt(new Date(Date.parse(LAUNCH_DAY) + 30_000), changes));
  const { href } = new URL(`/api/${language}/hti/launch`, visitor.address('landing'));
  await page.goto('about:blank');
  await page.setContent(
    `<form method="post" action="${href}"><input name="token" value="${token}"><button>Start</button></form>`,
  );
  await page.getByRole('button', { name: 'Start' }).click();
  await page.waitForURL(/^http/);
}
