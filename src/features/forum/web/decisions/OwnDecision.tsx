import { readOwnDecisions } from '#features/moderation/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import type { Flaggable } from '../forum-texts.ts';
import { Appeal } from './Appeal.tsx';

interface OwnDecisionProps extends Flaggable {
  /** Whether it is about the conversation under a post, which was closed, and not about its text. */
  readonly isLock?: boolean;
}

/** Beside a text of one's own that a moderator decided about: what came of an appeal, or the form for one. */
export function OwnDecision({ type, id, isLock = false }: OwnDecisionProps) {
  const { data } = useEndpoint(readOwnDecisions);
  const kind = type === 'node' ? 'post' : 'comment';
  const about = data?.rows.filter(
    (row) => row.kind === kind && row.target === id && (row.action === 'lock') === isLock,
  );
  // The one that holds it back, where others were undone.
  const decision = about?.find(({ undone }) => undone === null) ?? about?.[0];
  return decision ? <Appeal decision={decision} /> : null;
}
