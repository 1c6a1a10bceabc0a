import { afterAll } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { offersSignOn } from '#domain/site/sign-on.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import { KEYS, pem, ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { CLIENT, LABEL, startOrganisation } from '#features/sso/server/openid/provider.testing.ts';
import { comeBackTo, goAway } from '#features/sso/server/openid/signing-on.testing.ts';
import type { TestClient } from './test-client.ts';
import { testEnvironment } from './test-environment.ts';

const PORTAL = {
  site: 'alcohol',
  issuer: 'https://portal.example',
  audience: 'houvast',
  public_key: pem(KEYS.rsa),
};

/** A way in of each kind, on one site: the settings for it, and somebody whom an organisation lets in. */
export async function openWaysIn() {
  const organisation = await startOrganisation(['http://alcohol.localhost:3000/api/openid-connect/zorg']);
  afterAll(() => void organisation.server.close());
  const oidc = [{ ...CLIENT, id: 'zorg', site: 'alcohol', issuer: organisation.issuer, label: LABEL }];
  const settings = { SSO_CONFIG: ssoFile({ hti: [PORTAL], oidc }) };
  const { signOn: offered } = testEnvironment(settings);
  return {
    settings,
    /** Whether a site has a call. */
    isOn: (site: Site, { feature, signOn }: Endpoint) =>
      (!feature || hasFeature(site, feature)) && (!signOn || offersSignOn(offered, site, signOn)),
    /** Lets a visitor of that site in, once more if a call logged them out. */
    async letIn(client: TestClient): Promise<TestClient> {
      if ((await client.get('/user/me')).status === 200) return client;
      await comeBackTo(client, await organisation.logIn(await goAway(client), 'noor'));
      return client;
    },
  };
}
