import { closeBadges } from '../kit/badge-dialog.ts';
import { answerOtherwise } from '../kit/calls.ts';
import { cutNetwork } from '../kit/connection.ts';
import { expect, test } from '../kit/fixtures.ts';
import { Today } from '../kit/today.ts';
import { comeBack, passHours, setVisibility } from '../kit/visibility.ts';

const NOTE = 'Lange dag.';

/** Taps an amount, and types a note in the sheet that opens without saving it. */
async function typeNote(today: Today): Promise<void> {
  await today.open();
  await today.amount('2').click();
  await today.sheet.getByRole('textbox').fill(NOTE);
}

test('a note that was being typed when somebody left for another app is there on the next day', async ({
  visitor,
}) => {
  const { page } = visitor;
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await typeNote(today);
  await setVisibility(page, 'hidden');
  await today.expectStored({ amount: 2, note: NOTE });
  await passHours(page, 13);
  await setVisibility(page, 'visible');
  await expect(today.sheet).toHaveCount(0);
  await today.expectStored({ amount: 2, note: NOTE });
});

test('a note that was being typed is kept on the way to the help page and back', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await visitor.open('account');
  await visitor.goTo('today');
  await typeNote(today);
  await today.sheet.getByRole('link', { name: say('ui:notMonitored.help') }).click();
  await visitor.expectAt('help');
  await today.expectStored({ amount: 2, note: NOTE });

  await page.goBack();
  await page.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await today.sheet.getByRole('textbox').fill('Kort.');
  await page.goBack();
  await today.expectStored({ amount: 2, note: 'Kort.' });

  // Help beside the quick exit, as in the header that the sheet makes inert.
  await today.open();
  await page.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await today.sheet.getByRole('textbox').fill('Korter.');
  await today.sheet.getByRole('link', { name: say('ui:help'), exact: true }).click();
  await visitor.expectAt('help');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // The page had no time to send it: it waits on the device for the next one.
  await today.open();
  await today.expectStored({ amount: 2, note: 'Korter.' });
});

test('undoing from the sheet asks before it discards a note that was only typed', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await typeNote(today);
  await today.sheet.getByRole('button', { name: say('daily-registration:answer.undo') }).click();
  const question = page.getByRole('dialog', { name: say('daily-registration:answer.undoNote.title') });
  await question.getByRole('button', { name: say('daily-registration:answer.undoNote.keep') }).click();
  await expect(today.sheet.getByRole('textbox')).toHaveValue(NOTE);
  await today.done();
  await today.expectStored({ amount: 2, note: NOTE });
});

test('undoing a second answer puts the first back, and keeps the note without a question', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await typeNote(today);
  await today.done();
  await today.amount('3').click();
  await today.sheet.getByRole('textbox').fill('Toch niet.');
  await today.sheet.getByRole('button', { name: say('daily-registration:answer.undo') }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await today.expectStored({ amount: 2, note: 'Toch niet.' });
});

test('what another device added to the day stays if nothing was typed here', async ({ visitor }) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  const other = new Today(await visitor.elsewhere(page.context()));
  await other.open();
  await other.visitor.main.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await other.sheet.getByRole('textbox').fill(NOTE);
  await other.done();
  await today.expectStored({ note: NOTE });

  await today.sheet.getByRole('button', { name: say('ui:place.home'), exact: true }).click();
  await expect(today.sheet.getByRole('textbox')).toHaveValue(NOTE);
  await today.done();
  await today.expectStored({ amount: 2, where: 'home', note: NOTE });
});

test('the sheet closes when another device empties the day, unless something is typed in it', async ({
  visitor,
}) => {
  const { page } = visitor;
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await today.open();
  const other = new Today(await visitor.elsewhere(page.context()));
  await closeBadges(other.visitor);
  const undoElsewhere = async () => {
    await today.expectStored({ amount: 2 });
    await other.open();
    await other.undo.click();
    await expect.poll(async () => (await today.stored()).totalAmount).toBeNull();
    const read = page.waitForResponse(/\/registrations\/overview$/);
    await comeBack(page);
    await (await read).finished();
  };
  await today.amount('2').click();
  await undoElsewhere();
  await expect(today.sheet).toHaveCount(0);
  await today.amount('2').click();
  await today.sheet.getByRole('textbox').fill(NOTE);
  await undoElsewhere();
  await today.done();
  await today.expectStored({ amount: 2, note: NOTE });
});

test('the second tap of a double tap on the last button of the sheet presses nothing of the page under it', async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  const today = new Today(visitor);
  await visitor.createAccount();
  await today.open();
  await today.amount('2').click();
  // It has slid in then.
  await today.closing.hover();
  const { x, y, width, height } = (await today.closing.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const place = { x: x + width / 2, y: y + height / 2 };
  await today.closing.dblclick();
  await expect(today.sheet).toHaveCount(0);
  const under = await page.evaluate((at) => document.elementFromPoint(at.x, at.y)?.closest('a')?.href, place);
  expect(under, 'a tab').toBeDefined();
  await visitor.goTo('plan');
  await page.goBack();
  await visitor.expectAt('today');
});

test('on a Monday the answer to Sunday says nothing of this week', async ({ visitor, watch }) => {
  watch.allowLostCalls();
  const { page, main, say } = visitor;
  const today = new Today(visitor);
  await page.clock.install();
  await visitor.createAccount();
  await answerOtherwise(page, /\/registrations\/overview$/, (overview) => ({
    ...overview,
    '2026-11-23': { totalAmount: null, goal: 3, items: {}, paused: false },
  }));
  await today.open();
  await today.amount('1').click();
  await today.done();
  const room = { nl: /Deze week nog 1 glas/, en: /1 glass left this week/ }[visitor.language];
  await passHours(page, 3 * 24);
  await setVisibility(page, 'visible');
  const yesterday = main.getByRole('region', { name: say('daily-registration:answer.yesterday') });
  await cutNetwork(page);
  await yesterday.getByRole('button', { name: /^2/ }).click();
  await expect(today.sheet).toBeVisible();
  await expect(today.sheet.getByText(room)).toHaveCount(0);
  await today.done();
  await today.amount('2').click();
  await expect(today.sheet.getByText(room)).toBeVisible();
});

test.describe('with two texts', () => {
  test.use({ site: 'gambling' });

  test('what is typed in both is sent in one answer when somebody leaves for another app', async ({
    visitor,
  }) => {
    const { page, say } = visitor;
    const today = new Today(visitor);
    await visitor.createAccount();
    await today.open();
    await today.amount('2').click();
    await today.sheet.getByRole('textbox', { name: say('daily-registration:stake') }).fill('12,50');
    await today.sheet.getByRole('textbox', { name: say('daily-registration:note') }).fill(NOTE);
    const sent = page.waitForRequest((request) => request.method() === 'PUT');
    await setVisibility(page, 'hidden');
    expect((await sent).postDataJSON()).toMatchObject({ amount: 2, cost: 12.5, note: NOTE });
    await today.expectStored({ amount: 2, cost: 12.5, note: NOTE });
    // The plan page shows the stake even without a plan.
    await visitor.open('plan');
    const week = visitor.main.getByRole('region', { name: say('recovery-plan:plan.week.1') });
    await expect(week.getByText(/€\s?12[.,]50$/)).toBeVisible();
  });
});
