import { readOwnDecisions } from '#features/moderation/contract.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import type { Flaggable } from '../forum-texts.ts';
import { Appeal } from './Appeal.tsx';

interface OwnDecisionProps extends Flaggable {
  /** Whether it is the decision that closed the conversation under a post, and not one about the text. */
  readonly isLock?: boolean;
}

/** Shows the appeal against a decision about the reader's own text, or the form for one. */
export function OwnDecision({ type, id, isLock = false }: OwnDecisionProps) {
  const { data } = useEndpoint(readOwnDecisions);
  const kind = type === 'node' ? 'post' : 'comment';
  const about = data?.rows.filter(
    (row) => row.kind === kind && row.target === id && (row.action === 'lock') === isLock,
  );
  // The one in force, if others were undone.
  const decision = about?.find(({ undone }) => undone === null) ?? about?.[0];
  return decision ? <Appeal decision={decision} /> : null;
}
