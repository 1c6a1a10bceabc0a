import { afterAll, expect } from 'vitest';
import type { Claims } from '#domain/sso/hti.ts';
import type { PageRenderer } from '#server/pages/rendering.ts';
import { rowsOf } from '#server/testing/dump.ts';
import type { TestAnswer, TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import {
  claimsAt,
  KEYS,
  launchWith,
  pem,
  type Signing,
  serveKeys,
  signed,
  ssoFile,
} from './portal.testing.ts';

const portal = {
  site: 'alcohol',
  issuer: 'https://portal.example',
  audience: 'houvast-alcohol',
  public_key: pem(KEYS.rsa),
};
const definitions = {
  'ActivityDefinition/minder-drinken': 'alcohol',
  'https://portal.example/fhir/ActivityDefinition/minder-drinken': 'alcohol',
  'ActivityDefinition/stoppen-met-roken': 'tobacco',
};
const curves = (['p256', 'p384', 'p521'] as const).map((name) => ({
  ...portal,
  issuer: `https://${name}.example`,
  public_key: pem(KEYS[name]),
}));

/** What the account page calls them. */
export const ROLE_LABEL = { nl: 'cliënt van Zorg', en: 'client of Zorg' };

/** A server that portals launch people into, with helpers; one for a file of tests. */
export async function launchedServer(settings: Readonly<Record<string, string>> = {}, pages?: PageRenderer) {
  const keyServer = await serveKeys();
  keyServer.keys = { first: KEYS.rsa.publicKey };
  const keyed = { ...portal, public_key: undefined, jwks_uri: keyServer.url };
  const SSO_CONFIG = ssoFile({
    role_label: ROLE_LABEL,
    hti: [
      { ...portal, definitions },
      { ...keyed, issuer: 'https://keyed.example' },
      { ...keyed, issuer: 'https://slow.example' },
      ...curves,
      { ...portal, site: 'naasten', audience: 'houvast-naasten' },
    ],
  });
  const server = sharedTestServer({ SSO_CONFIG, ...settings }, pages);
  afterAll(() => {
    keyServer.server.closeAllConnections();
    keyServer.server.close();
  });

  let networks = 0;
  const browser = (): TestClient => {
    networks += 1;
    return server().visitor('alcohol', { address: `127.8.${networks >> 8}.${networks & 255}` });
  };
  const claims = (changes?: Claims) => claimsAt(server().clock.now(), changes);
  const tokenOf = (changes?: Claims, signing?: Signing) => signed(claims(changes), signing);
  return {
    server,
    keyServer,
    /** A browser with an address of its own, so that its failures count for nobody else. */
    browser,
    claims,
    tokenOf,
    launched: async (changes?: Claims, signing?: Signing) =>
      launchWith(browser(), await tokenOf(changes, signing)),
    accounts: async () => (await rowsOf(server().connection.db, 'select uid from account')).length,
    /** The account of somebody after a launch. */
    async uidAfter(changes?: Claims, signing?: Signing): Promise<number> {
      const client = browser();
      const answer = await launchWith(client, await tokenOf(changes, signing));
      expect(answer.status, answer.text).toBe(303);
      return client.uid();
    },
    /** Expects a page that says only what to do, and the reason in the log. */
    expectRefused(answer: TestAnswer, status: number, why: string): void {
      expect(answer.status, answer.text).toBe(status);
      const said: { security?: string }[] = server().log.map((line) => JSON.parse(line));
      expect(said.findLast(({ security }) => security?.startsWith('hti_'))?.security).toBe(why);
      expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
      expect(answer.headers['cache-control']).toBe('no-store');
      expect(answer.headers['set-cookie']).toBeUndefined();
      expect(answer.text).not.toContain(why);
      expect(answer.text).toContain(String(answer.headers['x-request-id']));
      for (const link of ['tel:113', '/hulp', 'https://www.buienradar.nl'])
        expect(answer.text).toContain(`href="${link}"`);
    },
  };
}
