import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The dialog that announces new badges. It may open on any page where nobody is in the middle of something. */
export function badgeDialog({ page, say }: Visitor): Locator {
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: say('badges:new.close'), exact: true }) });
}

/** From here on the dialog is closed whenever it is in the way, as people do who came for something else. */
export async function closeBadges(visitor: Visitor): Promise<void> {
  const dialog = badgeDialog(visitor);
  const close = dialog.getByRole('button', { name: visitor.say('badges:new.close'), exact: true });
  await visitor.page.addLocatorHandler(dialog, async () => {
    // It closes by itself when the page changes to one where people are in the middle of something.
    await expect(async () => {
      if (await dialog.isVisible()) await close.click({ timeout: 2_000 });
    }).toPass();
  });
}

/** From here on the dialog stays open, for journeys about it. */
export async function keepBadges(visitor: Visitor): Promise<void> {
  await visitor.page.removeLocatorHandler(badgeDialog(visitor));
}

/** Expects no dialog, not even after the moment without input that it waits for. The journey installed the clock of its pages. */
export async function expectNoBadge(visitor: Visitor): Promise<void> {
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.clock.runFor(1_500);
  await expect(badgeDialog(visitor)).toHaveCount(0);
}
