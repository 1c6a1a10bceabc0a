import { breaches } from '../kit/breaches.ts';
import { expect } from '../kit/fixtures.ts';
import { OWN_PORT, originOf } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { TOM, Visitor } from '../kit/visitor.ts';

const SETTINGS = { DEMO: '1', MULTILINGUAL: '0' };

test('where Houvast speaks Dutch only, somebody who had chosen English goes on in Dutch', async ({
  page,
  storage,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowServer(OWN_PORT);
  watch.allowStatus(404);
  const visitor = new Visitor(page, 'gambling', 'nl', OWN_PORT);
  const { main, say } = visitor;
  const english = page.getByText('English', { exact: true });
  await at('2026-11-20T11:00:00Z', { storage, port: OWN_PORT, settings: SETTINGS }, async () => {
    await page.context().addCookies([{ name: 'language', value: 'en', url: originOf('gambling', OWN_PORT) }]);
    await visitor.open('landing');
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl');
    await expect(english).toHaveCount(0);
    await expect(page.locator('link[rel=alternate]')).toHaveCount(0);

    await visitor.beLoggedIn(TOM);
    await page.goto(`${originOf('gambling', OWN_PORT)}/en/program`);
    await visitor.settled();
    await expect(visitor.heading(say('web:missing.title'))).toBeVisible();
    expect(await breaches(page)).toEqual([]);
    await main.getByRole('link', { name: say('web:missing.home') }).click();

    for (const name of ['more', 'account', 'programme'] as const) {
      await visitor.open(name);
      await expect(english).toHaveCount(0);
    }
    await visitor.open('account');
    await main.getByLabel(say('settings:about.name'), { exact: true }).fill('Tommie');
    await main
      .getByRole('button', { name: say('ui:save'), exact: true })
      .first()
      .click();
    await expect(page.getByText(say('settings:about.saved'))).toBeVisible();
    await visitor.expectAt('account');
  });
});
