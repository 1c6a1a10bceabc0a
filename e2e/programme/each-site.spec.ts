import type { Site } from '#domain/site/site.ts';
import { breaches } from '../kit/breaches.ts';
import { doExercise } from '../kit/exercise-page.ts';
import { expect, test } from '../kit/fixtures.ts';
import { ProgrammePage } from '../kit/programme.ts';

const SITES_WITH_PROGRAMME: readonly Site[] = [
  'alcohol',
  'tobacco',
  'gambling',
  'cannabis',
  'cocaine',
  'naasten',
];

for (const site of SITES_WITH_PROGRAMME) {
  test.describe(site, () => {
    test.use({ site });

    test('the first phase has texts, lists and a quiz, and each can be done', async ({ visitor }) => {
      test.setTimeout(180_000);
      const { main, page } = visitor;
      const programme = new ProgrammePage(visitor);
      await visitor.createAccount();
      await visitor.open('programme');
      await expect(programme.bar).toBeVisible();
      const { inPhases } = await programme.exerciseIds();
      const count = await programme.exercises(1).count();
      const seen = { texts: 0, rows: 0, options: 0 };
      const found: string[] = [];
      for (const exercise of inPhases.slice(0, count)) {
        await visitor.open('exercise', { exercise });
        found.push(...(await breaches(page)).map((problem) => `${exercise}, ${problem}`));
        await doExercise(visitor, async () => {
          seen.texts += await main.locator('textarea[name]').count();
          seen.rows += await main.getByRole('button', { name: visitor.say('ui:listAdd') }).count();
          seen.options += await main.getByRole('checkbox').count();
          found.push(...(await breaches(page)).map((problem) => `${exercise}, ${problem}`));
        });
        found.push(...(await breaches(page)).map((problem) => `${exercise} done, ${problem}`));
      }
      expect(found).toEqual([]);
      for (const [kind, number] of Object.entries(seen)) expect(number, kind).toBeGreaterThan(0);
    });
  });
}
