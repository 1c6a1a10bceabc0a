import { type BuddyDraft, checkBuddy } from '#domain/buddies/buddy.ts';
import { type Day, perWeekday } from '#domain/kit/day.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import type { Measure } from '#domain/site/measure.ts';
import type { SiteProfile } from '#domain/site/site.ts';
import {
  type GoalWeek,
  goalWeeks,
  type Pace,
  type PerWeekday,
  type Plan,
  type PlanDraft,
  type PlanSoFar,
  type StopOrReduce,
  weeksLeft,
} from '../goal.ts';
import { checkBelowNow, checkPlan, checkProgrammeStart } from '../goal-problems.ts';
import {
  acknowledgementNeeded,
  type EarlierWithdrawal,
  isAcknowledged,
  type TickedTier,
  type WarningReason,
  type WarningTier,
  warningReason,
  warningTier,
} from '../plan-warning.ts';
import { checkStopDay, stopDays } from '../stop-day.ts';
import { isAskedIn, type WizardStep } from './plan-wizard.ts';
import { type PlanChoice, planOptions } from './proposal.ts';

/** The fields of a buddy on the goal form. */
export const BUDDY_FIELDS = { name: 'buddy_name', email: 'buddy_email' } as const;

/** The site, the person and the day, which decide what the wizard asks. */
export interface PlanSetting {
  readonly measure: Measure;
  readonly profile: Pick<SiteProfile, 'stopOnly' | 'stopGradually' | 'withdrawalWarning'>;
  /** Whether the day to begin on is asked (contract A20). */
  readonly asksDate: boolean;
  readonly today: Day;
  readonly programmeStart: Day;
  /** The plan that is being changed. */
  readonly stored: Plan | null;
  /** The addresses of the person, which cannot be those of a buddy. */
  readonly ownAddresses: readonly string[];
}

/** The answers to the wizard so far. */
export interface PlanAnswers extends PlanDraft {
  readonly stopOrReduce: StopOrReduce | null;
  readonly pace: Pace | null;
  readonly choice: PlanChoice | null;
  readonly earlier: EarlierWithdrawal | null;
  /** Empty until a day is chosen. */
  readonly startDate: string;
  readonly stopDate: string;
  readonly buddy: BuddyDraft | null;
  readonly ticked: TickedTier | null;
}

/** The plan for hints along the way: missing or invalid amounts count as zero. */
export function planSoFar({ current, target, stopOrReduce, pace }: PlanAnswers): PlanSoFar {
  const number = (amount: number | null) => (amount === null || Number.isNaN(amount) ? 0 : amount);
  return {
    current: perWeekday((day) => number(current[day])),
    target: perWeekday((day) => number(target[day])),
    stopOrReduce,
    pace,
  };
}

function startProblems({ startDate }: PlanAnswers, { asksDate, today }: PlanSetting): readonly Problem[] {
  return asksDate ? checkProgrammeStart('start_date', startDate, today) : NO_PROBLEMS;
}

/** The programme that the goals are for: the current one, or where a day to begin on is asked the one that begins then. */
function programmeOf(answers: PlanAnswers, setting: PlanSetting): { programmeStart: Day; today: Day } {
  const { asksDate, today, programmeStart } = setting;
  if (!asksDate) return { today, programmeStart };
  // Until a day is chosen it may be today. The programme before that one may have ended long ago.
  const isChosen = startProblems(answers, setting).length === 0;
  return { today, programmeStart: isChosen ? answers.startDate : today };
}

/** How many weeks the goals are for. */
export function weeksPlanned(answers: PlanAnswers, setting: PlanSetting): number {
  return weeksLeft(programmeOf(answers, setting).programmeStart, setting.today);
}

/** The days offered to stop on; none where stopping goes step by step. */
export function stopDaysOffered(answers: PlanAnswers, setting: PlanSetting): readonly Day[] {
  return answers.stopOrReduce === 'stop' && !setting.profile.stopGradually
    ? stopDays(programmeOf(answers, setting))
    : [];
}

