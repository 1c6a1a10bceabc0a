import { hold } from '../kit/calls.ts';
import { cutNetwork, loseCalls } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';

test('an urge: two taps to breathing, counted once it has eased, and the page asks what helped', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await page.clock.install();
  await visitor.createAccount();
  await visitor.open('programme');
  await page
    .getByRole('link', { name: say('ui:urge.glass') })
    .filter({ visible: true })
    .click();
  await main.getByRole('link', { name: say('urge:tile.breathe.title') }).click();
  await expect(visitor.heading(say('urge:breathe.title'))).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(say('urge:pageTitle')));

  const pause = main.getByRole('button', { name: say('urge:breathe.pause') });
  await pause.click();
  const goOn = main.getByRole('button', { name: say('urge:breathe.goOn') });
  await expect(goOn).toBeFocused();
  await goOn.click();
  const turns = main.getByText(say('ui:breath.in'), { exact: true }).first();
  await expect(turns).toHaveCSS('animation-play-state', 'running');
  await page.clock.fastForward('00:35');
  await expect(main.getByText(say('urge:breathe.leftHalf', { count: 2 }))).toBeVisible();
  await page.clock.fastForward('03:00');
  await expect(main.getByText(say('urge:breathe.over'))).toBeVisible();
  await expect(turns).toHaveCSS('animation-play-state', 'paused');
  await expect(pause).toBeFocused();
  await expect(pause).toHaveAttribute('aria-disabled', 'true');
  const strong = main.getByRole('link', { name: say('urge:strong.title') });
  await strong.click();
  await main.getByRole('link', { name: say('urge:tile.wait.title') }).click();
  await expect(visitor.heading(say('urge:wait.title'))).toBeVisible();
  await expect(strong).toHaveCount(0);
  await page.clock.fastForward('15:00');
  await strong.click();
  await expect(visitor.heading(say('urge:strong.title'))).toBeVisible();
  await page.goBack();
  await main.getByRole('button', { name: say('urge:eased') }).click();
  await expect(main.getByText(say('urge:less.times', { count: 1 }))).toContainText('1');

  const three = main.getByRole('button', { name: '3', exact: true });
  await three.click();
  await expect(three).toHaveAttribute('aria-pressed', 'true');
  const scale = main.getByRole('group').filter({ has: page.getByRole('button', { name: '3', exact: true }) });
  await expect(scale).toHaveAccessibleName(`${say('urge:less.strength')} ${say('ui:optional')}`);
  await expect(scale).toHaveAccessibleDescription(`${say('urge:less.lowest')} ${say('urge:less.highest')}`);
  await main.getByRole('button', { name: say('urge:less.help.breathing') }).click();
  await main.getByRole('button', { name: say('urge:less.done') }).click();
  await visitor.expectAt('today');
});

test('what helped need not be told when telling it fails', async ({ visitor, watch }) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('urge');
  await main.getByRole('button', { name: say('urge:eased') }).click();
  await main.getByRole('button', { name: say('urge:less.help.breathing') }).click();
  await cutNetwork(page);
  await main.getByRole('button', { name: say('urge:less.done') }).click();
  await expect(main.getByRole('alert')).toHaveText(say('urge:less.failed'));
  await main.getByRole('button', { name: say('urge:less.leave') }).click();
  await visitor.expectAt('today');
});

test('an urge that gets no answer soon is kept, and counted once when the answer comes', async ({
  visitor,
}) => {
  const { page, main, say, language } = visitor;
  await page.clock.install();
  await visitor.createAccount();
  await visitor.open('urge');
  const answering = await hold(page, '**/api/v1/urges');
  await main.getByRole('button', { name: say('urge:eased') }).click();
  await page.clock.fastForward('00:03');
  await expect(main.getByText(say('urge:less.countsLater'))).toBeVisible();
  answering.release();
  const count = () =>
    page.evaluate(
      async (path) => (await (await fetch(path)).json()).riddenOut,
      `/api/${language}/api/v1/urges`,
    );
  await expect.poll(count).toBe(1);
  await page.clock.fastForward('00:30');
  await page.reload();
  await visitor.settled();
  expect(await count()).toBe(1);
});

test('without a network an urge is kept, and counted once when the network is back', async ({
  visitor,
  watch,
}) => {
  watch.allowLostCalls();
  watch.allowStatus(500);
  const { page, main, say, language } = visitor;
  await visitor.createAccount();
  // Until the page knows whether there are reasons it says neither that there are any, nor that there are none.
  await page.route('**/api/v1/urges', (route) => route.fulfill({ status: 500, json: { code: 'internal' } }));
  await visitor.open('urge');
  const reasons = main.getByRole('link', { name: say('urge:tile.reasons.title') });
  await expect(reasons).toContainText(say('urge:tile.reasons.unknown'));
  await reasons.click();
  await expect(main.getByText(say('urge:reasons.later'))).toBeVisible();
  await expect(main.getByRole('link', { name: say('urge:reasons.write') })).toHaveCount(0);
  await page.unroute('**/api/v1/urges');
  await main.getByRole('link', { name: say('urge:otherHelp') }).click();
  await expect(reasons).toContainText(say('urge:tile.reasons.text'));
  await expect(visitor.heading(say('urge:start.title'))).toBeVisible();
  const letThrough = await loseCalls(page, '**/api/**');
  await main.getByRole('button', { name: say('urge:eased') }).click();
  await expect(main.getByText(say('urge:less.countsLater'))).toBeVisible();
  await letThrough();
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  const count = () =>
    page.evaluate(
      async (path) => (await (await fetch(path)).json()).riddenOut,
      `/api/${language}/api/v1/urges`,
    );
  await expect.poll(count).toBe(1);
  await page.reload();
  await visitor.settled();
  expect(await count()).toBe(1);
});
