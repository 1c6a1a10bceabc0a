import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathTo } from '#domain/site/paths.ts';
import { CLIENT, LABEL, startOrganisation } from '#features/sso/server/openid/provider.testing.ts';
import { expect } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { Visitor } from '../kit/visitor.ts';

/** Several of these journeys run at once, each on a server of its own. */
const portOf = () => 3_927 + test.info().parallelIndex;
const FRIDAY = '2026-11-20T11:00:00Z';

test('somebody logs in at their organisation, after giving up once', async ({
  page,
  site,
  language,
  folder,
  watch,
}) => {
  const port = portOf();
  watch.allowServer(port);
  watch.allowLeaving();
  // The pages of the organisation ask others for a typeface.
  watch.allowBrokenPage(/fonts\.googleapis/);
  const visitor = new Visitor(page, site, language, port);
  const { main, say } = visitor;
  const button = main.getByRole('link', { name: LABEL[language] });
  const origin = originOf(site, port);
  const organisation = await startOrganisation([`${origin}/api/openid-connect/zorg`]);
  const SSO_CONFIG = join(folder, 'sso.json');
  const { issuer, server } = organisation;
  writeFileSync(
    SSO_CONFIG,
    JSON.stringify({ oidc: [{ ...CLIENT, id: 'zorg', site, issuer, label: LABEL }] }),
  );
  try {
    await at(FRIDAY, { folder, port, settings: { SSO_CONFIG } }, async () => {
      await visitor.open('login');
      await button.click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(main.getByText(say('session:login.organisation.cancelled'))).toBeVisible();

      await button.click();
      await page.locator('[name=login]').fill('noor');
      await page.locator('[name=password]').fill('any');
      await page.getByRole('button').first().click();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page.waitForURL((url) => url.pathname === pathTo({ language }, 'registerHti'));
      // In the browser: outside it, not every system resolves names under localhost.
      const me: unknown = await page.evaluate(async () => (await fetch('/api/user/me')).json());
      expect(me).toMatchObject({ field_name: [{ value: 'Noor' }] });
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test('an organisation that does not answer keeps nobody from the page', async ({
  page,
  site,
  language,
  folder,
  watch,
}) => {
  const port = portOf();
  watch.allowServer(port);
  watch.allowStatus(503);
  const visitor = new Visitor(page, site, language, port);
  const SSO_CONFIG = join(folder, 'sso.json');
  const away = { ...CLIENT, id: 'zorg', site, issuer: 'http://127.0.0.1:9', label: LABEL };
  writeFileSync(SSO_CONFIG, JSON.stringify({ oidc: [away] }));
  await at(FRIDAY, { folder, port, settings: { SSO_CONFIG } }, async () => {
    await visitor.open('login');
    await visitor.main.getByRole('link', { name: LABEL[language] }).click();
    const told = visitor.main.getByRole('alert');
    await expect(told).toHaveText(visitor.say('session:login.organisation.unreachable'));
  });
});
