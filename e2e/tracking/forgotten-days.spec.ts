import { post } from '../kit/calls.ts';
import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { expectDaysFilled } from '../kit/plan-page.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';
import type { Visitor } from '../kit/visitor.ts';

/** An account that starts eight days ago, so that its days are open; ends on the plan. */
async function startEightDaysAgo(visitor: Visitor): Promise<void> {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('account');
  await main.getByLabel(say('settings:about.start'), { exact: true }).fill('2026-11-12');
  await main.getByRole('button', { name: say('ui:save'), exact: true }).click();
  await expect(page.getByRole('status').getByText(say('settings:about.saved'))).toBeVisible();
  await visitor.open('plan');
}

/** Fills in yesterday, after which the other days are forgotten ones and no longer days away; ends on the plan. */
async function fillInYesterday(visitor: Visitor): Promise<void> {
  const form = new RegistrationForm(visitor);
  await visitor.open('registration', {}, { date: '2026-11-19' });
  await form.radio(visitor.say('daily-registration:register.yes')).check();
  await form.register('1');
}

/** The card of the days that are open, with its amounts and its button. */
function openDays({ main, say }: Visitor) {
  const card = main.getByRole('region', { name: say('recovery-plan:outstanding.title') });
  const save = card.getByRole('button', { name: say('recovery-plan:outstanding.save') });
  return { card, amounts: card.getByRole('textbox'), save };
}

const FAILURE = { status: 500, json: { code: 'internal' } };

test('days that were forgotten are filled in at once', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  await startEightDaysAgo(visitor);
  const { card, amounts, save } = openDays(visitor);
  await expectDaysFilled(visitor, 0);
  await expect(card).toHaveCount(0);
  await fillInYesterday(visitor);
  await expect(amounts).toHaveCount(5);
  await expect(amounts.first()).toHaveAccessibleName(
    /^(Vrijdag 20 november, glazen|Friday 20 November, glasses)$/,
  );
  await expect(card.getByText(say('recovery-plan:outstanding.earlier'))).toBeVisible();
  await save.click();
  await expectProblem(amounts.first(), say('ui:problem.required'));
  await amounts.nth(0).fill('0');
  await amounts.nth(1).fill('2,3');
  await save.click();
  await expectProblem(amounts.nth(1), say('ui:problem.offStep', { step: 0.5 }));
  await amounts.nth(1).fill('2,5');
  await amounts.nth(3).fill('1');

  // The last of the three fails: the saved days leave the list, the other stays as typed.
  await page.route('**/v1/days/2026-11-16', (route) => route.fulfill(FAILURE));
  await save.click();
  await expect(card.getByRole('alert')).toHaveText(say('recovery-plan:outstanding.failed'));
  await expectDaysFilled(visitor, 3);
  await expect(amounts.nth(1)).toHaveValue('1');
  await page.unroute('**/v1/days/2026-11-16');
  await save.click();
  await expect(
    page.getByRole('status').getByText(say('recovery-plan:outstanding.saved', { count: 1 })),
  ).toBeVisible();
  await expectDaysFilled(visitor, 4);
  await expect(amounts).toHaveCount(5);
});

test('a forgotten day is saved once, though nothing tells that it was', async ({ visitor, watch }) => {
  watch.allowStatus(500);
  const { page, say } = visitor;
  await startEightDaysAgo(visitor);
  await fillInYesterday(visitor);
  const { card, amounts, save } = openDays(visitor);
  const saved = (count: number) =>
    page.getByRole('status').getByText(say('recovery-plan:outstanding.saved', { count }));
  await amounts.nth(0).fill('4');
  await amounts.nth(1).fill('1');
  const sent: string[] = [];
  await page.route('**/registrations/overview', (route) => route.fulfill(FAILURE));
  await page.route('**/v1/days/*', (route) => {
    sent.push(route.request().url().slice(-'2026-11-20'.length));
    return sent.length === 2 ? route.fulfill(FAILURE) : route.continue();
  });
  await save.click();
  await expect(card.getByRole('alert')).toHaveText(say('recovery-plan:outstanding.failed'));
  await expect(amounts.first()).toHaveValue('1');
  await save.click();
  await expect(saved(1)).toBeVisible();
  await expect(amounts.first()).toHaveValue('');
  expect(sent).toEqual(['2026-11-20', '2026-11-18', '2026-11-18']);

  // Once all of them are saved there is nothing left to save.
  for (const field of await amounts.all()) await field.fill('0');
  await save.click();
  await expect(saved(5)).toBeVisible();
  await expect(amounts).toHaveCount(1);
  await page.unroute('**/registrations/overview');
  await visitor.open('plan');
  await expectDaysFilled(visitor, 8);
});

test('a forgotten day that was filled in elsewhere meanwhile keeps that amount', async ({
  visitor,
  watch,
}) => {
  watch.allowStatus(409);
  const { page, say } = visitor;
  await startEightDaysAgo(visitor);
  await fillInYesterday(visitor);
  const { card, amounts, save } = openDays(visitor);
  const said = (words: 'already' | 'saved') =>
    page.getByRole('status').getByText(say(`recovery-plan:outstanding.${words}`, { count: 1 }));
  await expect(amounts).toHaveCount(5);
  await post(visitor, '/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: '2026-11-20',
    amount: 3,
  });
  await amounts.nth(0).fill('5');
  await amounts.nth(1).fill('1');
  await save.click();
  await expect(said('already')).toBeVisible();
  await expect(said('saved')).toBeVisible();
  await expect(card.getByRole('alert')).toHaveCount(0);
  await expectDaysFilled(visitor, 3);
  expect((await new Today(visitor).stored()).totalAmount).toBe(3);
});

test('days of illness become a pause at once, back to the last one that was filled in, and are none at once', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await startEightDaysAgo(visitor);
  const form = new RegistrationForm(visitor);
  await visitor.open('registration', {}, { date: '2026-11-15' });
  await form.radio(visitor.say('daily-registration:register.yes')).check();
  await form.register('1');
  await visitor.open('registration', {}, { date: '2026-11-19' });
  await main.getByText(say('daily-registration:pause.ask')).click();
  await main.getByRole('checkbox', { name: /^(Ook de 3 dagen|The 3 days)/ }).check();
  await main.getByRole('button', { name: say('daily-registration:pause.markSeveral', { count: 4 }) }).click();
  const marked = say('daily-registration:pause.marked', { count: 4 });
  await expect(page.getByRole('status').getByText(marked)).toBeVisible();
  await visitor.open('plan');
  await expect(visitor.bar(/pauz|pause/)).toHaveCount(4);
  await visitor.open('registration', {}, { date: '2026-11-19' });
  await main.getByRole('checkbox', { name: /^(Ook de 3 dagen|The 3 days)/ }).check();
  await main.getByRole('button', { name: say('daily-registration:pause.end') }).click();
  await expect(page.getByRole('status').getByText(say('daily-registration:pause.ended'))).toBeVisible();
  await main.getByText(say('daily-registration:pause.ask')).click();
  await expect(main.getByRole('checkbox', { name: /^(Ook de 3 dagen|The 3 days)/ })).not.toBeChecked();
  await visitor.open('plan');
  await expect(visitor.bar(/pauz|pause/)).toHaveCount(0);
});
