import { pathTo } from '#domain/site/paths.ts';
import { expect, test } from '../kit/fixtures.ts';

test.use({ site: 'alcohol' });

test('credentials come after the checklist', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.goto(visitor.address('credentials'));
  await expect(page).toHaveURL(visitor.address('register', {}, { required: '1' }));
  await expect(main.getByText(say('onboarding:required'))).toBeVisible();
});

test('a question without an answer is asked for, and focus goes to it', async ({ visitor }) => {
  const { main, say } = visitor;
  await visitor.open('register');
  await main.getByRole('button', { name: say('onboarding:next'), exact: true }).click();
  await expect(main.getByText(say('onboarding:answerRequired'))).toBeVisible();
  await expect(main.getByRole('radio', { name: say('onboarding:yes'), exact: true })).toBeFocused();
});

test('an answer opens its explainer with people to call, and the next question follows', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await main.getByRole('radio', { name: say('onboarding:yes'), exact: true }).check();
  await expect(main.getByRole('radiogroup')).toHaveCount(2);
  await main
    .getByRole('radiogroup')
    .nth(1)
    .getByRole('radio', { name: say('onboarding:yes'), exact: true })
    .check();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeVisible();
  await dialog.getByRole('button', { name: say('onboarding:understood') }).click();
  await expect(dialog).toBeHidden();
  await expect(main.getByRole('radiogroup')).toHaveCount(3);
});

test('someone for whom this is not meant is led to help, and no further', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await main.getByRole('radio', { name: say('onboarding:no'), exact: true }).check();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('link', { name: say('onboarding:toHelp') })).toHaveAttribute(
    'href',
    pathTo(visitor, 'help'),
  );
  await dialog.getByRole('button', { name: say('onboarding:understood') }).click();
  await expect(main.getByText(say('onboarding:stopTitle'))).toBeVisible();
  await expect(main.getByRole('button', { name: say('onboarding:next'), exact: true })).toHaveCount(0);
  await main.getByRole('link', { name: say('onboarding:toHelp') }).click();
  await visitor.expectAt('help');
});

test('nothing that was answered is kept', async ({ visitor }) => {
  const { page } = visitor;
  await visitor.open('register');
  await visitor.passChecklist();
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['onboarding=done']);
  expect(
    await page.evaluate(
      () => Object.keys(window.localStorage).length + Object.keys(window.sessionStorage).length,
    ),
  ).toBeLessThanOrEqual(1);
});

test('what was answered before the page reacts counts, and is explained', async ({ visitor }) => {
  const { page, main, say } = visitor;
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await gate;
    await route.continue();
  });
  await page.goto(visitor.address('register'), { waitUntil: 'commit' });
  const second = main.getByRole('radiogroup').nth(1);
  await main
    .getByRole('radio', { name: say('onboarding:yes'), exact: true })
    .first()
    .check();
  await second.getByRole('radio', { name: say('onboarding:yes'), exact: true }).check();
  release();
  await visitor.settled();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('onboarding:understood') }).click();
  await expect(main.getByRole('radiogroup')).toHaveCount(3);
  await main.getByRole('button', { name: say('onboarding:next'), exact: true }).click();
  await expect(main.getByRole('radiogroup').nth(2).getByRole('radio').first()).toBeFocused();
});
