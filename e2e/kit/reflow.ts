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

/** The words of headings and buttons, or of other elements, that are broken over several lines. */
export function brokenWords(
  page: Page,
  elements = 'h1, h2, h3, button, a[class*="button"]',
): Promise<string[]> {
  return page.evaluate((selector) => {
    const broken: string[] = [];
    for (const element of document.querySelectorAll(selector)) {
      if (element.closest('[inert], .visually-hidden') || !element.checkVisibility()) continue;
      const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        if (text.parentElement?.closest('.visually-hidden')) continue;
        for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[\p{L}\p{N}]+/gu)) {
          const range = document.createRange();
          // The hyphen at the end of a line belongs to the letter after it.
          const afterHyphen = text.textContent?.[index - 1] === '\u00AD' ? 1 : 0;
          range.setStart(text, index + afterHyphen);
          range.setEnd(text, index + word.length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) broken.push(word);
        }
      }
    }
    return broken;
  }, elements);
}

/** What has the focus, if something else lies over its middle; null if nothing does. */
export function coveredFocus(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const focused = document.activeElement;
    if (!focused || focused === document.body) return null;
    const { left, top, width, height } = focused.getBoundingClientRect();
    // Of an element taller than the window, a visible point.
    const middle = Math.max(1, Math.min(top + height / 2, innerHeight - 1));
    const hit = document.elementFromPoint(left + width / 2, middle);
    const isSeen = hit !== null && (focused.contains(hit) || hit.contains(focused));
    const inLabel = hit?.closest('label')?.contains(focused) ?? false;
    return isSeen || inLabel ? null : focused.outerHTML.slice(0, 200);
  });
}

/**
 * Where the page scrolls sideways: as it is, and on a phone with text twice as large, which leaves the least room. With FULL=1 also
 * on the narrowest phone.
 */
export async function sidewaysScroll(page: Page): Promise<string[]> {
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
  if (process.env['FULL'] === '1') {
    await page.setViewportSize({ width: 320, height: size.height });
    await look('320 px');
    await page.setViewportSize(size);
  }
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await look('200 % text');
  await page.evaluate(() => document.documentElement.style.removeProperty('font-size'));
  return found;
}

/** Which of these are too small for a thumb: less than 44 by 44 pixels. */
export function smallTargets(targets: Locator): Promise<string[]> {
  return targets.evaluateAll((elements) =>
    elements.flatMap((element) => {
      const { width, height } = element.getBoundingClientRect();
      // Browsers lay out in parts of a pixel.
      const isSmall = Math.min(width, height) < 43.9;
      return isSmall ? [`${element.textContent}: ${width.toFixed(1)} by ${height.toFixed(1)}`] : [];
    }),
  );
}
