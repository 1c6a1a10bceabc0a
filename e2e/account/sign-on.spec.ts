import type { Page } from '@playwright/test';
import { pathTo } from '#domain/site/paths.ts';
import { ssoFile } from '#features/sso/server/hti/portal.testing.ts';
import { CLIENT, LABEL, startOrganisation } from '#features/sso/server/openid/provider.testing.ts';
import { expect } from '../kit/fixtures.ts';
import { originOf } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { Visitor } from '../kit/visitor.ts';

/** Logs in on the pages of the organisation. */
async function logInThere(page: Page): Promise<void> {
  await page.locator('[name=login]').fill('noor');
  await page.locator('[name=password]').fill('any');
  await page.getByRole('button').first().click();
  await page.getByRole('button', { name: 'Continue' }).click();
}

test('somebody logs in at their organisation, after giving up once', async ({
  page,
  site,
  language,
  storage,
  watch,
}) => {
  test.setTimeout(120_000);
  // One for each worker: with FULL=1 this runs at several widths at once.
  const port = 3_927 + test.info().parallelIndex;
  watch.allowServer(port);
  watch.allowLeaving();
  // A server that is shutting down refuses new requests.
  watch.allowStatus(503);
  // The pages of the organisation load a font from elsewhere, and wait for it where nothing answers.
  watch.allowBrokenPage(/fonts\.googleapis/);
  await page.route(/fonts\.googleapis/, (route) => route.abort());
  const guest = new Visitor(page, site, language, port);
  const { main, say } = guest;
  const { issuer, server } = await startOrganisation([`${originOf(site, port)}/api/openid-connect/zorg`]);
  const SSO_CONFIG = ssoFile({ oidc: [{ ...CLIENT, id: 'zorg', site, issuer, label: LABEL }] });
  const button = main.getByRole('link', { name: LABEL[language] });
  try {
    await at('2026-11-20T11:00:00Z', { storage, port, settings: { SSO_CONFIG } }, async () => {
      await guest.open('login');
      await button.click();
      await page.getByRole('link', { name: 'Cancel' }).click();
      await expect(main.getByText(say('session:login.organisation.cancelled'))).toBeVisible();

      await button.click();
      await logInThere(page);
      await page.waitForURL((url) => url.pathname === pathTo({ language }, 'registerHti'));
      // In the browser: outside it, not every system resolves names under localhost.
      const me: unknown = await page.evaluate(async () => (await fetch('/api/user/me')).json());
      expect(me).toMatchObject({ field_name: [{ value: 'Noor' }] });
      await expect(main.getByText(say('onboarding:launched.told'))).toBeVisible();
      await expect(main.getByText(say('onboarding:launched.unseenAtLogin'))).toBeVisible();

      // What the organisation passed on can be removed.
      await guest.settled();
      await guest.passChecklist('credentialsHti');
      const field = (name: 'name' | 'mail') =>
        page.getByLabel(say(`account:launched.${name}`), { exact: true });
      await expect(field('name')).toHaveValue('Noor');
      await expect(field('mail')).toHaveValue('noor@zorg.example');
      await field('mail').fill('');
      await guest.privacyBox.check();
      await main.getByRole('button', { name: say('account:launched.skipRest') }).click();
      await guest.expectAt('welcome');
      await guest.open('changeEmail');
      await expect(main).not.toContainText('noor@zorg.example');

      // After a session that ended the login leads back to the same page, which says who is logged in.
      await page.context().clearCookies();
      await page.goto(guest.address('diary'));
      await guest.expectAt('login', {}, { origin: pathTo({ language }, 'diary') });
      await button.click();
      await logInThere(page);
      await guest.expectAt('diary');
      const notice = page.getByRole('region', { name: say('web:launch.label') });
      await expect(notice).toContainText(say('web:launch.as', { name: 'Noor' }));
      await page.reload();
      await expect(notice).toBeVisible();
      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
    });
  } finally {
    server.closeAllConnections();
    server.close();
  }
});
