import type { Dataset } from '#platform/export/dataset.ts';
import { decisionInWords } from '../decisions/decisions-dataset.ts';
import { findAppealsOf } from './queries.ts';

/** Somebody's appeals and the answers to them. It names no moderator. */
export const appealsDataset: Dataset = {
  name: 'moderation_appeals',
  words: 'moderation',
  about: 'forum',
  tables: ['moderation_appeal'],
  inWords: decisionInWords,
  async read(db, { uid }) {
    const rows = await findAppealsOf(db, uid);
    return rows.map(({ appeal, decision }) => ({
      kind: decision.kind,
      target: decision.target,
      action: decision.action,
      rule: decision.rule,
      decision_reason: decision.reason,
      decided_at: decision.decidedAt.toISOString(),
      text: appeal.text,
      created_at: appeal.createdAt.toISOString(),
      outcome: appeal.outcome,
      outcome_reason: appeal.reason,
      answered_at: appeal.decidedAt?.toISOString() ?? null,
    }));
  },
};
