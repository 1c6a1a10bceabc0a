import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

test('somebody who was logged in already reads that the site is closed, not that it is broken', async ({
  visitor,
  watch,
}) => {
  const { page, main, say } = visitor;
  watch.allowStatus(503);
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  await page.route('**/api/**', (route) =>
    route.fulfill({
      status: 503,
      headers: { 'Retry-After': '300' },
      json: { message: 'Closed for maintenance.', code: 'unavailable' },
    }),
  );
  await page
    .getByRole('link', { name: say('web:plan'), exact: true })
    .filter({ visible: true })
    .click();
  const alert = main.getByRole('alert').first();
  await expect(alert).toContainText(say('ui:failure.unavailable'));
  await page.unroute('**/api/**');
  await alert.getByRole('button', { name: say('ui:tryAgain') }).click();
  await expect(visitor.bar(/.*/).first()).toBeVisible();
});
