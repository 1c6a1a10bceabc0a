import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Expects so many days filled in, on the plan page; none is told without a number. */
export async function expectDaysFilled({ main, say }: Visitor, count: number): Promise<void> {
  const kept = main.getByRole('region', { name: say('recovery-plan:kept.title') });
  await expect(kept).toContainText(
    count === 0
      ? say('recovery-plan:kept.nothing')
      : `${say('recovery-plan:kept.filled')} ${say('recovery-plan:days', { count })}`,
  );
}
