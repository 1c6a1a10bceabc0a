import type { Page } from '@playwright/test';

/** The names of the entries that this device stores of a person; the box does not count, as it has nothing of theirs. */
export function keptEntries(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.localStorage).filter((name) => name !== 'houvast.box'));
}
