import { isRule } from '#domain/community/moderation/moderation.ts';
import { kindInWords, ruleInWords } from '#platform/content/moderation.ts';
import type { Dataset } from '#platform/export/dataset.ts';
import { findAllDecisionsOf } from './queries.ts';

/** Says what kind of text a decision is about and to which forum rule it refers. */
export const decisionInWords: NonNullable<Dataset['inWords']> =
  ({ content, language }) =>
  ({ kind, rule, ...row }) => ({
    kind: kind === 'post' || kind === 'comment' ? kindInWords(content, kind, language) : null,
    ...row,
    rule: typeof rule === 'string' && isRule(rule) ? ruleInWords(content, rule, language) : null,
  });

/** Every decision about somebody's texts, also those that took nothing from them. It names no moderator, by name or number. */
export const decisionsDataset: Dataset = {
  name: 'moderation_decisions',
  words: 'moderation',
  about: 'forum',
  tables: ['moderation_decision'],
  inWords: decisionInWords,
  async read(db, { uid }) {
    const rows = await findAllDecisionsOf(db, uid);
    return rows.map(({ id, undoes, kind, target, action, rule, reason, days, decidedAt }) => ({
      kind,
      target,
      decision: id,
      undoes,
      action,
      rule,
      decision_reason: reason,
      days,
      decided_at: decidedAt.toISOString(),
    }));
  },
};
