import { fetchHere, hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { ANNA } from '../kit/visitor.ts';

for (const screen of ['plan', 'registration'] as const) {
  test(`${screen} says that it is loading`, { tag: '@full' }, async ({ visitor }) => {
    const { page, main, say } = visitor;
    const slow = await hold(page, /\/(registrations\/overview|api\/v1\/plan)$/);
    await page.goto(visitor.address(screen));
    await visitor.settled();
    await visitor.sendLogin(ANNA);
    await visitor.expectAt(screen);
    const status = main.getByRole('status').getByText(say('ui:loading'));
    const loading = main.getByRole('status').filter({ hasText: say('ui:loading') });
    await expect(loading.or(status).first()).toBeVisible();
    slow.release();
    await expect(loading).toHaveCount(0);
    if (screen === 'plan') await expect(visitor.bar(/.*/).first()).toBeVisible();
    else await expect(main.getByRole('textbox').first()).toBeVisible();
  });
}

test('a page that is loaded asks for all that it will show at once, and for nothing twice', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  const slow = await hold(page, '**/registrations/overview');
  const parts = /\/(registrations\/overview|get-program-node|view\/exercise_answers|view\/tips)/;
  const calls: string[] = [];
  page.on('request', (request) => {
    const [part] = parts.exec(request.url()) ?? [];
    if (part) calls.push(part);
  });
  await visitor.open('today');
  const each = ['/get-program-node', '/registrations/overview', '/view/exercise_answers', '/view/tips'];
  await expect.poll(() => calls.toSorted()).toEqual(each);
  slow.release();
  await expect(main.getByRole('region', { name: say('programme:tipOfToday') })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(calls.toSorted()).toEqual(each);
});

test('the button does nothing while a save is under way', async ({ visitor }) => {
  const { page, say } = visitor;
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.amount.fill('2');
  const slow = await hold(page, '**/webform_rest/submit');
  await form.save.click();
  await expect(form.save).toBeDisabled();
  slow.release();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
});

test('the login button does nothing while the login is under way', { tag: '@full' }, async ({ visitor }) => {
  await visitor.open('login');
  const slow = await hold(visitor.page, '**/user/login');
  await visitor.sendLogin(ANNA);
  const button = visitor.main.getByRole('button', { name: visitor.say('session:login.submit') });
  await expect(button).toBeDisabled();
  slow.release();
  await visitor.expectAt('today');
});

test('text that is typed before the page reacts is not lost', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const mail = page.getByLabel(say('session:login.mail'), { exact: true });
  const slow = await hold(page, '**/assets/*.js');
  await page.goto(visitor.address('login'), { waitUntil: 'commit' });
  await mail.fill(ANNA.mail);
  slow.release();
  await visitor.settled();
  await page.getByLabel(say('session:login.password'), { exact: true }).fill(ANNA.password);
  await expect(mail).toHaveValue(ANNA.mail);
  await main.getByRole('button', { name: say('session:login.submit') }).click();
  await visitor.expectAt('today');
});

test('a form that was sent before the page reacts is answered, and goes on where it was', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(400);
  const { page, main, say } = visitor;
  const slow = await hold(page, '**/assets/*.js');
  await page.goto(visitor.address('login'), { waitUntil: 'commit' });
  await visitor.sendLogin({ ...ANNA, password: 'niet-het-goede-1' });
  await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
  slow.release();
  await visitor.settled();
  await expect(main.getByRole('alert')).toHaveText(say('session:login.failed'));
  await expect(page.getByLabel(say('session:login.mail'), { exact: true })).toHaveValue(ANNA.mail);
  await page.getByLabel(say('session:login.password'), { exact: true }).fill(ANNA.password);
  await main.getByRole('button', { name: say('session:login.submit') }).click();
  await visitor.expectAt('today');
});

test('text becomes neither markup nor code, whatever the page does with it', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowBrokenPage(/Trusted(HTML|ScriptURL|Script)|unsafe-eval|Content Security Policy/);
  const { page } = visitor;
  await visitor.open('help');
  const refused = await page.evaluate(() => {
    const tries = {
      markup: () => document.body.insertAdjacentHTML('beforeend', '<b id="let-in"></b>'),
      handler: () => document.body.setAttribute('onclick', 'document.title = "in"'),
      elsewhere: () =>
        Object.assign(document.createElement('script'), { src: 'https://elsewhere.example/a.js' }),
      code: () => Object.assign(document.createElement('script'), { text: 'document.title = "in"' }),
    };
    return Object.entries(tries).flatMap(([name, attempt]) => {
      try {
        attempt();
        return [];
      } catch {
        return [name];
      }
    });
  });
  expect(refused).toEqual(['markup', 'handler', 'elsewhere', 'code']);
  await expect(page.locator('#let-in')).toHaveCount(0);
});

test('a page that the browser understands otherwise than the server wrote it is drawn again, whole', {
  tag: '@full',
}, async ({ visitor, watch }) => {
  watch.allowBrokenPage(/Minified React error #4\d\d|hydrat/i);
  const { page, say } = visitor;
  await page.route(visitor.address('login'), async (route) => {
    const answer = await fetchHere(route);
    await route.fulfill({
      response: answer,
      body: (await answer.text()).replace('<main', '<aside>other</aside><main'),
    });
  });
  await visitor.open('login');
  await expect(visitor.heading(say('session:login.heading'))).toBeVisible();
  await expect(page.locator('aside')).toHaveCount(0);
  await visitor.sendLogin(ANNA);
  await visitor.expectAt('today');
});
