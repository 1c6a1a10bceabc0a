import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Expects the plan page to say how many days are filled in; for none it gives no number. */
export async function expectDaysFilled({ main, say }: Visitor, count: number): Promise<void> {
  const card = main.getByRole('region', { name: say('recovery-plan:kept.title') });
  await expect(card).toContainText(
    count === 0
      ? say('recovery-plan:kept.nothing')
      : new RegExp(`${say('recovery-plan:kept.filled')} ${count} (van|of) \\d+ (dag|day)`),
  );
}
