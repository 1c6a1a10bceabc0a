import { pathTo } from '#domain/site/paths.ts';
import { listen } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { back, goOn, next, question } from './checklist-views.ts';

test.use({ site: 'alcohol' });

test('credentials come after the checklist', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await page.goto(visitor.address('credentials'));
  await expect(page).toHaveURL(visitor.address('register', {}, { required: '1' }));
  await expect(main.getByText(say('onboarding:required'))).toBeVisible();
});

test('each question is a view of its own, and the focus goes to its heading', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(question(visitor, 1)).toBeVisible();
  await expect(back(visitor)).toHaveCount(0);
  const place = say('onboarding:progress', { number: 1, total: 8 });
  const first = (await question(visitor, 1).textContent()) ?? '';
  const words = first.replace(place, '').trim();
  await expect(question(visitor, 1)).toHaveAccessibleName(`${place}. ${words}`);
  await expect(main.getByRole('radiogroup')).toHaveAccessibleName(words);
  const heard = await listen(page);
  await goOn(visitor, 'yes', 2);
  expect(await heard(), 'not once more as it closes').not.toContainEqual(expect.stringContaining(first));
  await expect(main.getByRole('radiogroup')).toHaveCount(1);
  await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
  await goOn(visitor, 'no', 3);
  await expect(main.getByRole('radiogroup')).toHaveCount(1);
});

test('an answer is only asked for after going on without one, and gets the focus', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const problem = main.getByText(say('onboarding:answerRequired'));
  await visitor.open('register');
  const heard = await listen(page);
  await next(visitor).click();
  await expect(problem).toBeVisible();
  await expect(visitor.checklistAnswer('yes')).toBeFocused();
  expect((await heard()).at(-1)).toContain(say('onboarding:answerRequired'));
  await expect(main.getByRole('alert')).toHaveCount(0);

  await visitor.checklistAnswer('yes').check();
  await expect(problem).toHaveCount(0);
  await goOn(visitor, 'yes', 2);
  await expect(problem).toHaveCount(0);
  await back(visitor).click();
  await next(visitor).click();
  await expect(question(visitor, 2)).toBeFocused();
  await expect(problem).toHaveCount(0);
});

test('pressing Enter on a question without its answer says so, though the focus stays', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await visitor.checklistAnswer('yes').focus();
  await page.keyboard.press('Enter');
  await expect(main.getByRole('alert')).toHaveText(say('onboarding:answerRequired'));
  await expect(visitor.checklistAnswer('yes')).toBeFocused();
});

test('a double tap goes on once, and asks for nothing', { tag: '@full' }, async ({ visitor }) => {
  const { main, say } = visitor;
  const problem = main.getByText(say('onboarding:answerRequired'));
  await visitor.open('register');
  const form = main.locator('form');
  await form.evaluate((sent) =>
    sent.addEventListener('submit', ({ timeStamp }) => {
      sent.dataset['pressed'] ??= String(timeStamp);
    }),
  );
  const pressAfter = (milliseconds: number) =>
    form.evaluate((sent, after) => {
      const press = new SubmitEvent('submit', { bubbles: true, cancelable: true });
      Object.defineProperty(press, 'timeStamp', { value: Number(sent.dataset['pressed']) + after });
      sent.dispatchEvent(press);
    }, milliseconds);

  await visitor.checklistAnswer('yes').check();
  await next(visitor).dblclick();
  await expect(question(visitor, 2)).toBeVisible();
  await pressAfter(100);
  await expect(problem).toHaveCount(0);
  await pressAfter(5000);
  await expect(problem).toBeVisible();
  await back(visitor).click();
  await expect(question(visitor, 1)).toBeFocused();
});

test('the way back leads to the previous question, which still has its answer', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await visitor.open('landing');
  await visitor.open('register');
  await goOn(visitor, 'yes', 2);
  await goOn(visitor, 'no', 3);

  await back(visitor).click();
  await expect(question(visitor, 2)).toBeFocused();
  await expect(visitor.checklistAnswer('no')).toBeChecked();
  await page.goBack();
  await expect(question(visitor, 1)).toBeFocused();
  await expect(visitor.checklistAnswer('yes')).toBeChecked();
  await page.goForward();
  await expect(question(visitor, 2)).toBeFocused();
  await expect(visitor.checklistAnswer('no')).toBeChecked();
  await page.goBack();
  await page.goBack();
  await visitor.expectAt('landing');
});

