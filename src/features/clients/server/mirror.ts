import type { EndpointReply } from '#contract/endpoint.ts';
import { withOneself } from '#platform/clients/open-client.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { notFound } from '#platform/failure.ts';
import type { readOwnMirror } from '../contract.ts';
import { rowsOfClients } from './list-clients.ts';
import { daysOfClient, exercisesOfClient, type OpenAnswers } from './read-client.ts';

/** What a client’s nurse sees of them, read as she reads it (issue: the client’s side). */
export async function mirror(
  context: ParticipantContext,
  openAnswers: OpenAnswers,
): Promise<EndpointReply<typeof readOwnMirror>> {
  const seen = await withOneself(context, async (inside, client) => {
    const { registrations, exercises } = client.shares;
    const [row] = await rowsOfClients(inside, [client]);
    return (
      row && {
        client: row,
        registrations: registrations ? await daysOfClient(inside, client) : null,
        exercises: exercises ? await exercisesOfClient(inside, openAnswers, client) : null,
      }
    );
  });
  if (!seen) throw notFound('There is no pairing.');
  return seen;
}
