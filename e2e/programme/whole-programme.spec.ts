import type { Browser, Page } from '@playwright/test';
import type { Language } from '#domain/kit/language.ts';
import type { Site } from '#domain/site/site.ts';
import { doExercise } from '../kit/exercise-page.ts';
import { expect } from '../kit/fixtures.ts';
import { OWN_PORT } from '../kit/origin.ts';
import { at, test } from '../kit/own-server.ts';
import { ProgrammePage } from '../kit/programme.ts';
import { Visitor } from '../kit/visitor.ts';

/** The dates of the server: the first day, and one by which the day of every phase has come. */
const FIRST_DAY = '2026-11-20T11:00:00Z';
const LAST_WEEK = '2026-12-28T11:00:00Z';

async function doExercises(visitor: Visitor, ids: readonly string[]): Promise<void> {
  for (const exercise of ids) {
    await visitor.open('exercise', { exercise });
    await doExercise(visitor);
  }
}

for (const [site, language] of [
  ['alcohol', 'nl'],
  ['naasten', 'en'],
] as const satisfies readonly [Site, Language][]) {
  test(`someone does the whole programme of ${site}, from the first day to its end`, async ({
    browser,
    storage,
    watch,
  }) => {
    test.setTimeout(300_000);
    const port = OWN_PORT;
    watch.allowServer(port);
    const page = await freshPage(browser);
    const visitor = new Visitor(page, site, language, port);
    const programme = new ProgrammePage(visitor);
    const { main, say } = visitor;
    const { account, ids, atEnd, firstPhase } = await at(FIRST_DAY, { storage, port }, async () => {
      const made = await visitor.createAccount();
      await visitor.open('programme');
      await expect(programme.bar).toBeVisible();
      const { inPhases, atEnd: last } = await programme.exerciseIds();
      const count = await programme.exercises(1).count();
      expect(count).toBeGreaterThan(2);
      await doExercises(visitor, inPhases.slice(0, count));
      if (site === 'alcohol')
        await expect(main.getByRole('heading', { name: 'Fase 1 afgerond' })).toBeVisible();
      await visitor.open('programme');
      await expect(main.locator(`a[href="${new URL(visitor.address('tips')).pathname}"]`)).toBeVisible();
      await visitor.open('exercise', { exercise: inPhases[count] ?? '' });
      await expect(main.getByText(say('programme:exercise.locked.title'))).toBeVisible();
      return { account: made, ids: inPhases, atEnd: last, firstPhase: count };
    });

    await at(LAST_WEEK, { storage, port }, async () => {
      await visitor.beLoggedIn(account);
      await visitor.open('programme');
      await doExercises(visitor, ids.slice(firstPhase));
      await doExercises(visitor, atEnd);
      await visitor.open('programme');
      await expect(programme.bar).toHaveAttribute('aria-valuenow', String(ids.length));
    });
    await page.context().close();
  });
}

async function freshPage(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
}
