import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD } from '#db/demo/people.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { approveNurse, confirmLink, NurseForm } from '../kit/nurse.ts';
import { setVisibility } from '../kit/visibility.ts';
import { NEWCOMER_PASSWORD, Visitor } from '../kit/visitor.ts';

test.use({ site: 'poh', language: 'nl' });

test('a nurse applies, waits, is approved, and looks after her details', async ({
  visitor,
  browser,
  watch,
}) => {
  test.setTimeout(180_000);
  watch.allowStatus(400, 403);
  const { page, main, say } = visitor;
  // Other journeys apply at the same time.
  const familyName = `Aanvraag ${crypto.randomUUID().slice(0, 8)}`;
  const mail = `aanvraag-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
  const form = new NurseForm(visitor);

  await visitor.open('registerNurse');
  await form.fillIn({ mail, familyName, postalCode: '3511 SS', mailConfirmation: 'anders@houvast.example' });
  await form.send();
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(2);
  await expect(form.field('postalCode')).toHaveValue('3511 SS');
  expect(await breaches(page)).toEqual([]);
  await form.field('postalCode').fill('3511 ab');
  await form.field('mailConfirmation').fill(mail);
  await form.send();
  await expect(visitor.heading(say('account:nurse.awaiting.heading'))).toBeFocused();
  expect(await breaches(page)).toEqual([]);

  await confirmLink(visitor, mail);
  await visitor.open('login');
  await form.logIn(mail);
  await expect(main.getByRole('alert')).toHaveText(say('session:login.waits'));

  await approveNurse(browser, familyName);

  await form.logIn(mail);
  await visitor.expectAt('clients');
  await expect(main).toContainText(
    `M. ${familyName}, Praktijkondersteuner ggz bij Huisartsenpraktijk De Brug`,
  );
  const menu = page.getByRole('navigation', { name: say('web:mainMenu') }).filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText([say('web:clients'), say('web:logout')]);
  expect(await breaches(page)).toEqual([]);
  await page.goto(visitor.address('login'));
  await visitor.expectAt('clients');
  await main.getByRole('link', { name: say('clients:cards.title') }).click();
  await visitor.expectAt('conversationCards');
  await expect(main.getByRole('heading', { level: 2 })).toHaveCount(6);
  await page.goBack();

  await main.getByRole('link', { name: say('nurses:clients.account') }).click();
  await visitor.expectAt('nurseAccount');
  await form.field('practice').fill('Gezondheidscentrum Noord');
  await main.getByRole('button', { name: say('account:nurse.details.save') }).click();
  await expect(page.getByText(say('account:nurse.details.saved'))).toBeVisible();
  expect(await breaches(page)).toEqual([]);
  await page.reload();
  await expect(form.field('practice')).toHaveValue('Gezondheidscentrum Noord');
  await menu.getByRole('link', { name: say('web:logout') }).click();
  await expect(page).toHaveURL(new RegExp(`^${visitor.address('landing')}(inloggen)?$`));
  await visitor.open('clients');
  await visitor.expectAt('login', {}, { origin: '/clienten' });
});

test.describe('without JavaScript', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a nurse applies as well', async ({ visitor, watch }) => {
    watch.allowStatus(422);
    const mail = `zonder-${crypto.randomUUID().slice(0, 8)}@houvast.example`;
    const form = new NurseForm(visitor);
    await visitor.page.goto(visitor.address('registerNurse'));
    await form.fillIn({ mail, locality: '' });
    await form.send();
    await expect(form.field('locality')).toBeFocused();
    await expect(form.field('familyName')).toHaveValue('Aanvraag');
    await form.field('locality').fill('Utrecht');
    await form.field('password').fill(NEWCOMER_PASSWORD);
    await form.field('confirmation').fill(NEWCOMER_PASSWORD);
    await form.send();
    await expect(visitor.heading(visitor.say('account:nurse.awaiting.heading'))).toBeVisible();
  });
});

test('the details of a nurse take over what was changed on another page', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, say } = visitor;
  await page.clock.install();
  await visitor.beLoggedIn({ mail: DEMO_NURSE.mail, password: DEMO_PASSWORD });
  const elsewhere = await visitor.elsewhere(page.context());
  const saveJobTitle = async (on: Visitor, jobTitle: string) => {
    await new NurseForm(on).field('jobTitle').fill(jobTitle);
    await on.main.getByRole('button', { name: say('account:nurse.details.save') }).click();
    await expect(on.page.getByText(say('account:nurse.details.saved'))).toBeVisible();
  };
  await visitor.open('nurseAccount');
  await elsewhere.open('nurseAccount');
  await saveJobTitle(elsewhere, 'Verpleegkundige');
  await page.clock.fastForward('06:00');
  await setVisibility(page, 'visible');
  await expect(new NurseForm(visitor).field('jobTitle')).toHaveValue('Verpleegkundige');
  await saveJobTitle(visitor, DEMO_NURSE.details.jobTitle);

  // The other page still shows the title of before, and does not put it back.
  await elsewhere.main.getByRole('button', { name: say('account:nurse.details.save') }).click();
  await expect(elsewhere.page.getByText(say('account:nurse.details.saved')).last()).toBeVisible();
  await visitor.open('nurseAccount');
  await expect(new NurseForm(visitor).field('jobTitle')).toHaveValue(DEMO_NURSE.details.jobTitle);
  await elsewhere.page.close();
});
