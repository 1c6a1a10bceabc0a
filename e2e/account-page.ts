import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Opens the account page with the link that this width shows. */
export async function openAccount({ page, say }: Visitor): Promise<void> {
  const link = page.getByRole('link', { name: say('web:account'), exact: true });
  await link.filter({ visible: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: say('account:settings.title') })).toBeVisible();
}
