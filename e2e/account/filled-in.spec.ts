import type { Locator } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import { BuddiesPage, buddyMail } from '../kit/buddies.ts';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { keepReactBusy, untilItReacts, untilReactListens } from '../kit/hydration.ts';
import { Mailbox } from '../kit/mailbox.ts';
import { ANNA, Visitor } from '../kit/visitor.ts';

const PASSWORD = 'opnieuw-begonnen-7';
const SCRIPTS = '**/assets/*.js';

/** A form that a password manager fills in. */
interface FilledForm {
  /** Finds the page with the form; returns its address. */
  find(visitor: Visitor): Promise<string>;
  /** What the password manager enters, by the label of the field; `true` ticks it. */
  contents(visitor: Visitor): readonly (readonly [label: string | RegExp, content: string | true])[];
  send(visitor: Visitor): Locator;
  expectSent(visitor: Visitor): Promise<void>;
}

const LOGIN: FilledForm = {
  find: async (visitor) => visitor.address('login'),
  contents: ({ say }) => [
    [say('session:login.mail'), ANNA.mail],
    [say('session:login.password'), ANNA.password],
  ],
  send: ({ main, say }) => main.getByRole('button', { name: say('session:login.submit') }),
  expectSent: (visitor) => visitor.expectAt('today'),
};

const CREDENTIALS: FilledForm = {
  async find(visitor) {
    await visitor.haveChecklistDone();
    return visitor.address('credentials');
  },
  contents: (visitor) => [
    [visitor.say('account:credentials.name'), 'Robin'],
    [visitor.say('account:credentials.mail'), visitor.newAccount().mail],
    [visitor.say('account:credentials.password'), PASSWORD],
    [visitor.say('account:credentials.confirmation'), PASSWORD],
    [/privacy/, true],
  ],
  send: ({ main, say }) => main.getByRole('button', { name: say('account:credentials.submit') }),
  // With scripts, the tour comes next.
  expectSent: (visitor) => expect(visitor.page).not.toHaveURL(visitor.address('credentials')),
};

const FORGOT: FilledForm = {
  find: async (visitor) => visitor.address('forgotPassword'),
  contents: ({ say }) => [[say('account:forgot.mail'), ANNA.mail]],
  send: ({ main, say }) => main.getByRole('button', { name: say('account:forgot.submit') }),
  expectSent: (visitor) => expect(visitor.heading(visitor.say('account:forgot.sent.heading'))).toBeVisible(),
};

const RESET: FilledForm = {
  async find(visitor) {
    const { page, say } = visitor;
    const { mail } = await visitor.createAccount();
    await page.context().clearCookies();
    await visitor.open('forgotPassword');
    await page.getByLabel(say('account:forgot.mail'), { exact: true }).fill(mail);
    await FORGOT.send(visitor).click();
    return new Mailbox(page.request).newest(mail, 'reset');
  },
  contents: ({ say }) => [
    [say('account:reset.password'), PASSWORD],
    [say('account:reset.confirmation'), PASSWORD],
  ],
  send: ({ main, say }) => main.getByRole('button', { name: say('account:reset.submit') }),
  expectSent: (visitor) => visitor.expectAt('passwordChosen'),
};

const REASON = 'Ik heb het nu zelf druk.';

/** Invites somebody; returns the link with which they accept. */
async function invite(visitor: Visitor): Promise<string> {
  const buddies = new BuddiesPage(visitor);
  await buddies.open();
  return buddies.invite('Noor', buddyMail());
}

/** Expects the newest message, opened in another tab, to quote what a buddy wrote. */
async function expectMessage(visitor: Visitor, words: string): Promise<void> {
  const other = await visitor.elsewhere(visitor.page.context());
  await other.open('messages');
  await expect(other.main.getByRole('blockquote').first()).toHaveText(words);
}

const REFUSE: FilledForm = {
  find: async (visitor) => (await invite(visitor)).replace('accept', 'refuse'),
  contents: ({ say }) => [[new RegExp(say('buddies:refuse.reason')), REASON]],
  send: ({ main, say }) => main.getByRole('button', { name: say('buddies:refuse.submit') }),
  async expectSent(visitor) {
    await expect(visitor.heading(visitor.say('buddies:refuse.done'))).toBeVisible();
    await expectMessage(visitor, REASON);
  },
};

