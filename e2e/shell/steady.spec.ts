import type { Page } from '@playwright/test';
import { hold } from '../kit/calls.ts';
import { expect, test } from '../kit/fixtures.ts';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** The largest shift that nobody caused by a press, as a part of the window. */
function largestShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // Twice, so that the last change has been painted.
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as LayoutShift[];
    return Math.max(0, ...shifts.map(({ value, hadRecentInput }) => (hadRecentInput ? 0 : value)));
  });
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