test('a step back before the scripts run opens the page that it leads to', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.open('register');
  await visitor.passChecklist();
  await page.reload();
  await expect(visitor.heading(say('account:credentials.heading'))).toBeVisible();
  await page.goBack();
  await expect(question(visitor, 1)).toBeVisible();
});

test('the skip link stays at the question, and a reload starts again', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await visitor.open('register');
  await goOn(visitor, 'yes', 2);
  await page.getByRole('link', { name: say('web:skipLink') }).press('Enter');
  await expect(page).toHaveURL(/#inhoud$/);
  await expect(question(visitor, 2)).toBeVisible();
  await goOn(visitor, 'no', 3);
  await back(visitor).click();
  await expect(question(visitor, 2)).toBeFocused();

  await page.reload();
  await visitor.settled();
  await expect(question(visitor, 1)).toBeVisible();
  await expect(back(visitor)).toHaveCount(0);
  await goOn(visitor, 'yes', 2);
  await back(visitor).click();
  await expect(question(visitor, 1)).toBeFocused();
});

test('an answer opens its explainer with people to call; having read it leads on', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.open('register');
  await goOn(visitor, 'yes', 2);
  await visitor.checklistAnswer('yes').check();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(visitor.checklistAnswer('yes')).toBeFocused();

  await visitor.checklistAnswer('no').check();
  await visitor.checklistAnswer('yes').check();
  await dialog.getByRole('button', { name: say('onboarding:understood') }).click();
  await expect(dialog).toBeHidden();
  await expect(question(visitor, 3)).toBeFocused();
});

test('whoever is under 18 reads at once whom to call, and is asked no further', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  await visitor.checklistAnswer('no').click();
  await expect(main.getByRole('heading', { level: 2 })).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(main.getByRole('radiogroup')).toHaveCount(0);
  await expect(next(visitor)).toHaveCount(0);
  await expect(main.locator('a[href="tel:113"]').first()).toBeVisible();
  await page.getByRole('link', { name: say('web:skipLink') }).press('Enter');
  await expect(main.getByRole('radiogroup')).toHaveCount(0);

  const change = main.getByRole('button', { name: say('onboarding:change') });
  await change.click();
  await expect(question(visitor, 1)).toBeFocused();
  await expect(visitor.checklistAnswer('no')).toBeChecked();
  await next(visitor).click();
  await expect(change).toBeVisible();
  await page.goBack();
  await goOn(visitor, 'yes', 2);
  await back(visitor).click();
  await visitor.checklistAnswer('no').click();
  await main
    .getByRole('heading', { level: 2 })
    .locator('..')
    .locator(`a[href="${pathTo(visitor, 'help')}"]`)
    .click();
  await visitor.expectAt('help');
});

test('nothing that was answered is kept', { tag: '@full' }, async ({ visitor }) => {
  const { page } = visitor;
  const sent: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()));
  await visitor.open('register');
  await visitor.passChecklist();
  expect(sent).toEqual([]);
  const cookies = await page.context().cookies();
  expect(cookies.map(({ name, value }) => `${name}=${value}`)).toEqual(['onboarding=done']);
  expect(
    await page.evaluate(
      () => Object.keys(window.localStorage).length + Object.keys(window.sessionStorage).length,
    ),
  ).toBeLessThanOrEqual(1);
});

test('what was answered before the page reacts counts, and is explained', { tag: '@full' }, async ({
  visitor,
}) => {
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
  for (const index of [0, 1]) await visitor.checklistAnswer('yes').nth(index).check();
  await expect(main.getByRole('radiogroup')).toHaveCount(3);
  release();
  await visitor.settled();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('onboarding:understood') }).click();
  await expect(question(visitor, 3)).toBeFocused();
  await back(visitor).click();
  await expect(visitor.checklistAnswer('yes')).toBeChecked();
});
