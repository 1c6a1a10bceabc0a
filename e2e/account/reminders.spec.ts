import { expect, test } from '../kit/fixtures.ts';
import { confirmAddress, Mailbox } from '../kit/mailbox.ts';
import { setVisibility } from '../kit/visibility.ts';
import { Visitor } from '../kit/visitor.ts';

test('somebody chooses when reminders come, takes a week of rest, and finds both as they were saved', async ({
  visitor,
}) => {
  const { main, page, say, language } = visitor;
  const { mail } = await visitor.createAccount();
  await confirmAddress(visitor, mail);
  await visitor.open('notifications');
  const card = main.getByRole('region', { name: say('notifications:reminders.title') });
  const time = card.getByLabel(say('notifications:reminders.time'), { exact: true });
  await expect(time).toHaveValue('20:00');
  await time.selectOption('07:30');
  const days = card.getByRole('group', { name: say('notifications:reminders.weekdays') });
  const [sunday = '', monday = ''] = { nl: ['Zondag', 'Maandag'], en: ['Sunday', 'Monday'] }[language];
  for (const box of await days.getByRole('checkbox').all()) await box.uncheck();
  await card.getByRole('button', { name: say('notifications:reminders.submit') }).click();
  await expect(days).toContainText(say('ui:problem.nothingChosen'));
  await days.getByRole('checkbox', { name: sunday }).check();
  await card.getByRole('checkbox', { name: say('notifications:reminders.rest') }).check();
  await card.getByRole('button', { name: say('notifications:reminders.submit') }).click();
  await expect(page.getByRole('status').getByText(say('notifications:reminders.done'))).toBeVisible();
  const submit = card.getByRole('button', { name: say('notifications:reminders.submit') });
  await expect(submit).toBeFocused();
  await page.getByRole('button', { name: say('ui:closeToast') }).click();
  await expect(submit).toBeFocused();

  await visitor.open('notifications');
  await expect(time).toHaveValue('07:30');
  await expect(days.getByRole('checkbox', { name: sunday })).toBeChecked();
  await expect(days.getByRole('checkbox', { name: monday })).not.toBeChecked();
  await expect(card.getByText(language === 'nl' ? /27 november/ : /27 November/)).toBeVisible();
  await main.getByText(say('notifications:sent.title'), { exact: true }).click();
  await expect(main.getByText(say('notifications:sent.kind.validate_email'))).toBeVisible();
});

test('times and a rest that were chosen elsewhere are taken over by a page that stays open', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, say, language } = visitor;
  await page.clock.install();
  const { mail } = await visitor.createAccount();
  await confirmAddress(visitor, mail);
  const elsewhere = await visitor.elsewhere(page.context());
  const timesOn = ({ main }: Visitor) => {
    const card = main.getByRole('region', { name: say('notifications:reminders.title') });
    return {
      hour: card.getByLabel(say('notifications:reminders.time'), { exact: true }),
      monday: card.getByRole('checkbox', { name: { nl: 'Maandag', en: 'Monday' }[language] }),
      rest: card.getByRole('checkbox', { name: say('notifications:reminders.rest') }),
      save: card.getByRole('button', { name: say('notifications:reminders.submit') }),
    };
  };
  const here = timesOn(visitor);
  const there = timesOn(elsewhere);
  await visitor.open('notifications');
  await here.monday.uncheck();
  await elsewhere.open('notifications');
  await there.hour.selectOption('07:30');
  await there.rest.check();
  await there.save.click();
  const done = say('notifications:reminders.done');
  await expect(elsewhere.page.getByRole('status').getByText(done)).toBeVisible();

  await page.clock.fastForward('06:00');
  await setVisibility(page, 'visible');
  await expect(here.hour).toHaveValue('07:30');
  await expect(here.rest).toBeChecked();
  await expect(here.monday).not.toBeChecked();
  await here.save.click();
  await expect(page.getByRole('status').getByText(done)).toBeVisible();
  await visitor.open('notifications');
  await expect(here.hour).toHaveValue('07:30');
  await expect(here.rest).toBeChecked();
  await expect(here.monday).not.toBeChecked();

  // A page that has not heard of it does not change it back either.
  await there.hour.selectOption('21:30');
  await there.rest.uncheck();
  await there.save.click();
  await expect(there.rest).not.toBeChecked();
  await expect(there.monday).not.toBeChecked();
  await here.monday.check();
  await here.save.click();
  await expect(here.hour).toHaveValue('21:30');
  await expect(here.rest).not.toBeChecked();
  await expect(here.monday).toBeChecked();
  await elsewhere.page.close();
});

