import { programmeProgress } from '#domain/programme/programme.ts';
import { readProgramNode } from '#features/programme/contract.ts';
import { useApp } from '#ui/app/app.ts';
import { useEndpoint } from '#ui/app/queries.ts';
import { Card } from '#ui/primitives/Card.tsx';
import { type ClientRow, readConversationCards } from '../../contract.ts';
import type { ClientParts } from './parts.ts';

interface ConversationCardProps extends Pick<ClientParts, 'outlineOf'> {
  readonly client: ClientRow;
}

/** What she can ask about in the phase that the client is in. */
export function ConversationCard({ client, outlineOf }: ConversationCardProps) {
  const today = useApp().today();
  const node = useEndpoint(readProgramNode, { params: { domain: client.domain } }).data;
  const cards = useEndpoint(readConversationCards).data;
  if (!node || !cards) return null;
  const progress = programmeProgress(outlineOf(node), {
    programmeStart: client.program_start_date,
    today,
    submitted: new Set(client.completed_exercises.map((done) => done.webform_id)),
  });
  const phase =
    Math.max(
      0,
      progress.findIndex(({ isCurrent }) => isCurrent),
    ) + 1;
  const card = cards.find((one) => one.phase === phase);
  if (!card) return null;
  return (
    <Card as="section" className="stack" aria-labelledby="conversation">
      <h2 className="h4" id="conversation">
        {card.title}
      </h2>
      <ul>
        {card.ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className="small">{card.watch}</p>
    </Card>
  );
}
