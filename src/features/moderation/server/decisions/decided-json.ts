import {
  type ForumRule,
  isAction,
  isRule,
  type ModerationAction,
} from '#domain/community/moderation/moderation.ts';
import type { Decided } from '../../staff-contract.ts';
import type { DecisionRow } from './queries.ts';

/** An action as it was stored. */
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
    action: actionOf(row),
    rule: ruleOf(row),
    reason,
    days,
    name,
    decided_at: decidedAt.toISOString(),
  };
}
