import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { ANNA } from '../kit/visitor.ts';

const TODAY = '2026-11-20';

test('an older day that is saved is shown in the week it belongs to', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('registration', {}, { date: '2026-11-06' });
  // Her days stay as they are.
  await page.route('**/webform_rest/submit', (route) => route.fulfill({ json: { sid: 'a' } }));
  await main.getByRole('button', { name: say('daily-registration:notUsed.glass') }).click();
  await visitor.expectAt('plan', {}, { week: '4' });
});

test('the days before and after are one step away', async ({ visitor }) => {
  const { page, main, say } = visitor;
  const form = new RegistrationForm(visitor);
  const date = main.getByLabel(say('daily-registration:day'));
  await visitor.beLoggedIn(ANNA);
  await visitor.open('registration');
  await expect(main.getByText(say('daily-registration:today'), { exact: true })).toBeVisible();
  await expect(form.step('nextDay')).toHaveAttribute('aria-disabled', 'true');
  await form.step('previousDay').click();
  await expect(main.getByText(say('daily-registration:yesterday'), { exact: true })).toBeVisible();
  await visitor.expectAt('registration', {}, { date: '2026-11-19' });
  await expect(date).toHaveValue('2026-11-19');
  await form.step('nextDay').click();
  await expect(date).toHaveValue(TODAY);
  await expect(form.step('nextDay')).toHaveAttribute('aria-disabled', 'true');
  await expect(form.step('nextDay')).toBeFocused();

  // A day can be chosen too; on the first one there is no step back.
  await date.fill('2026-10-17');
  await visitor.expectAt('registration', {}, { date: '2026-10-17' });
  await expect(page.getByRole('heading', { level: 1 })).toContainText('17');
  await expect(form.step('previousDay')).toHaveAttribute('aria-disabled', 'true');
  await expect(form.step('nextDay')).toHaveAttribute('aria-disabled', 'false');

  // One before it stays as typed, and is refused on saving.
  await date.fill('2026-10-16');
  await form.save.click();
  await expectProblem(date, say('ui:problem.dateBeforeStart'));
  await expect(date).toHaveValue('2026-10-16');
});
