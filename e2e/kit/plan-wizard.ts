import { expect, type Locator } from '@playwright/test';
import { hasFeature, siteProfile } from '#domain/site/site.ts';
import { PROGRAMME_WEEKS } from '#domain/tracking/goal.ts';
import type { EarlierWithdrawal, WarningReason } from '#domain/tracking/plan-warning.ts';
import { type WizardStep, wizardPath } from '#domain/tracking/wizard/plan-wizard.ts';
import type { ProposalName } from '#domain/tracking/wizard/proposal.ts';
import type { Visitor } from './visitor.ts';

export interface GoalAnswers {
  /** The first day of the programme, on servers that ask for it. */
  readonly startDate?: string;
  /** Current use, for every day. */
  readonly now: string;
  /** Whether withdrawal was dangerous before, on sites that ask; no by default. */
  readonly earlier?: EarlierWithdrawal;
  /** Cutting down takes the gentlest proposal, and then the limit as every day's goal. */
  readonly choice: 'stop' | 'reduce';
  readonly limit?: string;
  /** Stopping at once is stopping today, where a day can be chosen. */
  readonly pace?: 'immediate' | 'gradual';
}

type RadioKey =
  | `safety.${EarlierWithdrawal}`
  | `choice.${ProposalName | 'own'}`
  | `pace.${'immediate' | 'stopDay' | 'gradual'}`;

type WizardKey =
  | RadioKey
  | `${WizardStep}.title`
  | 'next'
  | 'save'
  | 'back'
  | 'copy'
  | 'date.label'
  | 'stopDay.legend'
  | 'buddy.without'
  | 'done.toPlan';

const MONDAY = { nl: /^maandag/i, en: /^monday/i };

/** The plan wizard as a person sees it. */
export class PlanWizard {
  readonly visitor: Visitor;

  constructor(visitor: Visitor) {
    this.visitor = visitor;
  }

  /** Opens the first question: the use now, unless the server asks for the first day. */
  async open(first: 'usage' | 'date' = 'usage'): Promise<void> {
    await this.visitor.open('goal');
    await this.expectStep(first);
  }

  async expectStep(step: WizardStep): Promise<void> {
    await this.visitor.expectAt('goalStep', { step });
    await expect(this.visitor.heading(this.#say(`${step}.title`))).toBeVisible();
  }

  get startDate(): Locator {
    return this.visitor.main.getByLabel(this.#say('date.label'), { exact: true });
  }

  monday(): Locator {
    return this.visitor.main.getByRole('textbox', { name: MONDAY[this.visitor.language] });
  }

  radio(key: RadioKey): Locator {
    // Newcomers have the whole programme ahead of them.
    const name = this.#say(key, { count: PROGRAMME_WEEKS });
    return this.visitor.main.getByRole('radio', { name, exact: true });
  }

  get next(): Locator {
    return this.visitor.main.getByRole('button', { name: this.#say('next'), exact: true });
  }

  get save(): Locator {
    return this.visitor.main.getByRole('button', { name: this.#say('save'), exact: true });
  }

  get back(): Locator {
    return this.visitor.main.getByRole('link', { name: this.#say('back'), exact: true });
  }

  /** The button to the next step, whether it saves or not. */
  get onward(): Locator {
    return this.next.or(this.save);
  }

  warning(reason: WarningReason): Locator {
    const name = this.visitor.say(`recovery-plan:warning.${reason}.title`);
    return this.visitor.page.getByRole('dialog', { name });
  }

  async readWarning(reason: WarningReason): Promise<void> {
    const read = this.visitor.say('recovery-plan:warning.read');
    await this.warning(reason).getByRole('button', { name: read }).click();
  }

  /** Enters one amount for all seven days, with the button that copies Monday. */
  async fillWeek(amount: string): Promise<void> {
    await this.monday().fill(amount);
    await this.visitor.main.getByRole('button', { name: this.#say('copy') }).click();
    for (const field of await this.visitor.main.getByRole('textbox').all())
      await expect(field).toHaveValue(amount);
  }

  /** The day to stop on, by its place among those offered: today is 0. */
  stopDay(index: number): Locator {
    const name = this.#say('stopDay.legend');
    return this.visitor.main.getByRole('radiogroup', { name }).getByRole('radio').nth(index);
  }

  /** Answers the open step, without going on. */
  async answerStep(step: WizardStep, answers: GoalAnswers): Promise<void> {
    const { startDate, now, earlier, choice, limit, pace } = answers;
    if (step === 'date') await this.startDate.fill(startDate ?? '');
    if (step === 'usage') await this.fillWeek(now);
    if (step === 'safety') await this.radio(`safety.${earlier ?? 'no'}`).check();
    if (step === 'choice') await this.radio(`choice.${choice === 'stop' ? 'stop' : 'calm'}`).check();
    if (step === 'goals') await this.fillWeek(limit ?? '0');
    if (step !== 'pace') return;
    const atOnce = choice === 'stop' ? 'pace.stopDay' : 'pace.immediate';
    await this.radio(pace === 'gradual' ? 'pace.gradual' : atOnce).check();
    if (pace !== 'gradual' && choice === 'stop') await this.stopDay(0).check();
  }

  /** Walks from the first question to the last about the plan itself; the steps follow the wizard's state table. */
  async answer(answers: GoalAnswers): Promise<void> {
    const { site } = this.visitor;
    const steps = wizardPath({
      asksDate: answers.startDate !== undefined,
      asksBuddy: false,
      asksWithdrawal: siteProfile(site).withdrawalWarning,
      stopOnly: siteProfile(site).stopOnly,
      stopGradually: siteProfile(site).stopGradually,
      stopOrReduce: answers.choice,
      pace: answers.pace ?? 'immediate',
    }).slice(0, -1);
    for (const step of steps) {
      await this.expectStep(step);
      await this.answerStep(step, answers);
      if (step !== steps.at(-1)) await this.next.click();
    }
  }

  /** Goes on from the last question about the plan, invites nobody where a buddy is asked for, and saves. */
  async finish(): Promise<void> {
    await this.onward.click();
    if (hasFeature(this.visitor.site, 'buddies')) {
      await this.expectStep('buddy');
      return this.saveWithoutBuddy();
    }
    return this.expectStep('done');
  }

  /** Saves the plan from the question about a buddy, whatever was filled in there. */
  async saveWithoutBuddy(): Promise<void> {
    const name = this.#say('buddy.without');
    await this.save.or(this.visitor.main.getByRole('button', { name, exact: true })).click();
    await this.expectStep('done');
  }

  /** Makes a plan and ends on the plan page. */
  async make(answers: GoalAnswers): Promise<void> {
    await this.open();
    await this.answer(answers);
    await this.finish();
    await this.visitor.main.getByRole('link', { name: this.#say('done.toPlan') }).click();
    await expect(this.visitor.heading(this.visitor.say('recovery-plan:plan.title'))).toBeVisible();
  }

  #say(key: WizardKey, params: { count?: number } = {}): string {
    return this.visitor.say(`recovery-plan:wizard.${key}`, params);
  }
}
