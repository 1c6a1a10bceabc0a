import type { Locator, Page } from '@playwright/test';

/** Shows the page on the narrowest phone with text twice as large. */
export async function enlarge(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 844 });
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}

/** About how many letters fit on a line of the narrowest of these. */
export function lettersALine(texts: Locator): Promise<number> {
  return texts.evaluateAll((elements) =>
    Math.min(
      ...elements.map((element) => {
        const letter = parseFloat(getComputedStyle(element).fontSize) / 2;
        return Math.floor(element.getBoundingClientRect().width / letter);
      }),
    ),
  );
}
