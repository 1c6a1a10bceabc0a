import { post } from '../kit/calls.ts';
import { DiaryPage } from '../kit/diary-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import type { Visitor } from '../kit/visitor.ts';

test('a page is written, read, changed and deleted, and no title gets into the tab', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(404);
  const { page, main, say } = visitor;
  const diary = new DiaryPage(visitor);
  await visitor.createAccount();
  await diary.open();
  await expect(main.getByText(say('diary:list.empty.title'))).toBeVisible();
  await expect(main.getByText(say('ui:notMonitored.nobody'))).toBeVisible();
  await diary.add('Een rustige avond', `Na het eten gefietst. ${'Het was stil. '.repeat(30)}Einde.`);
  await expect(main.getByRole('heading', { name: say('diary:newTitle') })).toBeFocused();
  const entry = diary.entry('Een rustige avond');
  await expect(entry.getByText(/^Na het eten gefietst\..*…$/)).toBeVisible();
  await expect(entry.getByText('Einde.')).toHaveCount(0);

  await diary.openEntry('Een rustige avond');
  await expect(main.getByText(/Einde\.$/)).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${say('diary:entryTitle')} `));
  const address = page.url();
  await diary.button('entry.edit').click();
  await expect(visitor.heading('Een rustige avond')).toBeFocused();
  await diary.expectEditor();
  await diary.write('Toch anders', 'Kort.');
  await diary.button('form.save').click();
  await diary.expectToast('changed', 'Toch anders');
  await expect(visitor.heading('Toch anders')).toBeFocused();
  await expect(main.getByText('Kort.')).toBeVisible();

  await diary.button('entry.delete').click();
  await diary.confirm('keep');
  await expect(visitor.heading('Toch anders')).toBeVisible();
  await diary.button('entry.delete').click();
  await diary.confirm('delete');
  await visitor.expectAt('diary');
  await diary.expectToast('deleted', 'Toch anders');
  await expect(main.getByText(say('diary:list.empty.title'))).toBeVisible();
  await page.goto(address);
  await expect(visitor.heading(say('web:missing.title'))).toBeVisible();
});

test('the note of a day appears in the diary, and becomes a page of its own once it is changed there', {
  tag: '@full',
}, async ({ visitor }) => {
  const { main, say } = visitor;
  const diary = new DiaryPage(visitor);
  await visitor.createAccount();
  await registerWith(visitor, 'Drukke dag.\nThee gezet.');
  await visitor.open('diary');
  const item = main.getByRole('listitem').filter({ hasText: say('diary:list.note') });
  await expect(item.getByText(/Drukke dag\.\s*Thee gezet\./)).toBeVisible();
  // The title says the day already.
  await expect(item.getByRole('time')).toHaveCount(0);
  await item.getByRole('link').first().click();
  await expect(main.getByText(say('diary:list.note'))).toBeVisible();
  await diary.button('entry.edit').click();
  await expect(main.getByText(say('diary:entry.cutText'))).toBeVisible();
  await diary.expectEditor();
  await diary.title.fill('Thee');
  await diary.button('form.save').click();
  await diary.expectToast('changed', 'Thee');
  await expect(main.getByText(say('diary:list.note'))).toHaveCount(0);
  await diary.button('entry.edit').click();
  await expect(main.getByText(say('diary:entry.cutText'))).toHaveCount(0);
});

test('a page whose note was deleted is no longer shown as a note', { tag: '@full' }, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const diary = new DiaryPage(visitor);
  await visitor.createAccount();
  await registerWith(visitor, 'Thee gezet.');
  await visitor.open('diary');
  const item = main.getByRole('listitem').filter({ hasText: 'Thee gezet.' });
  await item.getByRole('link').first().click();
  // The list, which stays until the page is there, says as well that it is a note.
  await expect(diary.button('entry.edit')).toBeVisible();
  await expect(main.getByText(say('diary:list.note'))).toBeVisible();

  // Every step stays in the app, which keeps what it has read.
  await visitor.goTo('calendar');
  await main.getByRole('grid').getByRole('link').click();
  await main.getByRole('button', { name: say('daily-registration:delete.button') }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: say('daily-registration:delete.confirm') })
    .click();
  await expect(page.getByRole('status').getByText(say('daily-registration:delete.done'))).toBeVisible();
  await visitor.expectAt('calendar');
  if (visitor.isOnPhone) {
    await page.goBack();
    await visitor.expectAt('more');
  }
  await page.goBack();
  await expect(main.getByText('Thee gezet.')).toBeVisible();
  await expect(main.getByText(say('diary:list.note'))).toHaveCount(0);
  await diary.button('entry.delete').click();
  await expect(page.getByRole('dialog').getByText(say('diary:entry.deleteText'))).toBeVisible();
});

test('what cannot be kept is said at its field, and nothing is lost', { tag: '@full' }, async ({
  visitor,
}) => {
  const { main, say } = visitor;
  const diary = new DiaryPage(visitor);
  await visitor.createAccount();
  await diary.open();
  await diary.title.fill('   ');
  await diary.button('form.save').click();
  await expect(main.getByText(say('ui:problem.required'), { exact: true })).toHaveCount(2);
  await diary.write('Zo', 'Iets.', '2099-12-24');
  await diary.button('form.save').click();
  await expect(diary.day).toBeFocused();
  await expect(diary.day).toHaveAccessibleDescription(new RegExp(say('ui:problem.dateInFuture')));
  await expect(diary.text).toHaveText('Iets.');
  await diary.text.fill('Ik wil dood.');
  const panel = main.getByRole('status').filter({ hasText: say('ui:crisis.suicide.title') });
  await expect(panel.getByRole('link', { name: /113/ }).first()).toBeVisible();
  const long = 'x'.repeat(20_001);
  await diary.write('Zo', long, '2026-11-01');
  await diary.button('form.save').click();
  await expect(main.getByText(say('ui:problem.tooLong', { count: 20_000 }))).toBeVisible();
  await expect(diary.text).toBeFocused();
  await expect(diary.text).toHaveText(long);
});

test('pages are found by days, which the address has, and by words, which it never has', {
  tag: '@full',
}, async ({ visitor }) => {
  const { page, main, say } = visitor;
  const diary = new DiaryPage(visitor);
  await visitor.createAccount();
  await visitor.open('more');
  await writeElevenDays(visitor);
  await diary.open();
  await expect(main.getByRole('heading', { level: 3 })).toHaveCount(10);
  await main.getByRole('link', { name: say('ui:pages.older') }).click();
  await expect(diary.entry('Dag 1')).toBeVisible();
  await expect(page).toHaveURL(/\?page=2$/);
  const list = main.getByRole('list', { name: say('diary:list.title') });
  await expect(list).toBeFocused();
  await visitor.open('diary');

  await main.getByText(say('diary:find.title'), { exact: true }).click();
  const words = main.getByRole('searchbox', { name: say('diary:find.words') });
  await words.fill('CAFE thee');
  await expect(main.getByText(say('diary:find.searched', { searched: 10, total: 11 }))).toBeVisible();
  await diary.button('find.further').click();
  await expect(diary.entry('Dag 1')).toBeVisible();
  await expect(
    main.locator(':focus').getByText(say('diary:find.searched', { searched: 11, total: 11 })),
  ).toBeVisible();
  expect(page.url()).not.toMatch(/caf/i);

  await words.fill('');
  await main.getByLabel(say('diary:find.from'), { exact: true }).fill('2026-10-04');
  await main.getByLabel(say('diary:find.to'), { exact: true }).fill('2026-10-03');
  const show = main.getByRole('button', { name: say('diary:find.days') });
  await show.click();
  await expect(main.getByText(say('diary:find.backwards'))).toBeVisible();
  await main.getByLabel(say('diary:find.from'), { exact: true }).fill('2026-10-02');
  await show.click();
  await expect(page).toHaveURL(/\?from=2026-10-02&to=2026-10-03$/);
  await expect(main.getByRole('heading', { level: 3 })).toHaveText(['Dag 3', 'Dag 2']);
  await expect(list).toBeFocused();
  await visitor.open('diary', {}, { to: '2026-09-01' });
  await expect(main.getByText(say('diary:list.noneFound.title'))).toBeVisible();
});

/** Writes an entry for each of the first eleven days of October, with the calls that the form makes. */
async function writeElevenDays(visitor: Visitor): Promise<void> {
  for (let day = 1; day <= 11; day += 1) {
    await post(visitor, '/node', {
      type: 'diary_entry',
      title: `Dag ${day}`,
      field_diary_body: day === 1 ? 'Thee in het café.' : 'Water.',
      field_diary_entry_date: `2026-10-${String(day).padStart(2, '0')}`,
    });
  }
}

/** Fills in a day of use with a note, which appears in the diary as well. */
async function registerWith(visitor: Visitor, note: string): Promise<void> {
  const { page, say } = visitor;
  await visitor.open('registration');
  const form = new RegistrationForm(visitor);
  await form.radio(say('daily-registration:register.yes')).check();
  await form.amount.fill('1');
  await form.note.fill(note);
  await form.save.click();
  await expect(page.getByRole('status').getByText(say('daily-registration:saved'))).toBeVisible();
}
