import { frontPage } from '../kit/content.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ProgrammePage } from '../kit/programme.ts';

test.use({ site: 'naasten' });

/** Words for people who count their own use; relatives never see them. */
const OWN_USE = {
  nl: /\b(registr\w*|je plan(nen)?|mijn plan|je doel(en)?|minder(en|t)|jouw gebruik)\b/i,
  en: /\b(regist\w*|your plans?|my plan|your goals?|cut(ting)? down|your use)\b/i,
};

test('a relative makes an account, finds the programme, and reads nothing of days or plans', async ({
  visitor,
  language,
}) => {
  const { page, main, say } = visitor;
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const expectNothingOfUse = async () => {
    let read = await page.locator('body').innerText();
    // Except where the front page describes the other sites.
    for (const programme of await main.locator('[data-theme]').allInnerTexts())
      read = read.replace(programme, '');
    expect(read).not.toMatch(OWN_USE[language]);
  };

  await visitor.open('landing');
  await expectNothingOfUse();
  await main.getByRole('link', { name: frontPage('naasten', language).start }).click();
  await visitor.passChecklist();
  await expectNothingOfUse();
  const account = await visitor.fillInCredentials();
  const programme = new ProgrammePage(visitor);
  await visitor.goTo('programme');
  await expect(programme.phases).toHaveCount(6);
  await expect(main.getByRole('list', { name: say('programme:programme.week.days') })).toHaveCount(0);
  await programme.answer('n-my-story');
  await page.reload();
  await expect(programme.exercises(1).nth(1).getByRole('link')).toHaveAttribute('aria-current', 'step');
  await expectNothingOfUse();

  const menu = page
    .getByRole('navigation', { name: say(visitor.isOnPhone ? 'web:quickMenu' : 'web:mainMenu') })
    .filter({ visible: true });
  await expect(menu.getByRole('link')).toHaveText([
    say('web:today'),
    say('web:programme'),
    ...(visitor.isOnPhone ? [say('web:forYourself'), say('web:more')] : []),
  ]);
  await visitor.goTo('today');
  // In the tabs of a phone, in the header of anything wider.
  await expect(
    page.getByRole('link', { name: say('web:forYourself'), exact: true }).filter({ visible: true }),
  ).toHaveCount(1);
  await main.getByRole('link', { name: say('web:relativesToday.ideas.breathe') }).click();
  await expect(visitor.heading(say('urge:forYourself.title'))).toBeVisible();
  await expectNothingOfUse();
  for (const route of ['account', 'messages', 'notifications', 'export', 'help', 'privacy'] as const) {
    await visitor.open(route);
    await expect(main.getByRole('status').filter({ hasText: say('ui:loading') })).toHaveCount(0);
    await expectNothingOfUse();
  }
  await page.goto(visitor.address('landing'));
  await visitor.expectAt('programme');
  await visitor.logOut();
  await visitor.beLoggedIn(account);
  await visitor.open('programme');
  await expect(programme.phases).toHaveCount(6);

  // A phase that is done is no next step: the page for today says when there is more.
  const { inPhases } = await programme.exerciseIds();
  const inFirst = await programme.exercises(1).count();
  const next = main.getByRole('link', { name: say('programme:next.label') });
  await visitor.goTo('today');
  await expect(next).toBeVisible();
  await programme.pretendAnswered(inPhases.slice(0, inFirst));
  await visitor.open('today');
  const inAWeek = say('programme:programme.when.days', { count: 7 });
  await expect(main).toContainText(say('programme:programme.meanwhile.done', { when: inAWeek }));
  await expect(next).toHaveCount(0);
  await expectNothingOfUse();
  expect(calls.filter((path) => /registrations|\/plan$/.test(path))).toEqual([]);
});

test('a relative begins again, takes the data along, and leaves', { tag: '@full' }, async ({
  visitor,
  language,
  watch,
}) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const programme = new ProgrammePage(visitor);
  const { password } = await visitor.createAccount();
  await visitor.open('programme');
  await programme.answer('n-my-story');
  await visitor.open('account');
  await main.getByRole('button', { name: say('programme:restart.button') }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(say('programme:restart.stays.someoneElse'))).toBeVisible();
  expect(await dialog.innerText()).not.toMatch(OWN_USE[language]);
  await dialog.getByRole('button', { name: say('programme:restart.confirm') }).click();
  await expect(page.getByRole('status').getByText(say('programme:restart.done'))).toBeVisible();
  await page
    .getByRole('link', { name: say('web:programme'), exact: true })
    .filter({ visible: true })
    .click();
  await expect(programme.bar).toHaveAttribute('aria-valuetext', /^0 /);

  await visitor.open('messages');
  expect(await main.innerText()).not.toMatch(OWN_USE[language]);
  await visitor.open('export');
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: say('data-export:screen.request') }).click();
  await expect(main.getByRole('link', { name: say('data-export:screen.fetch') })).toBeVisible();

  await visitor.open('deleteAccount');
  await expect(main.getByRole('listitem')).toHaveText(
    (['account', 'exercises', 'messages'] as const).map((name) => say(`account:remove.list.${name}`)),
  );
  await expect(main).not.toContainText('forum');
  await page.getByLabel(say('ui:proof.password'), { exact: true }).fill(password);
  await main.getByRole('button', { name: say('account:remove.submit') }).click();
  await visitor.expectAt('farewell');
  await expect(main).not.toContainText('forum');
});
