import type { ModerationAction } from '#domain/community/moderation/moderation.ts';
import type { Taken } from '#domain/community/moderation/undoing.ts';
import type { Decided } from '../../staff-contract.ts';
import type { DecisionRow, TakenRow } from './queries.ts';

/** The action of a decision that undoes no other. */
export function actionOf({ action }: Pick<DecisionRow, 'action'>): ModerationAction {
  if (action === 'undo') throw new Error('What undoes a decision was taken for one');
  return action;
}

/** A decision as moderators see it. */
export function decidedJson(row: DecisionRow): Decided {
  const { action, rule, reason, days, name, decidedAt } = row;
  return { action, rule, reason, days, name, decided_at: decidedAt.toISOString() };
}

/** Whether undoing a decision is the second look that its writer asked for: by somebody other than the member who took it. */
export function looksAgain(
  decision: Pick<DecisionRow, 'member'>,
  member: { readonly id: number },
  isAppealed: boolean,
): boolean {
  return isAppealed && decision.member !== member.id;
}

/** A decision with what became of it, as `canBeUndone` takes it. */
export function takenOf({ decision, undone, isShownAgain }: TakenRow): Taken {
  const { action, days, decidedAt } = decision;
  return { action, days, decidedAt, isUndone: undone !== null, isShownAgain };
}
