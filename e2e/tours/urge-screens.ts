import { expect } from '@playwright/test';
import type { Screen } from './tour.ts';

/** Help in the moment of an urge. */
export const annasUrge: readonly Screen[] = [
  {
    name: 'urge',
    async open(visitor) {
      await visitor.open('urge');
      await expect(visitor.heading(visitor.say('urge:start.title'))).toBeVisible();
    },
  },
  ...(['breathe', 'wait', 'alternatives', 'call', 'reasons', 'strong'] as const).map(
    (step) =>
      ({
        name: `urge: ${step}`,
        async open(visitor) {
          await visitor.open('urgeStep', { step });
          await expect(visitor.heading(visitor.say(`urge:${step}.title`))).toBeVisible();
        },
      }) satisfies Screen,
  ),
  {
    name: 'urge: less',
    async open(visitor) {
      const { main, say } = visitor;
      await main.getByRole('link', { name: say('urge:strong.again') }).click();
      await main.getByRole('button', { name: say('urge:eased') }).click();
      await expect(visitor.heading(say('urge:less.title'))).toBeVisible();
    },
  },
];
