import { sql } from 'drizzle-orm';
import { moderationDecision } from './schema/moderation.ts';

/** Whether a text was restored after the decision about it in the surrounding statement. */
export const restoreFollowed = sql<boolean>`exists (
  select from moderation_decision back where back.kind = ${moderationDecision.kind}
    and back.target = ${moderationDecision.target} and back.action = 'restore' and back.id > ${moderationDecision.id}
)`;
