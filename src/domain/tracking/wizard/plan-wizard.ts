import { WEEKDAYS } from '#domain/kit/day.ts';
import type { Pace, StopOrReduce } from '../goal.ts';

/** The questions of the recovery plan wizard (spec 1 §4), each a page of its own; `done` means that the plan is set. */
export const WIZARD_STEPS = [
  'date',
  'usage',
  'safety',
  'choice',
  'goals',
  'pace',
  'schedule',
  'buddy',
  'done',
] as const;
export type WizardStep = (typeof WIZARD_STEPS)[number];

/** The facts that decide the path through the wizard: the site, the person, and the answers so far. */
export interface WizardFacts {
  /** Whether the day to begin on is asked (contract A20). */
  readonly asksDate: boolean;
  /** Whether an earlier seizure or delirium is asked about. */
  readonly asksWithdrawal: boolean;
  /** Reducing is not offered. */
  readonly stopOnly: boolean;
  /** Stopping is offered only step by step: the schedule replaces the question about pace. */
  readonly stopGradually: boolean;
  /** Whether a buddy can be invited: buddies exist, and the person has none yet. */
  readonly asksBuddy: boolean;
  readonly stopOrReduce: StopOrReduce | null;
  readonly pace: Pace | null;
}

interface Turn {
  readonly from: WizardStep;
  readonly when?: (facts: WizardFacts) => boolean;
  readonly to: WizardStep;
}

const stops = ({ stopOrReduce }: WizardFacts) => stopOrReduce === 'stop';

/** Every branch: from a step, the first turn that matches is taken. The tests use the same rows. */
export const TURNS: readonly Turn[] = [
  { from: 'date', to: 'usage' },
  { from: 'usage', when: ({ asksWithdrawal }) => asksWithdrawal, to: 'safety' },
  { from: 'usage', to: 'choice' },
  { from: 'safety', to: 'choice' },
  { from: 'choice', when: (facts) => stops(facts) && facts.stopGradually, to: 'schedule' },
  { from: 'choice', when: stops, to: 'pace' },
  { from: 'choice', to: 'goals' },
  { from: 'goals', to: 'pace' },
  { from: 'pace', when: ({ pace }) => pace === 'gradual', to: 'schedule' },
  { from: 'pace', when: ({ asksBuddy }) => asksBuddy, to: 'buddy' },
  { from: 'pace', to: 'done' },
  { from: 'schedule', when: ({ asksBuddy }) => asksBuddy, to: 'buddy' },
  { from: 'schedule', to: 'done' },
  { from: 'buddy', to: 'done' },
];

/** The steps of a person with these answers, in order, from the first question to `done`. */
export function wizardPath(facts: WizardFacts): readonly WizardStep[] {
  const path: WizardStep[] = [facts.asksDate ? 'date' : 'usage'];
  for (let at = path[0]; at !== undefined && at !== 'done'; ) {
    const from: WizardStep = at;
    at = TURNS.find((turn) => turn.from === from && (turn.when?.(facts) ?? true))?.to;
    if (at !== undefined) path.push(at);
  }
  return path;
}

/**
 * The steps of a site and a person whatever they answer, in order: one post each on the progress, from the first question
 * on. A question that falls away is a post that was passed.
 */
export function wizardPosts(facts: WizardFacts): readonly WizardStep[] {
  const choices: readonly StopOrReduce[] = facts.stopOnly ? ['stop'] : ['stop', 'reduce'];
  const paces: readonly Pace[] = ['immediate', 'gradual'];
  const paths = choices.flatMap((stopOrReduce) =>
    paces.map((pace) => wizardPath({ ...facts, stopOrReduce, pace })),
  );
  return WIZARD_STEPS.filter((step) => paths.some((path) => path.includes(step)));
}

/** The post of a step, counting from 1, and the steps before and after it on the path. */
export function placeOnPath(facts: WizardFacts, step: WizardStep) {
  const path = wizardPath(facts);
  const posts = wizardPosts(facts);
  const at = path.indexOf(step);
  return {
    number: posts.indexOf(step) + 1,
    total: posts.length,
    previous: path[at - 1],
    next: path[at + 1] ?? 'done',
  };
}

/** The wire fields of the goal form that a step asks for. */
const FIELDS: Readonly<Record<WizardStep, readonly string[]>> = {
  date: ['start_date'],
  usage: WEEKDAYS,
  safety: ['earlier_withdrawal'],
  choice: ['stopOrReduce'],
  goals: WEEKDAYS.map((day) => `goal_${day}`),
  pace: ['immediate_or_gradual', 'stop_date'],
  schedule: [],
  buddy: ['buddy_name', 'buddy_email'],
  done: [],
};

export function isAskedIn(step: WizardStep, field: string): boolean {
  return FIELDS[step].includes(field);
}

/** The step in which a person with these answers is asked for one of these fields. */
export function stepAsking(facts: WizardFacts, fields: readonly string[]): WizardStep | undefined {
  return wizardPath(facts).find((step) => fields.some((field) => isAskedIn(step, field)));
}

/**
 * The step that a URL opens: the one that is asked for, or the first incomplete one before it. `done` is only for a saved
 * plan.
 */
export function stepOpened(
  asked: string | undefined,
  facts: WizardFacts,
  { saved, isAnswered }: { saved: boolean; isAnswered: (step: WizardStep) => boolean },
): WizardStep {
  if (asked === 'done' && saved) return 'done';
  const path = wizardPath(facts);
  const before = path.slice(0, isWizardStep(asked) ? Math.max(0, path.indexOf(asked)) : 0);
  const opened = before.find((step) => !isAnswered(step)) ?? path[before.length];
  return opened === undefined || opened === 'done' ? (path.at(-2) ?? 'usage') : opened;
}

export function isWizardStep(text: string | undefined): text is WizardStep {
  return WIZARD_STEPS.some((step) => step === text);
}
