import {
  type ForumRule,
  isAction,
  isRule,
  type ModerationAction,
} from '#domain/community/moderation/moderation.ts';
import type { Taken } from '#domain/community/moderation/undoing.ts';
import type { Decided } from '../../staff-contract.ts';
import type { DecisionRow, TakenRow } from './queries.ts';

/** An action as it was stored, of a decision that undoes none. */
export function actionOf({ action }: Pick<DecisionRow, 'action'>): ModerationAction {
  return isAction(action) ? action : 'dismiss';
}

/** A rule as it was stored. */
export function ruleOf({ rule }: Pick<DecisionRow, 'rule'>): ForumRule {
  return isRule(rule) ? rule : 'fits';
}

/** Who decided what. */
export function decidedJson(row: DecisionRow): Decided {
  const { reason, days, name, decidedAt } = row;
  return {
    action: row.undoes === null ? actionOf(row) : 'undo',
    rule: ruleOf(row),
    reason,
    days,
    name,
    decided_at: decidedAt.toISOString(),
  };
}

/** Whether undoing it is the second look that its writer asked for: by somebody else than who took it. */
export function looksAgain(
  decision: Pick<DecisionRow, 'member'>,
  member: { readonly id: number },
  isAppealed: boolean,
): boolean {
  return isAppealed && decision.member !== member.id;
}

/** What became of a decision. */
export function takenOf({ decision, undone, isShownAgain }: TakenRow): Taken {
  const { days, decidedAt } = decision;
  return { action: actionOf(decision), days, decidedAt, isUndone: undone !== null, isShownAgain };
}
