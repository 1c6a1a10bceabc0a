import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/registration-form.ts';
import { Today } from '../kit/today.ts';

const GLASSES = { nl: '1 glas', en: '1 glass' };

/** Presses Tab until `target` has focus, and expects the focus to be visible at every stop. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stops = 0; stops < 60; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('60 stops with Tab did not lead there');
}

/** Expects a ring around the control itself, or around the card or group that is drawn in its place, and nothing over it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const parts = [element, element.closest('label'), element.closest('[role=group]')];
    // A link over two lines has two boxes: the first line counts.
    const { x = 0, y = 0, width = 0, height = 0 } = element.getClientRects()[0] ?? {};
    const onTop = document.elementFromPoint(x + width / 2, y + height / 2);
    const uncovered = parts.some((part) => part?.contains(onTop));
    // A date field's calendar button is a separate stop, with the browser's own ring.
    const calendar = element.matches('input[type=date]:not(:focus-visible)');
    const drawn = parts.some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if ((drawn || calendar) && uncovered && width > 0) return 'seen';
    return `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`;
  });
  expect(focused, 'the focused control has a visible ring').toBe('seen');
}

test('a day is filled in with the keyboard alone', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  await visitor.createAccount();
  await visitor.open('plan');
  await expect(visitor.bar(/.*/).first()).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: say('web:skipLink') });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(main).toBeFocused();

  await tabTo(page, main.getByRole('link', { name: say('recovery-plan:cta.fillIn') }));
  await page.keyboard.press('Enter');
  const form = new RegistrationForm(visitor);
  const yes = form.radio(say('daily-registration:register.yes'));
  const no = form.radio(say('daily-registration:register.no.glass'));
  await expect(yes).toBeVisible();
  await tabTo(page, yes);
  await page.keyboard.press('ArrowDown');
  await expect(no).toBeChecked();
  await page.keyboard.press('ArrowUp');
  await expect(yes).toBeChecked();

  await tabTo(page, form.amount);
  await tabTo(page, main.getByRole('button', { name: /\+$| meer$| more$/ }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(form.amount).toHaveValue('1');
  await tabTo(page, form.radio(say('ui:place.home')));
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(form.radio(say('ui:place.work_school'))).toBeChecked();
  await tabTo(page, form.save);
  await page.keyboard.press('Enter');
  await expect(visitor.bar(new RegExp(`: ${GLASSES[language]},`))).toBeVisible();

  // The button of the sheet stays in view, and covers nothing that has the focus.
  const today = new Today(visitor);
  await page.setViewportSize({ width: 390, height: 600 });
  await visitor.open('today');
  await main.getByRole('button', { name: say('daily-registration:answer.tell') }).click();
  await expect(today.sheet.getByRole('heading').first()).toBeFocused();
  await tabTo(page, today.sheet.getByRole('button', { name: say('daily-registration:answer.done') }));
});

test('the checklist is answered, and gone back in, with the keyboard alone', async ({ visitor }) => {
  const { page, main, say } = visitor;
  await visitor.open('register');
  const heading = main.getByRole('heading', { level: 2 });
  const next = main.getByRole('button', { name: say('onboarding:next'), exact: true });
  await tabTo(page, visitor.checklistAnswer('yes'));
  await page.keyboard.press('Space');
  await tabTo(page, next);
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(heading).toContainText(/2\D+\d/);

  await tabTo(page, visitor.checklistAnswer('yes'));
  await page.keyboard.press('ArrowRight');
  await expect(visitor.checklistAnswer('no')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(heading).toContainText(/3\D+\d/);
  await page.keyboard.press('Shift+Tab');
  await expect(main.getByRole('button', { name: say('onboarding:back') })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(heading).toBeFocused();
  await expect(visitor.checklistAnswer('no')).toBeChecked();
});

test('a message that appears covers neither the button just pressed nor what Tab leads to next', async ({
  visitor,
}) => {
  const { page, main, say } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.createAccount();
  await visitor.open('account');
  await main.getByRole('textbox', { name: say('settings:about.name'), exact: true }).fill('Robin B.');
  const save = main.getByRole('button', { name: say('ui:save') });
  await save.focus();
  // To just above the tabs, where messages appear.
  await save.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight + 110));
  await page.keyboard.press('Enter');
  const message = page.getByRole('status').getByText(say('settings:about.saved'));
  await expect(message).toBeVisible();
  await expect(save).toBeFocused();
  await expectVisibleFocus(page);
  for (let stops = 0; stops < 8; stops += 1) {
    await page.keyboard.press('Tab');
    await expectVisibleFocus(page);
  }
  await expect(message).toBeVisible();
});

test('a field for several lines that Tab leads to is in view down to its last line', async ({ visitor }) => {
  const { page, say } = visitor;
  // On a window of this height the field ends under the tabs.
  await page.setViewportSize({ width: 390, height: 740 });
  await visitor.createAccount();
  await visitor.open('registration');
  const form = new RegistrationForm(visitor);
  await form.radio(say('daily-registration:register.yes')).check();
  await tabTo(page, form.note);
  const tabs = page.getByRole('navigation', { name: say('web:quickMenu') });
  const bottom = await form.note.evaluate((field) => field.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan((await tabs.boundingBox())?.y ?? 0);
});
