import { pathTo } from '#domain/site/paths.ts';
import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { expect } from '../kit/fixtures.ts';
import { confirmAddress, Mailbox } from '../kit/mailbox.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Visitor } from '../kit/visitor.ts';

const FRIDAY = '2026-11-20T11:00:00Z';
/** Ten past nine in the Netherlands. */
const MONDAY = '2026-11-23T08:10:00Z';

test('the preview shows what was chosen, and the mail to the buddy is the same', async ({
  page,
  site,
  language,
  storage,
  watch,
}) => {
  test.setTimeout(120_000);
  watch.allowServer(OWN_PORT);
  const visitor = new Visitor(page, site, language, OWN_PORT);
  const { main, say } = visitor;
  const box = new Mailbox(page.request, OWN_PORT);
  const buddies = new BuddiesPage(visitor, OWN_PORT);
  const mail = buddyMail();
  const choice = (name: 'days' | 'part' | 'badges' | 'days_within_goal') =>
    main.getByRole('checkbox', { name: say(`buddies:updates.choice.${name}.label`) });
  let shown: string[] = [];

  await at(FRIDAY, { storage, port: OWN_PORT }, async () => {
    await confirmAddress(visitor, (await visitor.createAccount()).mail, 1, box);
    const day = new RegistrationForm(visitor);
    await day.open();
    await day.register('2');
    await visitor.open('buddies');
    const link = await buddies.invite('Noor', mail);
    await page.goto(link);
    await main.getByRole('button', { name: say('buddies:accept.submit') }).click();
    await expect(visitor.heading(say('buddies:accept.done'))).toBeVisible();

    await visitor.open('buddyUpdates');
    await expect(buddies.mail).toContainText('Noor');
    await expect(choice('days')).toBeChecked();
    await expect(choice('days_within_goal')).not.toBeChecked();
    const elsewhere = await visitor.elsewhere(page.context());
    await elsewhere.open('buddyUpdates');
    await elsewhere.main
      .getByRole('checkbox', { name: say('buddies:updates.choice.days_within_goal.label') })
      .check();
    await expect(elsewhere.page.getByRole('status').getByText(say('buddies:updates.saved'))).toBeVisible();
    await elsewhere.page.close();
    const before = await buddies.mail.textContent();
    await choice('part').uncheck();
    await expect(buddies.mail).not.toHaveText(before ?? '');
    await page.reload();
    await expect(choice('part')).not.toBeChecked();
    await expect(choice('days_within_goal'), 'as it was chosen elsewhere').toBeChecked();

    await main.getByRole('button', { name: say('buddies:updates.skip') }).click();
    await expect(main.getByRole('button', { name: say('buddies:updates.unskip') })).toBeVisible();
    await main.getByRole('button', { name: say('buddies:updates.unskip') }).click();
    await main.getByRole('button', { name: say('buddies:updates.pause') }).click();
    await expect(main.getByRole('status').filter({ hasText: say('buddies:updates.paused') })).toBeVisible();
    await main.getByRole('button', { name: say('buddies:updates.resume') }).click();
    await expect(main.getByRole('button', { name: say('buddies:updates.skip') })).toBeVisible();
    shown = await buddies.mail.getByRole('paragraph').allTextContents();
    expect(shown.join(' ')).not.toMatch(/\d+ (glazen|drinks)/);
  });

  await at(MONDAY, { storage, port: OWN_PORT }, async () => {
    const cheer = await box.newest(mail, 'buddyCheer');
    const [update = ''] = await box.mails(mail);
    expect(shown.length).toBeGreaterThan(4);
    for (const paragraph of shown.slice(0, 4)) expect(update).toContain(paragraph);
    expect(new URL(cheer).pathname).toContain(pathTo({ language }, 'buddyCheer', { pairingCode: '' }));
  });
});
