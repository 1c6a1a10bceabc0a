import { readProgramNode } from '#features/programme/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { type ClientRow, readConversationCards } from '../../contract.ts';
import { CardToTalkBy } from '../cards/CardToTalkBy.tsx';
import type { ClientParts } from './parts.ts';

interface ConversationCardProps extends Pick<ClientParts, 'progressOf'> {
  readonly client: ClientRow;
}

/** The questions to ask in the phase that the client is in. */
export function ConversationCard({ client, progressOf }: ConversationCardProps) {
  const today = useApp().today();
  const node = useEndpoint(readProgramNode, { params: { domain: client.domain } }).data;
  const cards = useEndpoint(readConversationCards).data;
  if (!node || !cards) return null;
  const { phases } = progressOf(node, client.completed_exercises, {
    programmeStart: client.program_start_date,
    today,
  });
  const phase =
    Math.max(
      0,
      phases.findIndex(({ isCurrent }) => isCurrent),
    ) + 1;
  const card = cards.find((one) => one.phase === phase);
  return card ? <CardToTalkBy {...card} /> : null;
}
