import type { Locator } from '@playwright/test';
import { expect } from '../kit/fixtures.ts';
import type { Visitor } from '../kit/visitor.ts';

export const helpEntry = ({ page, say }: Visitor): Locator =>
  page.getByRole('banner').getByRole('link', { name: say('web:help'), exact: true });

export const helpPanel = ({ page, say }: Visitor): Locator =>
  page.getByRole('region', { name: say('web:help'), exact: true });

export async function openHelp(visitor: Visitor): Promise<Locator> {
  await helpEntry(visitor).click();
  await expect(helpPanel(visitor)).toBeFocused();
  return helpPanel(visitor);
}
