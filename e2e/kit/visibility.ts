import type { Page } from '@playwright/test';

/** Tells the page what browsers tell it when somebody goes to another app, or comes back: then it fetches its data again. */
export async function setVisibility(page: Page, visibility: 'hidden' | 'visible'): Promise<void> {
  await page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, visibility);
}

/** Comes back to the page after some minutes, so that it fetches its data again. The clock of the page has to be installed. */
export async function comeBack(page: Page): Promise<void> {
  await passHours(page, 0.1);
  await setVisibility(page, 'visible');
}

export async function passHours(page: Page, hours: number): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.setSystemTime(now + hours * 3_600_000);
}