test('times of which nothing comes say so, until a reminder is chosen', { tag: '@full' }, async ({
  visitor,
}) => {
  const { main, page, say } = visitor;
  const { mail } = await visitor.createAccount();
  await confirmAddress(visitor, mail);
  await visitor.open('notifications');
  const card = main.getByRole('region', { name: say('notifications:reminders.title') });
  await expect(card.getByLabel(say('notifications:reminders.time'), { exact: true })).toBeVisible();
  const sentence = card.getByText(say('notifications:reminders.nothingChosen'));
  await expect(sentence).toHaveCount(0);
  const save = main.getByRole('button', { name: say('notifications:choice.submit') });
  const kinds = main.getByRole('region', { name: say('notifications:choice.legend') });
  for (const box of await kinds.getByRole('checkbox').all()) await box.uncheck();
  await save.click();
  await expect(sentence).toBeVisible();
  await kinds.getByRole('checkbox').first().check();
  await save.click();
  await expect(sentence).toHaveCount(0);
  await expect(page.getByRole('status').getByText(say('notifications:choice.done'))).toBeVisible();
});

test('the link at the foot of a mail stops that mail, without a login, and can be undone', {
  tag: '@full',
}, async ({ visitor, browser, watch }) => {
  // The page fetches the account again, even without a session.
  watch.allowStatus(403);
  const { say } = visitor;
  const { mail } = await visitor.createAccount();
  await confirmAddress(visitor, mail);
  // Confirming the address earns a badge, and a badge sends a mail.
  const link = await new Mailbox(visitor.page.request).newest(mail, 'unsubscribe');

  const { main } = visitor;
  const boxOf = (kind: 'badge_mail' | 'daily_mail') =>
    main.getByRole('checkbox', { name: say(`notifications:kind.${kind}.label`) });
  const box = boxOf('badge_mail');
  await visitor.open('notifications');
  await expect(box).toBeChecked();
  const elsewhere = await visitor.elsewhere(browser);
  await elsewhere.page.goto(link);
  await elsewhere.settled();
  // A phone that is short of memory reloads a page of its own accord.
  expect((await elsewhere.page.reload())?.status()).toBe(200);
  await elsewhere.settled();
  await expect(elsewhere.main).toContainText(say('notifications:kind.badge_mail.label'));
  await elsewhere.main.getByRole('button', { name: say('notifications:unsubscribe.submit') }).click();
  await expect(elsewhere.heading(say('notifications:unsubscribe.done.heading'))).toBeFocused();
  // Saving another kind, on a page that has not heard of it, does not turn it on again.
  await boxOf('daily_mail').uncheck();
  await main.getByRole('button', { name: say('notifications:choice.submit') }).click();
  await expect(visitor.page.getByRole('status').getByText(say('notifications:choice.done'))).toBeVisible();
  await expect(box).not.toBeChecked();
  await visitor.open('notifications');
  await expect(boxOf('daily_mail')).not.toBeChecked();
  await expect(box).not.toBeChecked();
  await elsewhere.main.getByRole('button', { name: say('notifications:unsubscribe.undo') }).click();
  await expect(elsewhere.heading(say('notifications:unsubscribe.back.heading'))).toBeFocused();
  await visitor.open('notifications');
  await expect(box).toBeChecked();
  await elsewhere.page.context().close();
});

test.describe('without script', { tag: '@full' }, () => {
  test.use({ javaScriptEnabled: false });

  test('a mail is stopped as well', async ({ visitor, browser, site, language }) => {
    const { say } = visitor;
    const helping = await browser.newContext({ javaScriptEnabled: true });
    const owner = new Visitor(await helping.newPage(), site, language);
    const { mail } = await owner.createAccount();
    await confirmAddress(owner, mail);
    await visitor.page.goto(await new Mailbox(owner.page.request).newest(mail, 'unsubscribe'));
    await visitor.main.getByRole('button', { name: say('notifications:unsubscribe.submit') }).click();
    await expect(visitor.heading(say('notifications:unsubscribe.done.heading'))).toBeVisible();
    await expect(visitor.main.getByRole('button')).toHaveCount(0);
    await helping.close();
  });
});

for (const site of ['alcohol', 'naasten'] as const) {
  test.describe(`on ${site}`, { tag: '@full' }, () => {
    test.use({ site });

    test('on the first day the hour of the reminder can be chosen', async ({ visitor }) => {
      const { page, main, say } = visitor;
      const { mail } = await visitor.createAccount();
      await visitor.open('today');
      const card = main.getByRole('region', { name: say('notifications:hour.title') });
      await card.getByRole('combobox').selectOption('21:30');
      await card.getByRole('button', { name: say('notifications:hour.submit') }).click();
      await expect(
        page.getByRole('status').getByText(say('notifications:hour.done', { time: '21:30' })),
      ).toBeVisible();
      await expect(card).toHaveCount(0);
      await confirmAddress(visitor, mail);
      await visitor.open('notifications');
      await expect(main.getByLabel(say('notifications:reminders.time'), { exact: true })).toHaveValue(
        '21:30',
      );
      await visitor.open('today');
      await expect(main.getByRole('region', { name: say('programme:tipOfToday') })).toBeVisible();
      await expect(card).toHaveCount(0);
    });
  });
}
