import type { EndpointReply } from '#contract/endpoint.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { type Route, route } from '#platform/http/route.ts';
import { describeUrge, readUrges, rideOut } from '../contract.ts';
import { countUrges, updateUrge } from './queries.ts';
import { countRiddenOut } from './ride-out.ts';

/** What someone wrote in their exercises for the moment of an urge. */
export type OwnHelpOf = (context: ParticipantContext) => Promise<EndpointReply<typeof readUrges>['own']>;

export function urgeRoutes(ownHelpOf: OwnHelpOf): readonly Route[] {
  return [
    route(readUrges, async (context) => ({
      riddenOut: await countUrges(context.db, context.person.uid),
      own: await ownHelpOf(context),
    })),
    route(rideOut, (context, { body: { at } }) => countRiddenOut(context, at ?? null)),
    route(describeUrge, async ({ db, person }, { params, body }) => {
      const isOwn = await updateUrge(db, { uid: person.uid, uuid: params.uuid, ...body });
      if (!isOwn) throw new Failure('not_found', 'No such urge.');
      return undefined;
    }),
  ];
}
