import type { Page } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';

/** The largest shift that nobody caused by a press, as a part of the window. */
function largestShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const shifts = list.getEntries() as (PerformanceEntry & {
            value: number;
            hadRecentInput: boolean;
          })[];
          resolve(Math.max(0, ...shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value))));
        });
        observer.observe({ type: 'layout-shift', buffered: true });
        // A page without any would never tell.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(0))));
      }),
  );
}

for (const [name, call] of [
  ['calendar', '**/registrations/overview'],
  ['diary', /node-drafts/],
] as const) {
  test(`${name}: what loads late moves nothing that was in view`, { tag: '@phone' }, async ({ visitor }) => {
    const { page, main, say } = visitor;
    await visitor.createAccount();
    const slow = await hold(page, call);
    await visitor.open(name);
    const loading = main.getByRole('status').filter({ hasText: say('ui:loading') });
    await expect(loading.first()).toBeVisible();
    slow.release();
    await expect(loading).toHaveCount(0);
    if (name === 'diary') await expect(main.getByRole('toolbar')).toBeVisible();
    expect(await largestShift(page)).toBeLessThan(0.02);
  });
}
