import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

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
export async function breaches(page: Page): Promise<string[]> {
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