const CHEER: FilledForm = {
  async find(visitor) {
    const link = await invite(visitor);
    await visitor.page.goto(link);
    await visitor.main.getByRole('button', { name: visitor.say('buddies:accept.submit') }).click();
    await expect(visitor.heading(visitor.say('buddies:accept.done'))).toBeVisible();
    return link.replace('accept', 'cheer');
  },
  contents: () => [[/^(Ik denk aan je|I am thinking of you)\.$/, true]],
  send: ({ main, say }) => main.getByRole('button', { name: say('buddies:cheer.submit') }),
  async expectSent(visitor) {
    await expect(visitor.heading(visitor.say('buddies:cheer.done'))).toBeVisible();
  },
};

const otherThan = (language: Language): Language => (language === 'nl' ? 'en' : 'nl');

const ABOUT: FilledForm = {
  async find(visitor) {
    await visitor.createAccount();
    return visitor.address('account');
  },
  contents: ({ say, language }) => [[say('settings:about.language'), otherThan(language)]],
  send: ({ main, say }) =>
    main
      .getByRole('region', { name: say('settings:about.heading') })
      .getByRole('button', { name: say('ui:save') }),
  expectSent: ({ page, language }) =>
    expect(page.locator('html')).toHaveAttribute('lang', otherThan(language)),
};

/** Sets the fields without firing events, as some password managers do. */
async function fillIn(visitor: Visitor, form: FilledForm): Promise<void> {
  for (const [label, content] of form.contents(visitor)) {
    await visitor.main.getByLabel(label, { exact: true }).evaluate((field: HTMLInputElement, given) => {
      if (given === true) field.checked = true;
      else field.value = given;
    }, content);
  }
}

for (const [name, form] of Object.entries({ LOGIN, CREDENTIALS, FORGOT, RESET, REFUSE, CHEER, ABOUT })) {
  const says = name.toLowerCase();

  test(`${says}: what was filled in before the scripts came is sent`, async ({ visitor }) => {
    const { page } = visitor;
    const address = await form.find(visitor);
    const scripts = await hold(page, SCRIPTS);
    await page.goto(address, { waitUntil: 'commit' });
    await fillIn(visitor, form);
    scripts.release();
    await visitor.settled();
    await form.send(visitor).click();
    await form.expectSent(visitor);
  });

  test(`${says}: a press that makes the page react sends what stands there`, async ({ visitor }) => {
    const { page } = visitor;
    const address = await form.find(visitor);
    await keepReactBusy(page);
    await page.goto(address);
    await form.send(visitor).hover();
    await untilReactListens(page);
    await fillIn(visitor, form);
    await form.send(visitor).click();
    await form.expectSent(visitor);
  });

  test(`${says}: what was filled in unheard is sent`, async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(await form.find(visitor));
    await visitor.settled();
    await fillIn(visitor, form);
    await form.send(visitor).click();
    await form.expectSent(visitor);
  });
}

test('reset: a button that was pressed before the scripts arrived works once they are there', async ({
  visitor,
}) => {
  const { page } = visitor;
  const address = await RESET.find(visitor);
  const scripts = await hold(page, SCRIPTS);
  await page.goto(address, { waitUntil: 'commit' });
  await fillIn(visitor, RESET);
  await RESET.send(visitor).click({ noWaitAfter: true });
  scripts.release();
  await RESET.expectSent(visitor);
});

for (const [name, form] of Object.entries({ LOGIN, CREDENTIALS, FORGOT })) {
  test(`${name.toLowerCase()}: a press before the scripts came is answered, also when they come meanwhile`, async ({
    visitor,
  }) => {
    const { page } = visitor;
    const address = await form.find(visitor);
    const reacts = untilItReacts(page);
    const scripts = await hold(page, SCRIPTS);
    await page.goto(address, { waitUntil: 'commit' });
    const answer = await hold(page, address);
    await fillIn(visitor, form);
    await form.send(visitor).click({ noWaitAfter: true });
    scripts.release();
    await reacts;
    answer.release();
    await form.expectSent(visitor);
  });
}

test('checklist: an answer that was changed before the scripts arrived counts', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const scripts = await hold(page, SCRIPTS);
  await page.goto(visitor.address('register'), { waitUntil: 'commit' });
  const adult = (word: 'yes' | 'no') => visitor.checklistAnswer(word).first();
  const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
  await adult('yes').check();
  await next.click();
  await expect(adult('yes')).toBeChecked();
  await adult('no').check();
  await expect(next).toBeHidden();
  await adult('yes').check();
  scripts.release();
  await visitor.settled();
  await main.getByRole('button', { name: say('onboarding:back') }).click();
  await expect(adult('yes')).toBeChecked();
  await visitor.passChecklist();
});
