import { pathTo } from '#domain/site/paths.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { confirmAddress } from '../kit/mailbox.ts';
import { originOf } from '../kit/origin.ts';
import { expectDaysFilled } from '../kit/plan-page.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { setVisibility } from '../kit/visibility.ts';
import { Visitor } from '../kit/visitor.ts';

async function save({ main, say }: Visitor): Promise<void> {
  await main.getByRole('button', { name: say('ui:save'), exact: true }).click();
}

/** Saves which mails and notifications somebody wants. */
async function saveKinds({ page, main, say }: Visitor): Promise<void> {
  await main.getByRole('button', { name: say('notifications:choice.submit') }).click();
  await expect(page.getByRole('status').getByText(say('notifications:choice.done'))).toBeVisible();
}

test('name, nickname and start are saved, and the start only moves back', async ({ visitor, watch }) => {
  watch.allowStatus(422);
  const { page, main, say } = visitor;
  const name = main.getByRole('textbox', { name: say('settings:about.name'), exact: true });
  const nickname = main.getByRole('textbox', { name: say('settings:about.nickname') });
  const start = main.getByLabel(say('settings:about.start'), { exact: true });
  const saved = page.getByRole('status').getByText(say('settings:about.saved'));
  const account = await visitor.createAccount();
  // Digits only: with letters of the address the hint would appear.
  const chosen = `Vos ${Number.parseInt(account.mail.slice(5, 15), 16)}`;
  await visitor.openAccount();
  await expect(main.getByRole('textbox', { name: say('settings:about.mail') })).toBeDisabled();
  await start.fill('2026-11-21');
  await save(visitor);
  await expectProblem(start, say('ui:problem.startDateForward'));
  await expect(start).toBeFocused();
  await start.fill('2026-11-10');
  await name.fill('');
  await save(visitor);
  await expectProblem(name, say('ui:problem.required'));
  await name.fill(' Kim ');
  await nickname.fill(chosen);
  await save(visitor);
  await expect(saved).toBeVisible();
  await visitor.open('account');
  await expect(name).toHaveValue('Kim');
  await expect(nickname).toHaveValue(chosen);
  await expect(start).toHaveValue('2026-11-10');
  await visitor.open('plan');
  const weekBefore = main.getByRole('button', { name: say('recovery-plan:plan.previousWeek') });
  await expect(weekBefore).not.toHaveAttribute('aria-disabled');

  // A nickname belongs to one person: look-alike letters make it no other.
  await visitor.logOut();
  await visitor.createAccount();
  await visitor.open('account');
  await nickname.fill(chosen.replace('Vos', 'V\u041ES'));
  await save(visitor);
  await expectProblem(nickname, say('ui:problem.nicknameTaken'));
});

test('a nickname that may give somebody away shows a hint before it is saved', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page, main, say, language } = visitor;
  const nickname = main.getByRole('textbox', { name: say('settings:about.nickname') });
  const hint = main.getByText(say('ui:nickname.hint'));
  const anyway = main.getByRole('button', { name: say('ui:nickname.useAnyway') });
  const saved = page.getByRole('status').getByText(say('settings:about.saved'));
  const account = await visitor.createAccount();
  const number = Number.parseInt(account.mail.slice(5, 15), 16);
  await visitor.openAccount();
  await nickname.fill(`robin ${number}`);
  await save(visitor);
  await expect(hint).toBeVisible();
  await expect(anyway).toBeFocused();
  await expect(saved).toBeHidden();
  await nickname.fill(`Egel ${number}`);
  await expect(hint).toBeHidden();
  await expect(anyway).toBeHidden();
  await nickname.fill(`Robin ${number}`);
  await save(visitor);
  await anyway.press('Enter');
  await expect(saved).toBeVisible();
  await expect(hint).toBeHidden();

  // From the second one on a nickname stays for thirty days, and the page says until when.
  await nickname.fill(`Egel ${number}`);
  await save(visitor);
  const day = language === 'nl' ? '20 december 2026' : '20 December 2026';
  await expect(nickname).toHaveAccessibleDescription(say('settings:about.nicknameFrom', { day }));
  await nickname.fill(`Das ${number}`);
  await save(visitor);
  await expectProblem(nickname, say('settings:about.nicknameFrom', { day }));
});

test('another language opens the page in that language', { tag: '@full' }, async ({ visitor }) => {
  const { page, site, language } = visitor;
  const other = language === 'nl' ? 'en' : 'nl';
  const there = new Visitor(page, site, other);
  await visitor.createAccount();
  await visitor.open('account');
  await visitor.main
    .getByRole('combobox', { name: visitor.say('settings:about.language') })
    .selectOption(other);
  await save(visitor);
  await expect(page).toHaveURL(originOf(site) + pathTo({ language: other }, 'account'));
  await there.settled();
  await expect(there.heading(there.say('settings:title'))).toBeVisible();
  await expect(page.getByRole('status').getByText(visitor.say('settings:about.saved'))).toBeVisible();
  await expect(there.main.getByRole('combobox')).toHaveValue(other);
  await page.goto(originOf(site));
  await expect(page.locator('html')).toHaveAttribute('lang', other);
});

