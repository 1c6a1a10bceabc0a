import { DiaryPage } from '../kit/diary-page.ts';
import { expect, test } from '../kit/fixtures.ts';

test('what was begun on one device goes on on another, and a page that stayed open there saves nothing over it', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(409);
  const { main, say } = visitor;
  const here = new DiaryPage(visitor);
  const account = await visitor.createAccount();
  await here.open();
  await here.write('Begin', 'Nog niet af');
  await here.expectDraft('saved');
  const there = new DiaryPage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.open();
  await expect(there.title).toHaveValue('Begin');
  await expect(there.text).toHaveText('Nog niet af');
  await there.text.fill('Lang verhaal');
  await there.expectDraft('saved');
  await here.button('form.save').click();
  await expect(main.getByText(say('ui:conflict.title'), { exact: true })).toBeFocused();
  await main.getByRole('button', { name: say('ui:conflict.keepOther') }).click();
  await expect(here.title).toBeFocused();
  await expect(here.text).toHaveText('Lang verhaal');
  await there.button('form.save').click();
  await there.expectToast('saved', 'Begin');
  await there.open();
  await expect(there.title).toHaveValue('');
  await here.open();
  await expect(here.title).toHaveValue('');
  await expect(here.entry('Begin')).toBeVisible();
  await there.visitor.page.context().close();
});

test('two devices that change one page: both versions are shown until one is chosen', async ({
  visitor,
  browser,
  watch,
}) => {
  watch.allowStatus(409);
  const { page, main, say } = visitor;
  const here = new DiaryPage(visitor);
  const account = await visitor.createAccount();
  await here.open();
  await here.add('Samen', 'eerst');
  await here.openEntry('Samen');
  await here.button('entry.edit').click();
  await here.expectEditor();
  const there = new DiaryPage(await visitor.elsewhere(browser));
  await there.visitor.beLoggedIn(account);
  await there.visitor.page.goto(page.url());
  await there.button('entry.edit').click();
  await there.expectEditor();
  await there.text.fill('van daar');
  await there.button('form.save').click();
  await there.expectToast('changed', 'Samen');
  await here.text.fill('van hier');
  await here.button('form.save').click();
  await expect(main.getByText(say('ui:conflict.title'), { exact: true })).toBeFocused();
  const version = (key: 'mine' | 'other') =>
    main.getByRole('region', { name: say(`ui:conflict.${key}`), exact: true });
  await expect(version('mine').getByText('van hier')).toBeVisible();
  await expect(version('other').getByText('van daar')).toBeVisible();
  await main.getByRole('button', { name: say('ui:conflict.keepMine') }).click();
  await expect(main.getByRole('article').getByText('van hier')).toBeVisible();

  await here.button('entry.edit').click();
  await here.expectEditor();
  await there.visitor.page.reload();
  await there.button('entry.edit').click();
  await there.expectEditor();
  await there.text.fill('weer van daar');
  await there.button('form.save').click();
  await there.expectToast('changed', 'Samen');
  await here.title.fill('Apart');
  await here.button('form.save').click();
  await main.getByRole('button', { name: say('diary:asNewPage') }).click();
  await here.expectToast('saved', 'Apart');
  await expect(main.getByRole('article').getByText('weer van daar')).toBeVisible();
  await here.button('entry.edit').click();
  await expect(here.title).toHaveValue('Samen');
  await here.open();
  await expect(here.entry('Apart')).toBeVisible();
  await expect(here.entry('Samen')).toBeVisible();
  await there.visitor.page.context().close();
});

test('a session that ended says so while one writes, and neither that nor logging out leaves anything to read', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(403);
  const { page, main, say } = visitor;
  const diary = new DiaryPage(visitor);
  const account = await visitor.createAccount();
  const readable = () => page.evaluate(() => JSON.stringify([window.localStorage, window.sessionStorage]));
  await diary.open();
  await page.context().clearCookies();
  await diary.write('Kanarie', 'Dit wil ik niet kwijt.');
  await diary.expectDraft('sessionOver');
  expect(await readable()).not.toMatch(/kanarie|kwijt/i);
  // Together with its cookies a browser loses the key of what it kept (docs/decisions/0038); what expires does not.
  await main.getByRole('button', { name: say('ui:draft.logIn') }).click();
  await visitor.sendLogin(account);
  await visitor.expectAt('diary');
  await diary.expectEditor();
  await diary.write('Nog een', 'Half');
  await diary.expectDraft('saved');
  await visitor.logOut();
  expect(await readable()).not.toMatch(/kanarie|kwijt|half/i);
});
