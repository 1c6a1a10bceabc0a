import { DAY_MS } from '#domain/kit/duration.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { COMMENT_MAX_LENGTH } from '../forum.ts';
import { checkText } from '../text.ts';

/** Which of the two kinds of text of the forum, and its number. */
export interface ForumText {
  readonly kind: 'post' | 'comment';
  readonly id: number;
}

/**
 * Why a moderator has to look at a text, the most urgent first (settled: staff). Its place is the rank in the queue. What reports
 * hid comes right after danger: nobody hears its writer until somebody has looked.
 */
export const REVIEW_CAUSES = ['danger', 'hidden', 'report', 'newAccount'] as const;
export type ReviewCause = (typeof REVIEW_CAUSES)[number];

/** The rank of those that cannot wait. */
export const SAFETY_RANK = REVIEW_CAUSES.indexOf('danger');

/** The agreements of the forum (`content/pages/forum-rules.yaml`), and that a text keeps to them. */
export const FORUM_RULES = ['kind', 'protect', 'urges', 'advice', 'trade', 'outside', 'fits'] as const;
export type ForumRule = (typeof FORUM_RULES)[number];

export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'restore',
  'lock',
  'answer',
  'close_off',
  'remove',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What is written down as decided: an action, or that an earlier one is undone. */
export const DECIDED_ACTIONS = [...MODERATION_ACTIONS, 'undo'] as const;
export type DecidedAction = (typeof DECIDED_ACTIONS)[number];

/** What a moderator decides on, as it is now. */
export interface Judged {
  readonly kind: ForumText['kind'];
  readonly hiddenBy: 'moderator' | 'reports' | null;
  /** The text was taken away for good; its place is left. */
  readonly isRemoved: boolean;
  readonly isLocked: boolean;
  /** Its writer still has an account. */
  readonly hasWriter: boolean;
}

const APPLIES: Readonly<Record<ModerationAction, (text: Judged) => boolean>> = {
  dismiss: ({ hiddenBy }) => hiddenBy !== 'moderator',
  hide: ({ hiddenBy }) => hiddenBy !== 'moderator',
  restore: ({ hiddenBy, isRemoved }) => hiddenBy !== null && !isRemoved,
  lock: ({ kind, isLocked }) => kind === 'post' && !isLocked,
  answer: () => true,
  close_off: ({ hasWriter }) => hasWriter,
  remove: ({ isRemoved }) => !isRemoved,
};

/** What can be decided about a text. */
export function actionsFor(text: Judged): readonly ModerationAction[] {
  return MODERATION_ACTIONS.filter((action) => APPLIES[action](text));
}

/** The decisions that take a text out of sight. */
export const HIDING_ACTIONS = ['hide', 'remove', 'close_off'] as const satisfies readonly ModerationAction[];

export function hides(action: ModerationAction): boolean {
  return HIDING_ACTIONS.some((hiding) => hiding === action);
}

/** Whether its writer may ask somebody else to look at a decision: at one that takes something from them. */
export function isAppealable(action: ModerationAction): boolean {
  return hides(action) || action === 'lock';
}

/** Whether a decision shows a text that is out of sight: putting it back does, and any that leaves a text that reports hid. */
export function showsAgain(action: ModerationAction, { hiddenBy }: Pick<Judged, 'hiddenBy'>): boolean {
  return action === 'restore' ? hiddenBy !== null : hiddenBy === 'reports' && !hides(action);
}

/** Whether the writer hears of a decision. An answer is there to be read, and of what is left as it was there is nothing to tell. */
export function isTold(action: ModerationAction, text: Pick<Judged, 'hiddenBy'>): boolean {
  return isAppealable(action) || showsAgain(action, text);
}

/** In characters that a reader sees (settled: staff). */
export const DECISION_REASON_MAX_LENGTH = 500;
export const APPEAL_MAX_LENGTH = 1_000;
/** The longest that somebody is closed off for, short of for good. */
const CLOSED_OFF_MOST_DAYS = 365;

