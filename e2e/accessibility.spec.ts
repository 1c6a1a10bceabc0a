import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { TOURS } from './screens.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Light with its motion finished, then dark for someone who wants no motion. */
const LOOKS = [
  { colorScheme: 'light', reducedMotion: 'no-preference' },
  { colorScheme: 'dark', reducedMotion: 'reduce' },
] as const;

/** Phones in light and desktops in dark, or with FULL=1 each in both: no rule of one depends on the other. */
function looksAt(width: number): readonly (typeof LOOKS)[number][] {
  if (process.env['FULL'] === '1') return LOOKS;
  return [width < 768 ? LOOKS[0] : LOOKS[1]];
}

/** Every breach of the guidelines on the screen that is open. */
async function breaches(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const look of looksAt(page.viewportSize()?.width ?? 0)) {
    await page.emulateMedia(look);
    await motionFinished(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${look.colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  return found;
}

/** What moves once has arrived; spinners and the like go on. */
async function motionFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const once = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.all(once.map(({ finished }) => finished.catch(() => null)));
  });
}

/** Where the page can be moved sideways: as it is, on the narrowest phone, and with letters twice as large. */
async function sidewaysScroll(page: Page): Promise<string[]> {
  const found: string[] = [];
  const size = page.viewportSize() ?? { width: 390, height: 844 };
  const look = async (name: string) => {
    const tooWide = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth <= clientWidth) return null;
      const out = [...document.querySelectorAll('body *')].filter(
        (element) => element.getBoundingClientRect().right > clientWidth + 1,
      );
      return out.slice(0, 3).map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 30)}`);
    });
    if (tooWide) found.push(`${name}: ${tooWide.join('; ')}`);
  };
  await look(`${size.width} px`);
  if (size.width > 400) return found;
  await page.setViewportSize({ width: 320, height: size.height });
  await look('320 px');
  await page.setViewportSize(size);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('200 % text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

for (const { name, site, screens } of TOURS) {
  test.describe(name, () => {
    test.use({ site });

    test(`all ${screens.length} screens can be used by everyone`, async ({ visitor, watch }) => {
      test.setTimeout(180_000);
      watch.allowStatus(400, 403, 404, 409, 500);
      const found: string[] = [];
      let checked = 0;
      for (const screen of screens) {
        await screen.open(visitor);
        const problems = [...(await breaches(visitor.page)), ...(await sidewaysScroll(visitor.page))];
        found.push(...problems.map((problem) => `${screen.name}, ${problem}`));
        checked += 1;
      }
      expect(found).toEqual([]);
      expect(checked).toBe(screens.length);
    });
  });
}

test('the tours see every screen and state there is', () => {
  expect(TOURS.flatMap(({ screens }) => screens)).toHaveLength(76);
});
