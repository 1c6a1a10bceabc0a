import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** The dialog that announces new badges. It may open on any page where nobody is in the middle of something. */
export function badgeDialog({ page, say }: Visitor): Locator {
  return page
    .getByRole('dialog')
    .filter({ has: page.getByRole('button', { name: say('badges:new.close'), exact: true }) });
}

/** Closes the dialog from now on whenever it is in the way, like somebody who came for something else. */
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

/** Leaves the dialog open from now on, for journeys about it. */
export async function keepBadges(visitor: Visitor): Promise<void> {
  await visitor.page.removeLocatorHandler(badgeDialog(visitor));
}

/** Expects no dialog, even after the pause in input that it waits for. Only for journeys that installed the clock of the page. */
export async function expectNoBadge(visitor: Visitor): Promise<void> {
  await visitor.page.waitForLoadState('networkidle');
  await visitor.page.clock.runFor(1_500);
  await expect(badgeDialog(visitor)).toHaveCount(0);
}