test('an avatar is chosen with the keyboard, and shown', { tag: '@full' }, async ({ visitor }) => {
  const { main, page, say } = visitor;
  await visitor.createAccount();
  await visitor.openAccount();
  await main.getByRole('link', { name: say('settings:menu.avatar') }).click();
  const radio = (avatar: 1 | 2) => main.getByRole('radio', { name: say(`settings:avatar.names.${avatar}`) });
  await expect(main.getByRole('radio')).toHaveCount(12);
  await expect(radio(1)).toBeChecked();
  await radio(1).press('ArrowRight');
  await expect(radio(2)).toBeChecked();
  await main.getByRole('button', { name: say('settings:avatar.submit') }).click();
  await expect(page.getByRole('status').getByText(say('settings:avatar.done'))).toBeVisible();
  await expect(visitor.heading(say('settings:title'))).toBeVisible();
  await expect(main.locator('img')).toHaveAttribute('src', '/avatars/2.svg');
});

test('mails are turned off at once, and can be chosen once the address is confirmed', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, say } = visitor;
  const daily = main.getByRole('checkbox', { name: say('notifications:kind.daily_mail.label') });
  const { mail } = await visitor.createAccount();
  await visitor.open('notifications');
  await expect(main.getByText(say('notifications:choice.confirmFirst'))).toBeVisible();
  await daily.uncheck();
  await saveKinds(visitor);
  await visitor.open('notifications');
  await expect(daily).not.toBeChecked();
  await expect(daily).toBeDisabled();
  await confirmAddress(visitor, mail);
  await visitor.open('notifications');
  await daily.check();
  await saveKinds(visitor);
  await visitor.open('notifications');
  await expect(daily).toBeChecked();
});

test('notifications that were changed and not saved are asked about before they are lost', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, page, say } = visitor;
  const daily = main.getByRole('checkbox', { name: say('notifications:kind.daily_mail.label') });
  const back = main.getByRole('link', { name: say(visitor.isOnPhone ? 'ui:toMore' : 'ui:toAccount') });
  const question = page.getByRole('dialog', { name: say('ui:leave.title') });
  await visitor.createAccount();
  await visitor.open('notifications');
  await daily.uncheck();
  await back.click();
  await question.getByRole('button', { name: say('ui:leave.cancel') }).click();
  await visitor.expectAt('notifications');
  await expect(daily).not.toBeChecked();
  await saveKinds(visitor);
  await back.click();
  await visitor.expectAt(visitor.isOnPhone ? 'more' : 'account');
});

test('a page that stays open takes over what was changed elsewhere, and changes nothing back', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, page, say } = visitor;
  await page.clock.install();
  await visitor.createAccount();
  const elsewhere = await visitor.elsewhere(page.context());
  const comeBack = async () => {
    await page.clock.fastForward('06:00');
    const fetched = page.waitForResponse('**/user/me');
    await setVisibility(page, 'visible');
    await fetched;
  };
  const box = (on: Visitor, kind: 'daily_mail' | 'badge_mail') =>
    on.main.getByRole('checkbox', { name: say(`notifications:kind.${kind}.label`) });
  await visitor.open('notifications');
  await box(visitor, 'badge_mail').uncheck();
  await elsewhere.open('notifications');
  await box(elsewhere, 'daily_mail').uncheck();
  await saveKinds(elsewhere);
  await comeBack();
  await expect(box(visitor, 'daily_mail')).not.toBeChecked();
  await expect(box(visitor, 'badge_mail')).not.toBeChecked();
  await saveKinds(visitor);
  await visitor.open('notifications');
  for (const kind of ['daily_mail', 'badge_mail'] as const) {
    await expect(box(visitor, kind)).not.toBeChecked();
  }

  const nameOn = (on: Visitor) => on.main.getByLabel(say('settings:about.name'), { exact: true });
  await visitor.open('account');
  await expect(nameOn(visitor)).toHaveValue('Robin');
  await elsewhere.open('account');
  await nameOn(elsewhere).fill('Sam');
  await elsewhere.main.getByRole('button', { name: say('ui:save') }).click();
  await expect(elsewhere.page.getByRole('status').getByText(say('settings:about.saved'))).toBeVisible();
  await comeBack();
  await expect(nameOn(visitor)).toHaveValue('Sam');
  await expect(main.getByRole('alert')).toHaveCount(0);
  await elsewhere.page.close();
});

test('starting again keeps the days, ends the plan and leads to today', { tag: '@full' }, async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(500);
  const { main, page, say } = visitor;
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.register('2');
  await visitor.openAccount();
  await expect(
    main.getByText({ nl: '20 november 2026', en: '20 November 2026' }[visitor.language]),
  ).toBeVisible();
  const dialog = page.getByRole('dialog', { name: say('programme:restart.question') });
  const ask = () => main.getByRole('button', { name: say('programme:restart.button') }).click();
  const confirm = () => dialog.getByRole('button', { name: say('programme:restart.confirm') }).click();
  const failure = { status: 500, json: { code: 'internal' } };
  await page.route('**/reset-progress', (route) => route.fulfill(failure), { times: 1 });
  await ask();
  await expect(dialog.getByText(say('programme:restart.stays.ownUse'))).toBeVisible();
  await confirm();
  await expect(page.getByRole('alert').getByText(say('programme:restart.failed'))).toBeVisible();
  await ask();
  await confirm();
  // The message is on the page that follows, and gone from the one after it.
  const message = page.getByRole('status').getByText(say('programme:restart.done'));
  await visitor.expectAt('today');
  await expect(message).toBeVisible();
  await expect(main.getByRole('link', { name: say('web:planStep.title') })).toBeVisible();
  await visitor.goTo('plan');
  await expect(message).toHaveCount(0);
  await expect(main.getByRole('heading', { name: say('recovery-plan:cta.welcome.title') })).toBeVisible();
  await expectDaysFilled(visitor, 1);
});
