import { expectProblem } from '../kit/expect-problem.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { RegistrationForm } from '../kit/registration-form.ts';

const WRITTEN = { nl: '2,5', en: '2.5' };
const GLASSES = { nl: '5 glazen', en: '5 glasses' };
const STEP = { nl: '0,5', en: '0.5' };

test('a comma and a point both make a decimal number', async ({ visitor, language }) => {
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.register('2.5');
  const written = new RegExp(`: ${WRITTEN[language]} `);
  await expect(visitor.bar(written)).toBeVisible();
  await visitor.open('registration');
  await form.register('2,5');
  await expect(visitor.bar(new RegExp(`: ${GLASSES[language]},`))).toBeVisible();
});

test('an impossible amount is explained next to the field, and stays as typed', async ({
  visitor,
  language,
}) => {
  const { main, say } = visitor;
  await visitor.createAccount();
  const form = new RegistrationForm(visitor);
  await form.open();
  await form.note.fill('Dit blijft staan.');
  const wrong: readonly (readonly [typed: string, message: string])[] = [
    ['', say('ui:problem.required')],
    ['abc', say('ui:problem.notANumber')],
    ['1.000,5', say('ui:problem.notANumber')],
    ['-1', say('ui:problem.belowMinimum', { minimum: 0 })],
    ['0', say('ui:problem.usageMustBePositive')],
    ['101', say('ui:problem.aboveMaximum', { maximum: 100 })],
    ['2,3', say('ui:problem.offStep', { step: 0.5 })],
    ['1.000', say('ui:problem.notANumber')],
    ['1,1255', say('ui:problem.tooManyDecimals', { count: 2 })],
    ['2,125', say('ui:problem.tooManyDecimals', { count: 2 })],
    ['10,005', say('ui:problem.tooManyDecimals', { count: 2 })],
  ];
  for (const [typed, message] of wrong) {
    await form.amount.fill(typed);
    await form.save.click();
    await expectProblem(form.amount, message);
    await expect(form.amount).toBeFocused();
    await expect(form.amount).toHaveValue(typed);
    await expect(form.note).toHaveValue('Dit blijft staan.');
  }

  const unit = say('ui:unit.glass', { count: 1 });
  const less = main.getByRole('button', {
    name: say('daily-registration:less', { step: STEP[language], unit }),
  });
  const more = main.getByRole('button', {
    name: say('daily-registration:more', { step: STEP[language], unit }),
  });
  await form.amount.fill('twee');
  await more.click();
  await expect(form.amount).toHaveValue('twee');
  await expect(main.getByText(say('ui:problem.notANumber')), 'why not is announced').toHaveCount(1);
  await form.amount.fill('2');
  await more.click();
  await expect(form.amount).toHaveValue(WRITTEN[language]);
  await less.click();
  await less.click();
  await expect(form.amount).toHaveValue(language === 'nl' ? '1,5' : '1.5');
  await less.click();
  await expect(main.getByText(`1 ${unit}`, { exact: true }), 'the step is announced').toHaveCount(1);
  await form.amount.fill('0.5');
  await less.click();
  await less.click();
  await expect(form.amount).toHaveValue('0');
  await form.amount.fill('100');
  await more.click();
  await expect(form.amount).toHaveValue('100');
  // An amount that cannot be saved is not questioned, but help is shown all the same.
  const regions = await main.getByRole('status').count();
  await form.amount.fill('300');
  const unwell = main.getByRole('status').getByText(say('ui:highAmount.unwell'));
  await expect(unwell.getByRole('link', { name: '112' })).toHaveAttribute('href', 'tel:112');
  expect(await main.getByRole('status').count(), 'a region that was there before tells it').toBe(regions);
  await expect(main.getByText(say('ui:highAmount.question'))).toHaveCount(0);
  await form.amount.fill('21');
  await expect(main.getByRole('status').getByText(say('ui:highAmount.question'))).toBeVisible();
});

test.describe('hours', () => {
  test.use({ site: 'gambling' });

  test('more hours than a day has get the same message on the day and in the plan', async ({ visitor }) => {
    const { main, say } = visitor;
    const tooMuch = say('ui:problem.aboveMaximum', { maximum: 24 });
    await visitor.createAccount();
    const form = new RegistrationForm(visitor);
    await form.open();
    await form.amount.fill('30');
    await form.save.click();
    await expectProblem(form.amount, tooMuch);
    await expect(main.getByText(say('ui:highAmount.question'))).toHaveCount(0);
    await form.amount.fill('17');
    await expect(main.getByText(say('ui:highAmount.question'))).toBeVisible();

    const wizard = new PlanWizard(visitor);
    await wizard.open();
    await wizard.fillWeek('30');
    await wizard.next.click();
    await expect(main.getByText(tooMuch, { exact: true })).toHaveCount(7);
    await expect(main.getByText(say('recovery-plan:wizard.usage.high'))).toHaveCount(0);
    await wizard.fillWeek('17');
    await expect(main.getByText(say('recovery-plan:wizard.usage.high'))).toBeVisible();
  });
});

test('several problems are listed, and the list leads to the fields', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.haveChecklistDone();
  await visitor.open('credentials');
  const password = page.getByLabel(say('account:credentials.password'), { exact: true });
  const mail = page.getByLabel(say('account:credentials.mail'), { exact: true });
  await mail.fill('geen-adres');
  await password.fill('kort1');
  await main.getByRole('button', { name: say('account:credentials.submit') }).click();
  const summary = main.getByRole('region', { name: say('ui:errorSummary') });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveCount(5);
  await expectProblem(password, say('ui:problem.passwordTooShort', { count: 10 }));
  await expectProblem(visitor.privacyBox, say('ui:problem.privacyRequired'));
  await summary.getByRole('link', { name: say('ui:problem.emailInvalid') }).click();
  await expect(mail).toBeFocused();
  await expect(mail).toHaveValue('geen-adres');
  await summary.getByRole('link', { name: say('ui:problem.privacyRequired') }).press('Enter');
  await expect(visitor.privacyBox).toBeFocused();
  await expect(password).toHaveValue('kort1');
});

test.describe('gambling', () => {
  test.use({ site: 'gambling' });

  test('a day has no more than 24 hours, and a stake is money', async ({ visitor }) => {
    const { main, say } = visitor;
    await visitor.createAccount();
    const form = new RegistrationForm(visitor);
    await form.open();
    await form.register('20,25');
    await visitor.open('registration');
    await form.amount.fill('4');
    await form.save.click();
    await expectProblem(form.amount, say('ui:problem.aboveDayMaximum', { maximum: 24 }));
    const stake = main.getByRole('textbox', { name: say('daily-registration:stake') });
    await form.amount.fill('3.75');
    await stake.fill('veel');
    await form.save.click();
    await expectProblem(stake, say('ui:problem.notANumber'));
    await expect(stake).toBeFocused();
    await stake.fill('0');
    await form.save.click();
    await expect(visitor.bar(/: 24 (uur|hours),/)).toBeVisible();
  });
});
