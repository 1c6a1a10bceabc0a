import type { Page } from '@playwright/test';
import { isolated } from '#ui/staff/isolated.ts';
import { breaches } from '../kit/breaches.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ForumPage } from '../kit/forum-page.ts';
import { decide, findInQueue, openItem, REASON, signedIn, stay, titled } from '../kit/moderation.ts';
import { openFromMenu } from '../kit/staff.ts';

test.beforeEach(({ watch }) => watch.allowStatus(400, 403, 409));

/** Markup, as typed by somebody who tries to break the page. */
const PAYLOAD = '<img src=x onerror="alert(1)"> <a href="//voorbeeld.example">hier</a>';
const NARROW = { width: 390, height: 844 };

/** The breaches of the accessibility guidelines on the open page, at both widths. */
async function breachesAtBoth(page: Page): Promise<string[]> {
  const wide = page.viewportSize();
  const found = await breaches(page);
  await page.setViewportSize(NARROW);
  found.push(...(await breaches(page)));
  if (wide) await page.setViewportSize(wide);
  return found;
}

test('a moderator hides a text, whose markup is shown as text, and a colleague restores it after an appeal', async ({
  visitor,
  browser,
}) => {
  test.setTimeout(120_000);
  const { page: own, main, say } = visitor;
  const found: string[] = [];
  const title = titled('Twee pakken');
  const forum = new ForumPage(visitor);
  const { mail } = await visitor.createAccount();
  await forum.post(title, `Gewoon twee pakken. ${PAYLOAD}`);
  const address = own.url();

  const page = await signedIn(browser, 'moderator', '/wachtrij');
  const list = page.getByRole('navigation', { name: 'Wachtrij' });
  // By the clock of the server, which is days away from that of this machine.
  await expect(await findInQueue(page, title)).toContainText(/\d min/);
  found.push(...(await breachesAtBoth(page)));
  await openItem(page, title);
  await expect(page.getByText(PAYLOAD)).toBeVisible();
  expect(await page.content()).not.toContain(mail);
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'hier', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Leg vast en ga door' }).click();
  await expect(page.getByText('Kijk dit nog even na')).toBeVisible();
  found.push(...(await breachesAtBoth(page)));
  const second = await signedIn(browser, 'administrator', '/wachtrij');
  await openItem(second, title);
  await decide(page, 'Verbergen', 'urges');
  await expect(page.getByText(/^Een moderator heeft je bericht van .* verborgen\./)).toContainText(
    `Afspraak: schrijf niets wat trek of drang oproept.\n\n${REASON}`,
  );
  found.push(...(await breaches(page)));
  await forum.button('edit.button').click();
  await forum.text('edit').fill('Gewoon wat ik at.');
  await openFromMenu(page, 'Bezwaren');
  await stay(page);
  await page.getByLabel('Reden', { exact: true }).press('Control+Enter');
  await expect(page.getByText('Vastgelegd: verborgen.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: title })).toHaveCount(0);
  await expect(list.getByRole('link', { name: title })).toHaveCount(0);
  await decide(second, 'Laten staan', 'fits');
  await second.getByRole('button', { name: 'Leg vast en ga door' }).click();
  const first = second
    .getByRole('alert')
    .filter({ hasText: `${isolated('M. Bakker')} heeft dit beoordeeld` });
  await expect(first).toContainText('Besluit: verborgen');
  await expect(first).toContainText('Jouw keuze is niet vastgelegd.');
  found.push(...(await breaches(second)));

  await forum.button('edit.save').click();
  await expect(main.getByText(say('forum:edit.refused'))).toBeVisible();
  await visitor.open('messages');
  await expect(main.getByText(REASON)).toBeVisible();
  await main.getByRole('link', { name: say('messages:decision') }).click();
  await visitor.expectAt('forumDecisions');
  await expect(main.getByText(REASON)).toBeVisible();
  found.push(...(await breaches(own)));
  await forum.follow(address);
  await expect(main.getByText(REASON)).toBeVisible();
  await main.getByText(say('forum:decisions.ask')).click();
  await main.getByRole('button', { name: say('forum:decisions.send') }).click();
  const appeal = main.getByRole('textbox', { name: say('forum:decisions.label') });
  await expect(appeal).toBeFocused();
  found.push(...(await breaches(own)));
  const late = await own.context().newPage();
  await late.goto(address);
  const inLate = late.getByRole('main');
  await inLate.getByText(say('forum:decisions.ask')).click();
  await inLate.getByRole('textbox', { name: say('forum:decisions.label') }).fill('Nog een keer.');
  await appeal.fill('Het ging me om het rondje.');
  await main.getByRole('button', { name: say('forum:decisions.send') }).click();
  await expect(appeal).toBeHidden();
  await expect(main).toBeFocused();
  await expect(main.getByText('Het ging me om het rondje.')).toBeVisible();
  await inLate.getByRole('button', { name: say('forum:decisions.send') }).click();
  await expect(inLate.getByRole('alert')).toContainText(say('forum:decisions.changed'));
  await expect(inLate.getByText('Nog een keer.'), 'what was not sent can be copied').toBeVisible();
  await expect(inLate.getByText('Het ging me om het rondje.'), 'the first one stands').toBeVisible();
  await late.close();

  await page.goto(new URL('/bezwaren', page.url()).href);
  await expect(page.getByRole('region', { name: title }).getByText(/^Jij nam dit besluit/)).toBeVisible();
  await page.context().close();
  await openFromMenu(second, 'Bezwaren');
  const waiting = second.getByRole('region', { name: title });
  await expect(waiting.getByText('Het ging me om het rondje.')).toBeVisible();
  const opens = waiting.getByRole('button', { name: 'Besluit op het bezwaar' });
  if (await opens.isVisible()) await opens.click();
  found.push(...(await breachesAtBoth(second)));
  await waiting.getByRole('radio', { name: 'Terugdraaien' }).check();
  await waiting.getByLabel('Reden', { exact: true }).fill('Het rondje telt.');
  await waiting.getByRole('button', { name: 'Leg vast' }).click();
  await expect(second.getByText('Vastgelegd. De schrijver krijgt een bericht.')).toBeVisible();
  await expect(waiting).toHaveCount(0);
  await second.context().close();

  await own.reload();
  await expect(visitor.heading(title)).toBeVisible();
  await expect(main.getByText(REASON)).toHaveCount(0);
  expect(found).toEqual([]);
});

test('an answer of a moderator is marked, a closed conversation takes no comments, and whoever is closed off reads on until that is undone', {
  tag: '@full',
}, async ({ visitor, browser }) => {
  test.setTimeout(120_000);
  const { main, say } = visitor;
  const found: string[] = [];
  const forum = new ForumPage(visitor);
  await visitor.createAccount();
  const answered = titled('Hoe begin ik');
  await forum.post(answered, 'Ik ben hier nieuw.');
  const [locked, closing] = [titled('Genoeg'), titled('Echt genoeg')];
  const addresses: string[] = [];
  for (const title of [locked, closing]) {
    await forum.postInDanger(title);
    addresses.push(visitor.page.url());
  }

  const page = await signedIn(browser, 'moderator', '/wachtrij');
  const save = page.getByRole('button', { name: 'Leg vast en ga door' });
  const rows = page.getByRole('navigation', { name: 'Wachtrij' }).getByRole('link');
  await rows.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press('Enter');
  // On a phone the text takes the place of the list.
  const list = page.getByRole('navigation', { name: 'Wachtrij', includeHidden: true });
  const opened = list.getByRole('link', { includeHidden: true }).nth(1);
  await expect(opened).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('heading', { level: 2, name: /^(Bericht|Reactie)/ })).toBeFocused();
  await openItem(page, locked);
  await expect(page.getByText('Antwoord rustig en wijs op 113 en 112.')).toBeVisible();
  await decide(page, 'Gesprek sluiten');
  await save.click();
  await expect(page.getByText('Vastgelegd: gesprek gesloten.')).toBeVisible();
  await openItem(page, answered);
  await decide(page, 'Antwoorden als moderator');
  await page.getByLabel('Antwoord als moderator', { exact: true }).fill('Welkom. Lees eerst rustig rond.');
  await expect(page.getByText('De schrijver krijgt hiervan geen bericht.')).toBeVisible();
  await save.click();
  await expect(page.getByText('Vastgelegd: beantwoord.')).toBeVisible();

  await forum.openCategory();
  await main.getByRole('link', { name: answered }).first().click();
  const answer = forum.commentWith('Welkom. Lees eerst rustig rond.');
  await expect(answer.getByText(say('forum:official.mark'))).toBeVisible();
  await expect(answer.getByText(say('forum:moderator'), { exact: true })).toBeVisible();
  found.push(...(await breaches(visitor.page)));
  await forum.follow(addresses[0] ?? '');
  await expect(main.getByText(say('forum:locked'))).toBeVisible();
  await expect(forum.button('comment.write')).toHaveCount(0);
  found.push(...(await breaches(visitor.page)));

  await openItem(page, closing);
  await decide(page, 'Forum sluiten voor de schrijver');
  await page.getByLabel('Hoe lang?').selectOption('7');
  await expect(page.getByText(/en het forum tot .* voor jou gesloten/)).toBeVisible();
  await save.click();
  await expect(page.getByText('Vastgelegd: forum gesloten voor de schrijver.')).toBeVisible();
  await forum.openCategory();
  await expect(main.getByRole('link', { name: say('forum:whyClosed') })).toBeVisible();
  await expect(main.getByRole('link', { name: say('forum:newPost') })).toHaveCount(0);
  found.push(...(await breaches(visitor.page)));

  await openFromMenu(page, 'Genomen besluiten');
  const decision = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: closing }) });
  await expect(decision).toContainText('forum gesloten voor de schrijver');
  found.push(...(await breachesAtBoth(page)));
  await decision.getByRole('button', { name: 'Terugdraaien' }).click();
  const dialog = page.getByRole('dialog', { name: 'Dit besluit terugdraaien?' });
  await dialog.getByRole('button', { name: 'Terugdraaien' }).click();
  await expect(dialog.getByLabel('Reden', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  found.push(...(await breachesAtBoth(page)));
  await dialog.getByLabel('Welke afspraak?').selectOption('fits');
  await dialog.getByLabel('Reden', { exact: true }).fill('Dit was geen handel.');
  await expect(dialog.getByText(/besluit over je bericht van .* teruggedraaid\./)).toContainText(
    'Dit was geen handel.',
  );
  await dialog.getByRole('button', { name: 'Terugdraaien' }).click();
  await expect(decision).toContainText(`${isolated('Dit was geen handel.')} (past bij de afspraken)`);
  await expect(decision.getByRole('heading', { name: closing })).toBeFocused();
  await expect(decision.getByRole('button', { name: 'Terugdraaien' })).toHaveCount(0);
  await page.context().close();
  await forum.openCategory();
  await expect(main.getByRole('link', { name: say('forum:newPost') })).toBeVisible();
  await visitor.open('messages');
  await expect(main.getByText('Dit was geen handel.')).toBeVisible();
  await forum.follow(addresses[1] ?? '');
  await expect(visitor.heading(closing)).toBeVisible();
  expect(found).toEqual([]);
});
