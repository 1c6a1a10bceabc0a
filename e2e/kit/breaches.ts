import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Locator, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The short form: each page compiles it anew. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

type Look = Required<Pick<NonNullable<Parameters<Page['emulateMedia']>[0]>, 'colorScheme' | 'reducedMotion'>>;

/** Light once its animations have finished, then dark with reduced motion. */
const LOOKS: readonly Look[] = [
  { colorScheme: 'light', reducedMotion: 'no-preference' },
  { colorScheme: 'dark', reducedMotion: 'reduce' },
];

/** With FULL=1 both; otherwise phones in light and desktops in dark, at rest: no style depends on both width and theme. */
function looksAt(width: number): readonly Look[] {
  if (process.env['FULL'] === '1') return LOOKS;
  return [{ colorScheme: width < 768 ? 'light' : 'dark', reducedMotion: 'reduce' }];
}

/** Every breach of the accessibility guidelines on the open screen. */
export async function breaches(page: Page): Promise<string[]> {
  const found = await lostWords(page);
  // On a page behind another one nothing moves, so no animation would ever finish.
  await page.bringToFront();
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  for (const look of looksAt(size.width)) {
    await page.emulateMedia(look);
    await motionFinished(page);
    found.push(...(await rulesBrokenInSight(page)).map((rule) => `${look.colorScheme}: ${rule}`));
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  return found;
}

/** Returns the names, descriptions and messages that are not on the page. For axe each is a doubt only. */
function lostWords(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    ['aria-labelledby', 'aria-describedby', 'aria-errormessage'].flatMap((attribute) =>
      Array.from(document.querySelectorAll(`[${attribute}]`), (element) => {
        const ids = element.getAttribute(attribute)?.split(' ') ?? [];
        const lost = ids.filter((id) => document.getElementById(id) === null);
        return lost.map((id) => `${attribute} of ${element.id || element.tagName}: ${id} is nowhere`);
      }).flat(),
    ),
  );
}

/**
 * Returns the rules that are broken in a window as high as the page and its dialog: there, no sticky bar covers half of a control and makes
 * it too small a target. Looks again if the page grew meanwhile.
 */
async function rulesBrokenInSight(page: Page): Promise<string[]> {
  let found: string[] = [];
  for (let times = 0; times < 3; times += 1) {
    const before = await fitWindow(page);
    found = await rulesBroken(page);
    if (found.length === 0 || (await heightOf(page)) <= before) break;
  }
  return found;
}

/** Makes the window as high as what is in it, and returns that height. */
async function fitWindow(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const needed = Math.max(height, await heightOf(page));
  await page.setViewportSize({ width, height: needed });
  return needed;
}

function heightOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal');
    return Math.max(document.documentElement.scrollHeight, 2 * (dialog?.scrollHeight ?? 0));
  });
}

/** Returns the rules that are broken, and where. The rest of what axe finds stays in the browser: sending it took a third of the time. */
async function rulesBroken(page: Page): Promise<string[]> {
  // No page has frames, and a screen may be on the page of the one before it.
  if (!(await page.evaluate("'axe' in globalThis"))) await page.evaluate(AXE);
  const engine = await page.evaluateHandle<typeof axe>('axe');
  return engine.evaluate(async ({ run }, values) => {
    const { violations } = await run({ runOnly: { type: 'tag', values }, resultTypes: ['violations'] });
    return violations.map(
      ({ id, nodes }) => `${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  }, RULES);
}

/** Waits for visible animations that run once: spinners never end, and hidden elements never start theirs. */
async function motionFinished(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const isShown = (effect: AnimationEffect | null) =>
      effect instanceof KeyframeEffect && effect.target?.checkVisibility() === true;
    const once = document
      .getAnimations()
      .filter(
        ({ effect }) => isShown(effect) && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      );
    await Promise.all(once.map(({ finished }) => finished.catch(() => null)));
  });
}

/** On paper there is what somebody wrote, and nothing to press. */
export async function expectPaper(page: Page, written: Locator): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(written).toBeVisible();
  for (const role of ['button', 'toolbar'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  const pressable = page.locator('.screen-only:not([href^="tel:"])').filter({ visible: true });
  await expect(pressable).toHaveCount(0);
  await page.emulateMedia({ media: null });
}
