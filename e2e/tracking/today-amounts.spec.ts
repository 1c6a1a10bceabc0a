import { closeBadges } from '../kit/badge-dialog.ts';
import { answerOtherwise } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';
import { PlanWizard } from '../kit/plan-wizard.ts';
import { Today } from '../kit/today.ts';
import { comeBack } from '../kit/visibility.ts';
import { Visitor } from '../kit/visitor.ts';

test('within the goal the sheet says so, and above it first asks what happened and what comes next', async ({
  visitor,
}) => {
  const { page, say } = visitor;
  const today = new Today(visitor);
  await visitor.createAccount();
  await new PlanWizard(visitor).make({ now: '3', choice: 'reduce', limit: '1', pace: 'immediate' });
  await answerOtherwise(page, /\/api\/v1\/urges$/, (urges) => ({
    ...urges,
    own: { reasons: [], alternatives: [], people: [], canAddPeople: false, wait: '10', leave: null },
  }));
  await today.open();
  const goal = { goal: 1, unit: say('ui:unit.glass', { count: 1 }) };
  await today.amount('1').click();
  await expect(today.sheet).toHaveAccessibleDescription(
    new RegExp(`^${say('daily-registration:answer.within', goal)}`),
  );
  await today.done();
  await today.amount('4').click();
  await expect(today.sheet.getByRole('group').first()).toContainText(
    say('daily-registration:answer.happened.title'),
  );
  const picks = ['happened.other', 'next.today', 'next.emergency'] as const;
  const lines = picks.map((pick) => say(`daily-registration:answer.${pick}`));
  for (const name of lines) await today.sheet.getByRole('button', { name, exact: true }).click();
  await today.done();
  await expect
    .poll(async () => Object.values((await today.stored()).items)[0])
    .toMatchObject({ amount: 4, note: lines.join('\n') });
});

test.describe('with a number field', () => {
  test.use({ site: 'tobacco' });

  test('a number that was typed is still there in the other language, until it is saved', async ({
    visitor,
  }) => {
    const { page, site, language } = visitor;
    await visitor.createAccount();
    await new Today(visitor).open();
    const fieldOf = ({ main, say }: Visitor) =>
      main.getByRole('textbox', { name: say('daily-registration:amount.cigarette') });
    await fieldOf(visitor).fill('12');
    const other = language === 'nl' ? 'en' : 'nl';
    await page.locator(`a[data-language="${other}"]`).filter({ visible: true }).first().click();
    const there = new Visitor(page, site, other);
    await expect(fieldOf(there)).toHaveValue('12');
    await new Today(there).amount('3').click();
    await expect.poll(async () => (await new Today(there).stored()).totalAmount).toBe(3);
    await expect(fieldOf(there)).toHaveValue('3');
    await page.reload();
    await expect(fieldOf(there)).toHaveValue('3');
  });

  test('a number that is being typed stays when another device saves one, which shows until then', async ({
    visitor,
  }) => {
    const { page, main, say } = visitor;
    const today = new Today(visitor);
    await page.clock.install();
    await visitor.createAccount();
    await today.open();
    const field = main.getByRole('textbox', { name: say('daily-registration:amount.cigarette') });
    const other = new Today(await visitor.elsewhere(page.context()));
    await closeBadges(other.visitor);
    const saveElsewhere = async (amount: string) => {
      await other.open();
      await other.amount(amount).click();
      await other.done();
      await comeBack(page);
      await expect(today.amount(amount)).toHaveAttribute('aria-pressed', 'true');
    };
    await saveElsewhere('3');
    await expect(field).toHaveValue('3');
    await field.fill('12');
    await saveElsewhere('4');
    await expect(field).toHaveValue('12');
    await field.press('Enter');
    await today.done();
    await expect(field).toHaveValue('12');
    expect((await today.stored()).totalAmount).toBe(12);
  });
});
