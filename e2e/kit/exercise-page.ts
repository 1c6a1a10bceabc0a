import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** A list and two texts, on the alcohol site like the others. */
export const REASONS = 's-my-reasons';
/** A quiz about safety, with texts. */
export const QUIZ = 'a-safe-start';
/** Opens after the reasons. */
export const WAITING = 's-balance';

const TOUCHES_MOST = { nl: /^Welke reden raakt je het meest/, en: /^Which reason touches you most/ };
const IMAGINE = { nl: /^Stel, het is/, en: /^Imagine it has worked/ };

/** The page of an exercise as a person sees it. */
export class ExercisePage {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Opens an exercise and waits until it is there. */
  async open(exercise = REASONS): Promise<void> {
    await this.visitor.open('exercise', { exercise });
    await expect(this.visitor.main.getByRole('heading', { level: 1 })).toBeVisible();
  }

  /** Opens a question at its own address; numbers begin at 1. */
  async ask(number: number, exercise = REASONS): Promise<void> {
    await this.visitor.page.goto(`${this.visitor.address('exercise', { exercise })}#${number}`);
    await this.expectQuestion(number);
  }

  async expectQuestion(number: number, options?: { readonly timeout: number }): Promise<void> {
    // How many there are is left open.
    const words = this.visitor.say('programme:exercise.progress', { number, total: '' });
    await expect(this.question).toContainText(words, options);
  }

  /** The question in view, with its number. */
  get question(): Locator {
    return this.visitor.main.getByRole('heading', { level: 2 }).first();
  }

  /** The button that goes on from the question in view, whatever it says. */
  get onward(): Locator {
    return this.visitor.main.locator('form button[type="submit"]');
  }

  /** Goes on until something else is in view. */
  async goOn(): Promise<void> {
    const inView = async () => `${await this.question.textContent()} ${await this.onward.textContent()}`;
    const before = await inView();
    await this.pressUntil(this.onward, () => expect.poll(inView, { timeout: 2_000 }).not.toBe(before));
  }

  /** Presses again where it had no effect: a press soon after another is taken for a double tap. */
  async pressUntil(button: Locator, isEffect: () => Promise<void>): Promise<void> {
    await expect(async () => {
      if (await button.isVisible()) await button.click();
      await isEffect();
    }).toPass();
  }

  /** Answers the question in view with whatever fits. */
  async answer(): Promise<void> {
    const { main } = this.visitor;
    await expect(this.question).toBeVisible();
    const boxes = main.getByRole('checkbox');
    if ((await boxes.count()) > 0) await boxes.first().check();
    const seven = main.getByRole('button', { name: '7', exact: true });
    if ((await seven.count()) > 0 && (await seven.getAttribute('aria-pressed')) === 'false')
      await seven.click();
    for (const field of await main.getByRole('textbox').all()) await field.fill('ja');
  }

  row(number: number): Locator {
    const name = this.visitor.say('ui:listRow', { number });
    return this.visitor.main.getByRole('textbox', { name, exact: true });
  }

  get rows(): Locator {
    return this.visitor.main.getByRole('group').first().getByRole('textbox');
  }

  get mostImportant(): Locator {
    return this.visitor.main.getByRole('textbox', { name: TOUCHES_MOST[this.visitor.language] });
  }

  get betterLife(): Locator {
    return this.visitor.main.getByRole('textbox', { name: IMAGINE[this.visitor.language] });
  }

  button(
    key:
      | 'begin'
      | 'previous'
      | 'later.button'
      | 'later.goOn'
      | 'step.skip'
      | 'step.goOn'
      | 'step.explain'
      | 'step.next'
      | 'submit'
      | 'saveChange'
      | 'change'
      | 'changeOn'
      | 'keepOld'
      | 'keepsNothing.stop'
      | 'keepsNothing.submit'
      | 'keepsNothing.again',
  ): Locator {
    return this.visitor.main.getByRole('button', {
      name: this.visitor.say(`programme:exercise.${key}`),
      exact: true,
    });
  }

  /** The button under the last question. */
  get last(): Locator {
    return this.button('submit').or(this.button('saveChange')).or(this.button('keepsNothing.submit'));
  }

  /** Chooses between two versions. */
  conflictButton(key: 'keepMine' | 'keepOther'): Locator {
    const { main, say } = this.visitor;
    return main.getByRole('button', { name: say(`ui:conflict.${key}`), exact: true });
  }

  /** Shows both versions, where a draft of another device is in the way. */
  async compare(): Promise<void> {
    const { main, say } = this.visitor;
    await main.getByRole('button', { name: say('ui:draft.compare') }).click({ timeout: 15_000 });
  }

  /** Expects both versions of a text, and the focus on the title above them. */
  async expectVersions(mine: string, other: string): Promise<void> {
    const { main, say } = this.visitor;
    await expect(main.getByText(say('ui:conflict.title'), { exact: true })).toBeFocused({ timeout: 15_000 });
    for (const [key, text] of [['mine', mine] as const, ['other', other] as const]) {
      const version = main.getByRole('region', { name: say(`ui:conflict.${key}`), exact: true });
      await expect(version.getByText(text, { exact: true })).toBeVisible();
    }
  }

  /** The submitted answers, as the page shows them, or what it explains where it keeps none. */
  get answers(): Locator {
    const { main, say } = this.visitor;
    const region = (name: string) => main.getByRole('region', { name, exact: true });
    return region(say('programme:exercise.answers')).or(
      region(say('programme:exercise.keepsNothing.explanation')),
    );
  }

  async expectDraft(status: 'saved' | 'device' | 'refused' | 'nowhere' | 'sessionOver'): Promise<void> {
    const { main, say } = this.visitor;
    // While it saves, the previous status is still there for screen readers.
    const saving = main.getByText(say('ui:draft.saving'));
    await expect(saving).toHaveCount(0, { timeout: 20_000 });
    const words = say(`ui:draft.${status}`);
    await expect(main.getByRole('status').getByText(words)).toBeVisible();
  }

  /** Goes on to the end from the question in view, and submits it. */
  async submit(): Promise<void> {
    while (!(await this.last.isVisible())) await this.goOn();
    await this.pressUntil(this.last, () => expect(this.answers).toBeVisible({ timeout: 2_000 }));
  }

  /** Opens what was submitted, and changes the second answer. */
  async change(text: string): Promise<void> {
    await this.button('change').click();
    await this.expectQuestion(1);
    await this.ask(2);
    await this.mostImportant.fill(text);
  }
}

/** Answers every question of the open exercise, and submits it; `look` sees each question before it is answered. */
export async function doExercise(
  visitor: Visitor,
  look?: () => Promise<void>,
  start: 'begin' | 'change' = 'begin',
): Promise<void> {
  const exercise = new ExercisePage(visitor);
  await exercise.button(start).click();
  for (let number = 1; ; number += 1) {
    await exercise.expectQuestion(number);
    await look?.();
    await exercise.answer();
    if (await exercise.button('step.explain').isVisible()) await exercise.goOn();
    if (await exercise.last.isVisible()) break;
    await exercise.goOn();
  }
  await exercise.submit();
}
