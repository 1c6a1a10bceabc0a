import type { Page } from '@playwright/test';

/** The names of what this device keeps of a person; the box, which holds nothing of theirs, is not among it. */
export function keptEntries(page: Page): Promise<string[]> {
  return page.evaluate(() => Object.keys(window.localStorage).filter((name) => name !== 'houvast.box'));
}