/** Every problem of the answers, with field names as on the wire. */
export function planProblems(answers: PlanAnswers, setting: PlanSetting): readonly Problem[] {
  const { measure, profile, stored, ownAddresses } = setting;
  const { stopOnly, withdrawalWarning } = profile;
  const { choice, earlier, buddy } = answers;
  const options = planOptions(planSoFar(answers).current, { measure, stopOnly, stored });
  const isOffered = choice === null || options.some(({ name }) => name === choice);
  const offeredDays = answers.pace === 'immediate' ? stopDaysOffered(answers, setting) : [];
  return [
    ...startProblems(answers, setting),
    ...(withdrawalWarning && earlier === null ? problem('earlier_withdrawal', 'required') : NO_PROBLEMS),
    ...(isOffered ? NO_PROBLEMS : problem('stopOrReduce', 'required')),
    ...checkPlan(answers, { measure, stopOnly }),
    ...checkBelowNow(answers),
    ...(offeredDays.length > 0 ? checkStopDay('stop_date', answers.stopDate, offeredDays) : NO_PROBLEMS),
    ...(buddy ? checkBuddy(buddy, { fields: BUDDY_FIELDS, own: ownAddresses }) : NO_PROBLEMS),
  ];
}

/** The problems of the answers that a step asks for, and of a tick that it needs once they are right. */
export function problemsInStep(
  step: WizardStep,
  answers: PlanAnswers,
  setting: PlanSetting,
): readonly Problem[] {
  // The goals step compares each day with the use now, so a week that is not lower needs no problem of its own.
  const here = planProblems(answers, setting).filter(
    ({ field, code }) => isAskedIn(step, field) && code !== 'notLower',
  );
  const lacksTick = asksForTick(step, answers) && !isTickGiven(answers, setting);
  return here.length === 0 && lacksTick ? problem('ticked', 'warningUnread') : here;
}

/** Whether a step has the tick for a dangerous plan: where going down at once is chosen, or the weeks are accepted. */
export function asksForTick(step: WizardStep, { pace }: Pick<PlanAnswers, 'pace'>): boolean {
  return (step === 'pace' && pace === 'immediate') || step === 'schedule';
}

function historyOf(answers: PlanAnswers, setting: PlanSetting) {
  return { weeksLeft: weeksPlanned(answers, setting), earlier: answers.earlier };
}

/** The tier that must be ticked before these answers are saved, or null. */
export function tickNeeded(answers: PlanAnswers, setting: PlanSetting): TickedTier | null {
  if (!setting.profile.withdrawalWarning) return null;
  return acknowledgementNeeded(planSoFar(answers), historyOf(answers, setting));
}

export function isTickGiven(answers: PlanAnswers, setting: PlanSetting): boolean {
  return isAcknowledged(tickNeeded(answers, setting), answers.ticked);
}

/** What the words of a warning of this tier are about. */
export function reasonOf(tier: WarningTier, answers: PlanAnswers, setting: PlanSetting): WarningReason {
  return warningReason(tier, { pace: answers.pace, ...historyOf(answers, setting) });
}

/** The warning that these answers call for, or null. */
export function warningFor(answers: PlanAnswers, setting: PlanSetting): WarningReason | null {
  const tier = setting.profile.withdrawalWarning ? warningTier(planSoFar(answers), answers.earlier) : null;
  return tier && reasonOf(tier, answers, setting);
}

/**
 * The pace once a warning was read: people at risk start from the slower one, and may choose otherwise. The pace of the
 * plan that is being changed was not chosen with this warning in mind.
 */
export function paceAfterWarning(
  reason: WarningReason,
  pace: Pace | null,
  stored: Pick<Plan, 'pace'> | null,
): Pace | null {
  const isChosen = pace !== null && pace !== stored?.pace;
  return reason === 'tier1' || isChosen ? pace : 'gradual';
}

/**
 * Whether weeks that go down may be shown: if even the gentlest way to nothing has to be discussed with a GP, only once
 * someone ticked that it was.
 */
export function maySeeWeeks(answers: PlanAnswers, setting: PlanSetting): boolean {
  return isTickGiven({ ...answers, target: perWeekday(() => 0), pace: 'gradual' }, setting);
}

/** The goals by week of a plan that goes step by step to these; none where they may not be shown yet. */
export function weeksTo(target: PerWeekday, answers: PlanAnswers, setting: PlanSetting): GoalWeek[] {
  if (!maySeeWeeks(answers, setting)) return [];
  const plan = { current: planSoFar(answers).current, target, pace: 'gradual' as const };
  return goalWeeks(plan, { ...programmeOf(answers, setting), measure: setting.measure });
}
