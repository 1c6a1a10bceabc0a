import type { EndpointReply } from '#contract/endpoint.ts';
import { Card } from '#ui/primitives/Card.tsx';
import type { readConversationCards } from '../../contract.ts';

type CardText = EndpointReply<typeof readConversationCards>[number];

/** The questions to ask in one phase, and what to look out for. */
export function CardToTalkBy({ phase, title, ask, watch }: CardText) {
  const id = `card-${phase}`;
  return (
    <Card as="section" className="stack" aria-labelledby={id}>
      <h2 className="h4" id={id}>
        {title}
      </h2>
      <ul>
        {ask.map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
      <p className="small">{watch}</p>
    </Card>
  );
}
