import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { RegistrationForm } from '../kit/forms.ts';

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

/** Expects a ring around the control itself, or around the card or group that is drawn in its place. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const focused = await page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return 'nothing';
    const box = element.getBoundingClientRect();
    const bars = [...document.querySelectorAll('nav')].filter(
      (nav) => getComputedStyle(nav).position === 'fixed' && !nav.contains(element),
    );
    const covered = bars.some((bar) => bar.offsetHeight > 0 && box.top >= bar.getBoundingClientRect().top);
    // A date field's calendar button is a separate stop, with the browser's own ring.
    const calendar = element.matches('input[type=date]:not(:focus-visible)');
    const drawn = [element, element.closest('label'), element.closest('[role=group]')].some((part) => {
      if (!part) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(part);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    });
    if ((drawn || calendar) && !covered && box.width > 0) return 'seen';
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
