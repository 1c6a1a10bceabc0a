import { route } from '#platform/http/route.ts';
import type { Slice } from '#platform/slice.ts';
import { pageAsked } from '#platform/views/pager.ts';
import * as calls from '../contract.ts';
import { CONVERSATION_CARDS } from './conversation-cards.ts';
import { listClients } from './list-clients.ts';
import { mirror } from './mirror.ts';
import { clientDays, clientExercises, type OpenAnswers, registrationsPage } from './read-client.ts';

/**
 * What a nurse sees of the clients who are paired with her, and the same for each of them. It writes nothing; the door logs that
 * she looked.
 */
export function clientsSlice(openAnswers: OpenAnswers): Slice {
  return {
    name: 'clients',
    routes: [
      route(calls.readClients, listClients),
      route(calls.readClientRegistrations, (context, { params, query }) =>
        registrationsPage(context, params, pageAsked(query.page)),
      ),
      route(calls.readClientOverview, (context, { params }) => clientDays(context, params)),
      route(calls.readClientExercises, (context, { params }) =>
        clientExercises(context, openAnswers, params),
      ),
      route(calls.readOwnMirror, (context) => mirror(context, openAnswers)),
      route(calls.readConversationCards, async () => CONVERSATION_CARDS),
    ],
  };
}
