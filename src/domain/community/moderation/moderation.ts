import { DAY_MS } from '#domain/kit/duration.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { COMMENT_MAX_LENGTH } from '../forum.ts';
import { checkText } from '../text.ts';

export type TextKind = 'post' | 'comment';

/** A text of the forum: its kind and its number. */
export interface ForumText {
  readonly kind: TextKind;
  readonly id: number;
}

/**
 * Why a moderator has to look at a text, the most urgent first (settled: staff); the index is the rank in the queue. Texts
 * hidden by reports come right after danger, because nobody can read them until a moderator has looked.
 */
export const REVIEW_CAUSES = ['danger', 'hidden', 'report', 'newAccount'] as const;
export type ReviewCause = (typeof REVIEW_CAUSES)[number];

/** The rank of texts that cannot wait. */
export const SAFETY_RANK = REVIEW_CAUSES.indexOf('danger');

/** The rules of the forum (`content/pages/forum-rules.yaml`); `fits` is for a text that keeps to them. */
export const FORUM_RULES = ['kind', 'protect', 'urges', 'advice', 'trade', 'outside', 'fits'] as const;
export type ForumRule = (typeof FORUM_RULES)[number];

export const MODERATION_ACTIONS = [
  'dismiss',
  'hide',
  'restore',
  'lock',
  'answer',
  'remove_nickname',
  'close_off',
  'remove',
] as const;
export type ModerationAction = (typeof MODERATION_ACTIONS)[number];

/** What is recorded as decided: an action, or the undoing of an earlier one. */
export const DECIDED_ACTIONS = [...MODERATION_ACTIONS, 'undo'] as const;
export type DecidedAction = (typeof DECIDED_ACTIONS)[number];

/** The current state of a text that a moderator decides about. */
export interface Judged {
  readonly kind: TextKind;
  readonly hiddenBy: 'moderator' | 'reports' | null;
  /** The text was removed for good; an empty place remains. */
  readonly isRemoved: boolean;
  readonly isLocked: boolean;
  /** Its writer still has an account. */
  readonly hasWriter: boolean;
  /** The nickname that others read with it; null if there is none. */
  readonly nickname: string | null;
}

const APPLIES: Readonly<Record<ModerationAction, (text: Judged) => boolean>> = {
  dismiss: ({ hiddenBy }) => hiddenBy !== 'moderator',
  hide: ({ hiddenBy }) => hiddenBy !== 'moderator',
  restore: ({ hiddenBy, isRemoved }) => hiddenBy !== null && !isRemoved,
  lock: ({ kind, isLocked }) => kind === 'post' && !isLocked,
  answer: () => true,
  remove_nickname: ({ nickname }) => nickname !== null,
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

/** Whether the writer may ask for a second look at a decision: at one that takes something from them. A nickname they choose anew. */
export function isAppealable(action: ModerationAction): boolean {
  return hides(action) || action === 'lock';
}

/** Whether a decision shows a hidden text again: restoring does, and any other but hiding if reports had hidden it. */
export function showsAgain(action: ModerationAction, { hiddenBy }: Pick<Judged, 'hiddenBy'>): boolean {
  return action === 'restore' ? hiddenBy !== null : hiddenBy === 'reports' && !hides(action);
}

/** Whether the writer is told of a decision: not of an answer, which they can read, nor of one that changes nothing. */
export function isTold(action: ModerationAction, text: Pick<Judged, 'hiddenBy'>): boolean {
  return isAppealable(action) || action === 'remove_nickname' || showsAgain(action, text);
}

/** In characters that a reader sees (settled: staff). */
export const DECISION_REASON_MAX_LENGTH = 500;
export const APPEAL_MAX_LENGTH = 1_000;
/** The most days for which somebody is closed off, other than for good. */
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

/** The problems of a decision, whatever it is about. */
export function checkDecision({ action, rule, reason, days, answer }: DecisionDraft): readonly Problem[] {
  return [
    ...(isAction(action) ? NO_PROBLEMS : problem('action', 'unknownChoice')),
    ...checkWhy(action, { rule, reason }),
    ...(action === 'close_off' ? checkDays(days) : NO_PROBLEMS),
    ...(action === 'answer' ? checkText('answer', answer, COMMENT_MAX_LENGTH) : NO_PROBLEMS),
  ];
}

/** The problems of the reason for a decision, or for undoing one: a rule from the list, and a sentence. */
export function checkWhy(
  action: string,
  { rule, reason }: Pick<DecisionDraft, 'rule' | 'reason'>,
): readonly Problem[] {
  return [
    ...(rulesFor(action).some((known) => known === rule) ? NO_PROBLEMS : problem('rule', 'unknownChoice')),
    ...checkText('reason', reason, DECISION_REASON_MAX_LENGTH),
  ];
}

/** Whether a decision names its rule to the writer: a text that keeps to all of them is taken away at somebody's wish. */
export function namesRule(rule: string): boolean {
  return rule !== 'fits';
}

/** The rules that an action can name: a text that keeps to them is no reason to hide it, to close somebody off or to take their name. */
export function rulesFor(action: string): readonly ForumRule[] {
  const isFault = action === 'hide' || action === 'close_off' || action === 'remove_nickname';
  return isFault ? FORUM_RULES.filter(namesRule) : FORUM_RULES;
}

function checkDays(days: number | null): readonly Problem[] {
  if (days === null || (Number.isInteger(days) && days >= 1 && days <= CLOSED_OFF_MOST_DAYS))
    return NO_PROBLEMS;
  return problem('days', 'invalid');
}

/** The problems of an appeal. */
export function checkAppeal(text: string): readonly Problem[] {
  return checkText('text', text, APPEAL_MAX_LENGTH);
}

/** The outcomes of an appeal. */
export const APPEAL_OUTCOMES = ['upheld', 'reversed'] as const;
export type AppealOutcome = (typeof APPEAL_OUTCOMES)[number];

export function isOutcome(text: string): text is AppealOutcome {
  return APPEAL_OUTCOMES.some((outcome) => outcome === text);
}

/** The problems of the decision on an appeal. */
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

/** From when until when these decisions close the forum for a member, as a whole. */
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

/** The age of an account in days, rounded so coarsely that moderators cannot tell the day of registration from it; 0 in its first week. */
export function coarseAge(days: number): number {
  const step = days < MONTH ? WEEK : days < YEAR ? MONTH : YEAR;
  return Math.floor(Math.max(0, days) / step) * step;
}
