import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'];

/** Light once its animations have finished, then dark with reduced motion. */
const LOOKS = [
  { colorScheme: 'light', reducedMotion: 'no-preference' },
  { colorScheme: 'dark', reducedMotion: 'reduce' },
] as const;

/** Phones in light and desktops in dark, or with FULL=1 each in both: no style depends on both width and theme. */
function looksAt(width: number): readonly (typeof LOOKS)[number][] {
  if (process.env['FULL'] === '1') return LOOKS;
  return [width < 768 ? LOOKS[0] : LOOKS[1]];
}

/** Every breach of the accessibility guidelines on the open screen. */
export async function breaches(page: Page): Promise<string[]> {
  const found: string[] = [];
  // Behind another page nothing moves, so no motion would ever finish.
  await page.bringToFront();
  // In a window higher than the page and its dialog no control is half behind a bar that sticks, which would be a target too small.
  const size = page.viewportSize() ?? { width: 0, height: 0 };
  const height = await page.evaluate(() => {
    const dialog = document.querySelector('dialog:modal');
    return Math.max(document.documentElement.scrollHeight, 2 * (dialog?.scrollHeight ?? 0));
  });
  await page.setViewportSize({ ...size, height: Math.max(size.height, height) });
  for (const look of looksAt(size.width)) {
    await page.emulateMedia(look);
    await motionFinished(page);
    const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode(true).analyze();
    for (const { id, nodes } of violations) {
      found.push(`${look.colorScheme}: ${id} at ${nodes.map(({ target }) => target.join(' ')).join(', ')}`);
    }
  }
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.setViewportSize(size);
  return found;
}

/** Waits for animations that run once; spinners and the like never end, nor does what is folded away begin. */
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
