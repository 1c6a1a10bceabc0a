import { breaches } from '../kit/breaches.ts';
import { frontPage } from '../kit/content.ts';
import { expect, test } from '../kit/fixtures.ts';

test('on a tablet, from the front page to a programme, with a menu of its own', async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  const found: string[] = [];
  const look = async (name: string) => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(768);
    found.push(...(await breaches(page)).map((breach) => `${name}: ${breach}`));
  };
  await visitor.open('landing');
  await look('landing');
  await main.getByRole('link', { name: frontPage('alcohol', language).start }).click();
  await visitor.passChecklist();
  await visitor.fillInCredentials();
  await look('programme');
  const menu = page.getByRole('navigation', { name: say('web:mainMenu') }).filter({ visible: true });
  await expect(menu).toHaveCount(1);
  await menu.getByRole('link', { name: say('web:calendar'), exact: true }).click();
  await visitor.expectAt('calendar');
  await look('calendar');
  await page
    .getByRole('banner')
    .getByRole('link', { name: say('web:help'), exact: true })
    .click();
  await expect(page.getByRole('region', { name: say('web:help') })).toBeVisible();
  await look('help beside the page');
  expect(found).toEqual([]);
});