/** A decision as a moderator sends it. */
export interface DecisionDraft {
  readonly action: string;
  readonly rule: string;
  readonly reason: string;
  readonly days: number | null;
  readonly answer: string;
}

export function isAction(text: string): text is ModerationAction {
  return MODERATION_ACTIONS.some((action) => action === text);
}

export function isRule(text: string): text is ForumRule {
  return FORUM_RULES.some((rule) => rule === text);
}

/** What is wrong with a decision, whatever it is about. */
export function checkDecision({ action, rule, reason, days, answer }: DecisionDraft): readonly Problem[] {
  return [
    ...(isAction(action) ? NO_PROBLEMS : problem('action', 'unknownChoice')),
    ...checkWhy(action, { rule, reason }),
    ...(action === 'close_off' ? checkDays(days) : NO_PROBLEMS),
    ...(action === 'answer' ? checkText('answer', answer, COMMENT_MAX_LENGTH) : NO_PROBLEMS),
  ];
}

/** Why somebody decides, and it is the same for undoing: an agreement from the list, and a sentence. */
export function checkWhy(
  action: string,
  { rule, reason }: Pick<DecisionDraft, 'rule' | 'reason'>,
): readonly Problem[] {
  return [
    ...(rulesFor(action).some((known) => known === rule) ? NO_PROBLEMS : problem('rule', 'unknownChoice')),
    ...checkText('reason', reason, DECISION_REASON_MAX_LENGTH),
  ];
}

/** What a decision can be about: a text that keeps to the agreements is neither hidden nor a reason to close somebody off. */
export function rulesFor(action: string): readonly ForumRule[] {
  const isFault = action === 'hide' || action === 'close_off';
  return isFault ? FORUM_RULES.filter((rule) => rule !== 'fits') : FORUM_RULES;
}

function checkDays(days: number | null): readonly Problem[] {
  if (days === null || (Number.isInteger(days) && days >= 1 && days <= CLOSED_OFF_MOST_DAYS))
    return NO_PROBLEMS;
  return problem('days', 'invalid');
}

/** What a writer says against a decision. */
export function checkAppeal(text: string): readonly Problem[] {
  return checkText('text', text, APPEAL_MAX_LENGTH);
}

/** What came of an appeal. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export function isOutcome(text: string): text is AppealOutcome {
  return APPEAL_OUTCOMES.some((outcome) => outcome === text);
}

/** What is wrong with the decision on an appeal. */
export function checkOutcome({ outcome, reason }: { readonly outcome: string; readonly reason: string }) {
  return [
    ...(isOutcome(outcome) ? NO_PROBLEMS : problem('outcome', 'unknownChoice')),
    ...checkText('reason', reason, DECISION_REASON_MAX_LENGTH),
  ];
}

/** Whether the forum is closed for a member at an instant: for some days, or for good. */
export function isClosedOff(
  { closedAt, closedUntil }: { readonly closedAt: Date | null; readonly closedUntil: Date | null },
  now: Date,
): boolean {
  return closedAt !== null && (closedUntil === null || now < closedUntil);
}

/** From when and until when the decisions that stand close the forum for a member: the longest of them counts. */
export function closureBy(decisions: readonly { readonly days: number | null; readonly decidedAt: Date }[]) {
  const begun = decisions.map(({ decidedAt }) => decidedAt.getTime());
  const ends = decisions.map(({ days, decidedAt }) =>
    days === null ? Number.POSITIVE_INFINITY : decidedAt.getTime() + days * DAY_MS,
  );
  if (begun.length === 0) return { closedAt: null, closedUntil: null };
  const end = Math.max(...ends);
  return {
    closedAt: new Date(Math.min(...begun)),
    closedUntil: Number.isFinite(end) ? new Date(end) : null,
  };
}

const WEEK = 7;
const MONTH = 30;
const YEAR = 365;

/** The age of an account in days as moderators see it, so coarse that it leads to no day on which somebody registered. */
export function coarseAge(days: number): number {
  const step = days < WEEK ? 1 : days < MONTH ? WEEK : days < YEAR ? MONTH : YEAR;
  return Math.floor(Math.max(0, days) / step) * step;
}
