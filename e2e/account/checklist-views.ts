import { expect, type Locator } from '@playwright/test';
import type { Visitor } from '../kit/visitor.ts';

const TOTAL = 8;

/** The heading of the question with this number, which it also states. */
export function question({ main, say }: Visitor, number: number): Locator {
  return main.getByRole('heading', { level: 2, name: say('onboarding:progress', { number, total: TOTAL }) });
}

export function next({ main, say }: Visitor): Locator {
  return main.getByRole('button', { name: say('onboarding:next'), exact: true });
}

export function back({ main, say }: Visitor): Locator {
  return main.getByRole('button', { name: say('onboarding:back'), exact: true });
}

/** Answers the question in view, and goes on to the one at `number`. */
export async function goOn(visitor: Visitor, word: 'yes' | 'no', number: number): Promise<void> {
  await visitor.checklistAnswer(word).check();
  await next(visitor).click();
  await expect(question(visitor, number)).toBeFocused();
}
