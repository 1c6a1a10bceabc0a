import { expect, type Locator } from '@playwright/test';
import { measureOf } from '#domain/site.ts';
import type { Visitor } from './visitor.ts';

/** The registration form as a person sees it. */
export class RegistrationForm {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  get amount(): Locator {
    const { main, say, site } = this.visitor;
    return main.getByRole('textbox', { name: say(`daily-registration:amount.${measureOf(site).unit}`) });
  }

  get note(): Locator {
    return this.visitor.main.getByRole('textbox', { name: this.visitor.say('daily-registration:note') });
  }

  get save(): Locator {
    return this.visitor.main.getByRole('button', {
      name: this.visitor.say('daily-registration:save'),
      exact: true,
    });
  }

  radio(name: string): Locator {
    return this.visitor.main.getByRole('radio', { name, exact: true });
  }

  /** Opens the form for today and says that there is something to fill in. */
  async open(): Promise<void> {
    await this.visitor.open('registration');
    await this.radio(this.visitor.say('daily-registration:register.yes')).check();
  }

  /** Fills in an amount, sends it, and ends on the plan. */
  async register(amount: string): Promise<void> {
    await this.amount.fill(amount);
    await this.save.click();
    await expect(this.visitor.heading(this.visitor.say('recovery-plan:plan.title'))).toBeVisible();
  }
}

/** A field's message stands beside it: it describes the field, and the field is marked as wrong. */
export async function expectProblem(field: Locator, message: string): Promise<void> {
  await expect(field).toHaveAccessibleDescription(new RegExp(escaped(message)));
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field.page().getByText(message, { exact: true }).last()).toBeVisible();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

export interface GoalAnswers {
  /** For every day. */
  readonly now: string;
  readonly choice: 'stop' | 'reduce';
  readonly limit?: string;
  readonly pace?: 'immediate' | 'gradual';
}

const MONDAY = { nl: /^maandag/i, en: /^monday/i };

/** The goal form as a person sees it. */
export class GoalForm {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** The amounts for each day, now or as a limit. */
  week(of: 'now' | 'limit'): Locator {
    const key = of === 'now' ? 'recovery-plan:goal.current.legend' : 'recovery-plan:goal.targets';
    return this.visitor.main.getByRole('group', { name: this.visitor.say(key), exact: true });
  }

  monday(of: 'now' | 'limit'): Locator {
    return this.week(of).getByRole('textbox', { name: MONDAY[this.visitor.language] });
  }

  radio(key: 'choice.stop' | 'choice.reduce' | 'pace.immediate' | 'pace.gradual'): Locator {
    return this.visitor.main.getByRole('radio', {
      name: this.visitor.say(`recovery-plan:goal.${key}`),
      exact: true,
    });
  }

  get save(): Locator {
    return this.visitor.main.getByRole('button', { name: this.visitor.say('recovery-plan:goal.save') });
  }

  /** The same amount for all seven days, with the button that copies Monday. */
  async fillWeek(of: 'now' | 'limit', amount: string): Promise<void> {
    await this.monday(of).fill(amount);
    await this.week(of)
      .getByRole('button', { name: this.visitor.say('recovery-plan:goal.copy') })
      .click();
    for (const field of await this.week(of).getByRole('textbox').all())
      await expect(field).toHaveValue(amount);
  }

  async answer({ now, choice, limit, pace }: GoalAnswers): Promise<void> {
    await this.fillWeek('now', now);
    await this.radio(`choice.${choice}`).check();
    if (limit !== undefined) await this.fillWeek('limit', limit);
    if (pace) await this.radio(`pace.${pace}`).check();
  }
}
