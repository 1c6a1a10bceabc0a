import { type Browser, expect, type Locator } from '@playwright/test';
import { type Account, Visitor } from './visitor.ts';

/** A list and two texts; a quiz about safety, with texts; one that opens after the first. All on the alcohol site. */
export const REASONS = 's-my-reasons';
export const QUIZ = 'a-safe-start';
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
      | 'submit'
      | 'saveChange'
      | 'change'
      | 'changeOn'
      | 'keepOld'
      | 'conflict.keepMine'
      | 'conflict.keepOther',
  ): Locator {
    return this.visitor.main.getByRole('button', {
      name: this.visitor.say(`programme:exercise.${key}`),
      exact: true,
    });
  }

  /** The submitted answers, as the page shows them. */
  get answers(): Locator {
    const name = this.visitor.say('programme:exercise.answers');
    return this.visitor.main.getByRole('region', { name, exact: true });
  }

  async expectDraft(status: 'saved' | 'device' | 'refused' | 'nowhere' | 'sessionOver'): Promise<void> {
    const { main, say } = this.visitor;
    // While it saves, the previous status is still there for screen readers.
    const saving = main.getByText(say('programme:exercise.draft.saving'));
    await expect(saving).toHaveCount(0, { timeout: 20_000 });
    const words = say(`programme:exercise.draft.${status}`);
    await expect(main.getByRole('status').getByText(words)).toBeVisible();
  }

  async submit(): Promise<void> {
    await this.button('submit').click();
    await expect(this.answers).toBeVisible();
  }

  async change(text: string): Promise<void> {
    await this.button('change').click();
    await this.mostImportant.fill(text);
  }
}

/** The same person in a browser on another device. */
export async function onAnotherDevice(
  visitor: Visitor,
  browser: Browser,
  account: Account,
): Promise<ExercisePage> {
  const context = await browser.newContext();
  const other = new Visitor(await context.newPage(), visitor.site, visitor.language);
  await other.beLoggedIn(account);
  return new ExercisePage(other);
}

/** Answers every question of the open exercise, and submits it. */
export async function doExercise(visitor: Visitor): Promise<void> {
  const { main, say } = visitor;
  const submit = main.getByRole('button', { name: say('programme:exercise.submit'), exact: true });
  await expect(submit).toBeVisible();
  for (const group of await main
    .getByRole('group')
    .filter({ has: visitor.page.getByRole('checkbox') })
    .all()) {
    await group.getByRole('checkbox').first().check();
  }
  for (const field of await main.getByRole('textbox').all()) await field.fill('ja');
  await submit.click();
  await expect(
    main.getByRole('region', { name: say('programme:exercise.answers'), exact: true }),
  ).toBeVisible();
}
