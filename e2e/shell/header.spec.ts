import type { Locator, Page } from '@playwright/test';
import { LANGUAGES } from '#domain/kit/language.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA, Visitor } from '../kit/visitor.ts';

/** How far the layout has shifted, as browsers measure it; scrolling does not count. */
async function watchJumps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const seen = window as unknown as { jumped: number };
    seen.jumped = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.jumped += (entry as unknown as { value: number }).value;
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { jumped: number }).jumped);
}

const header = ({ page }: Visitor): Locator => page.getByRole('banner');
const menu = ({ page, say }: Visitor): Locator =>
  page.getByRole('navigation', { name: say('web:mainMenu') }).filter({ visible: true });

/** The bottom edge of the header, in pixels from the top of the screen; all its bars are measured at one moment. */
function bottomOf(visitor: Visitor): Promise<number> {
  return header(visitor)
    .locator('> div')
    .evaluateAll((bars) =>
      Math.max(
        ...bars.filter((bar) => bar.checkVisibility()).map((bar) => bar.getBoundingClientRect().bottom),
      ),
    );
}

async function expectInReach(visitor: Visitor): Promise<void> {
  const { page, say } = visitor;
  for (const name of [say('web:help'), say('ui:quickExit')]) {
    const link = header(visitor).getByRole('link', { name, exact: true });
    await expect(link).toBeInViewport({ ratio: 1 });
    const box = await link.boundingBox();
    expect(box?.height, name).toBeGreaterThanOrEqual(44);
    const hit = await page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest('a')?.textContent, [
      (box?.x ?? 0) + (box?.width ?? 0) / 2,
      (box?.y ?? 0) + (box?.height ?? 0) / 2,
    ] as const);
    expect(hit).toBe(name);
  }
}

for (const [name, width] of [
  ['a phone', 390],
  ['a tablet', 800],
  ['a desktop', 1280],
] as const) {
  test(`on ${name} the header makes room for reading on, and help stays within reach`, {
    tag: name === 'a phone' ? [] : '@full',
  }, async ({ visitor }) => {
    const { page } = visitor;
    const hasRow = width === 800;
    await page.setViewportSize({ width, height: 700 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visitor.beLoggedIn(ANNA);
    await visitor.open('registration');
    await page.waitForLoadState('networkidle');
    await page.mouse.move(width / 2, 400);
    const whole = await bottomOf(visitor);
    const jumped = await watchJumps(page);
    const top = () => page.evaluate(() => window.scrollY);

    await page.mouse.wheel(0, 90);
    await expect.poll(top).toBe(90);
    expect(await bottomOf(visitor)).toBe(whole);
    await page.mouse.wheel(0, 60);
    await expect.poll(() => bottomOf(visitor)).toBeLessThan(whole - (hasRow ? 40 : 6));
    await expect(menu(visitor)).toHaveCount(width === 1280 ? 1 : 0);
    await expectInReach(visitor);

    await page.mouse.wheel(0, -20);
    await expect.poll(() => bottomOf(visitor)).toBe(whole);
    await expect(menu(visitor)).toHaveCount(width === 390 ? 0 : 1);
    await expectInReach(visitor);

    await page.mouse.wheel(0, 150);
    await expect.poll(() => bottomOf(visitor)).toBeLessThan(whole);
    await header(visitor)
      .getByRole('link', { name: visitor.say('web:help'), exact: true })
      .focus();
    await expect.poll(() => bottomOf(visitor)).toBe(whole);
    expect(await jumped()).toBe(0);
  });
}

test('on a phone of 360 pixels the header is one line in both languages', async ({ visitor }) => {
  const { page, site } = visitor;
  await page.setViewportSize({ width: 360, height: 740 });
  for (const language of LANGUAGES) {
    const reader = new Visitor(page, site, language);
    await reader.open('landing');
    expect(await bottomOf(reader)).toBeLessThan(70);
    await expectInReach(reader);
  }
});

test('where the row of the menu has scrolled away, the page can be pressed', { tag: '@full' }, async ({
  visitor,
}) => {
  const { page } = visitor;
  await page.setViewportSize({ width: 800, height: 700 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await visitor.beLoggedIn(ANNA);
  await visitor.open('registration');
  await page.waitForLoadState('networkidle');
  const whole = await bottomOf(visitor);
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => bottomOf(visitor)).toBeLessThan(whole);
  const isHeader = await page.evaluate(
    (y) => document.elementFromPoint(400, y)?.closest('header') !== null,
    whole - 10,
  );
  expect(isHeader).toBe(false);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the whole header stays', async ({ visitor }) => {
    const { page } = visitor;
    await page.goto(visitor.address('privacy'));
    const whole = await bottomOf(visitor);
    await page.mouse.move(400, 400);
    await page.mouse.wheel(0, 400);
    await expect(visitor.main.getByRole('heading', { level: 1 })).not.toBeInViewport();
    expect(await bottomOf(visitor)).toBe(whole);
    await expectInReach(visitor);
  });
});
