import type { Locator } from '@playwright/test';
import { expect, test } from '../kit/fixtures.ts';
import { ANNA } from '../kit/visitor.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** A day in the response of the call behind the plan. */
interface OverviewDay {
  readonly totalAmount: number | null;
  readonly goal: number | null;
}

test('the bars of a week are on paper too', async ({ visitor }) => {
  const { main, page, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('plan');
  await page.emulateMedia({ media: 'print' });
  const week = main.getByRole('list', { name: say('ui:weekBars') });
  await expect(week.locator('[data-part=track]').first()).toHaveCSS('print-color-adjust', 'exact');
  const legend = main.getByText(say('ui:mark.within'), { exact: true });
  await expect(legend).toHaveCSS('print-color-adjust', 'exact');
});

test('every bar is as high as its amount, and its line is at its goal', async ({ visitor, language }) => {
  const { page, main, say } = visitor;
  await visitor.beLoggedIn(ANNA);
  await visitor.open('programme');
  const overview = await page.evaluate<Record<string, OverviewDay>, string>(
    async (path) => (await fetch(path)).json(),
    `/api/${language}/registrations/overview`,
  );
  let filled = 0;
  let lines = 0;
  for (let week = 1; week <= 7; week += 1) {
    await page.goto(visitor.address('plan', {}, { week: String(week) }));
    await expect(
      main.getByRole('heading', { name: say(`recovery-plan:plan.week.${week as 1}`) }),
    ).toBeVisible();
    const days = main.getByRole('list', { name: say('ui:weekBars') }).getByRole('listitem');
    await expect(days).toHaveCount(7);
    const figures = Array.from({ length: 7 }, (_, index) => overview[dayOf(week, index)]);
    const scale = Math.max(5, ...figures.flatMap((day) => [day?.totalAmount ?? 0, day?.goal ?? 0]));
    for (const [index, day] of figures.entries()) {
      const drawn = await measure(days.nth(index));
      const used = day?.totalAmount ?? null;
      if (used !== null) {
        filled += 1;
        await expect(days.nth(index)).toContainText(new Intl.NumberFormat(language).format(used));
      }
      // A day without use is a tick and not a bar.
      if (!used) expect(drawn.fill).toBeNull();
      else expect(Math.abs((drawn.fill ?? Number.NaN) - (used / scale) * drawn.track)).toBeLessThanOrEqual(1);
      if (!day || day.goal === null) expect(drawn.goal).toBeNull();
      else {
        lines += 1;
        const height = (day.goal / scale) * drawn.track;
        expect(Math.abs((drawn.goal ?? Number.NaN) - height)).toBeLessThanOrEqual(1);
      }
    }
  }
  // Anna has had a goal on each of her 35 days, and filled in most of them; a week is to come.
  expect(lines).toBe(42);
  expect(filled).toBe(Object.values(overview).filter(({ totalAmount }) => totalAmount !== null).length);
  expect(filled).toBeGreaterThan(28);
});

/** Day `index` of a week, from Monday on. Anna's programme began on Saturday 17 October. */
function dayOf(week: number, index: number): string {
  return new Date(Date.UTC(2026, 9, 12 + (week - 1) * 7 + index)).toISOString().slice(0, 10);
}

/** Heights in pixels: of the track, of the fill, and of the middle of the goal line above the bottom of the track. */
function measure(day: Locator): Promise<{ track: number; fill: number | null; goal: number | null }> {
  return day.evaluate((item) => {
    const box = (part: string) => item.querySelector(`[data-part="${part}"]`)?.getBoundingClientRect();
    const [track, fill, goal] = [box('track'), box('fill'), box('goal')];
    const foot = track?.bottom ?? Number.NaN;
    return {
      track: track?.height ?? Number.NaN,
      fill: fill ? (Math.abs(fill.bottom - foot) < 0.5 ? fill.height : Number.NaN) : null,
      goal: goal ? foot - (goal.top + goal.bottom) / 2 : null,
    };
  });
}
