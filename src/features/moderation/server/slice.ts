import { moderationKind, moderationPieces } from '#platform/content/moderation.ts';
import { route } from '#platform/http/route.ts';
import type { Slice } from '#platform/slice.ts';
import { staffRoute } from '#platform/staff/staff-route.ts';
import {
  decideAppeal as decideAppealCall,
  readAppeals as readAppealsCall,
} from '../appeal-staff-contract.ts';
import { makeAppeal, readOwnDecisions as readOwnDecisionsCall } from '../contract.ts';
import * as calls from '../staff-contract.ts';
import { appealsDataset } from './appeals/appeals-dataset.ts';
import { decideAppeal } from './appeals/decide-appeal.ts';
import { askAgain, readOwnDecisions } from './appeals/own-decisions.ts';
import { readAppeals } from './appeals/read-appeals.ts';
import { decide } from './decisions/decide.ts';
import { decisionsDataset } from './decisions/decisions-dataset.ts';
import { readDecisions } from './decisions/read-decisions.ts';
import { undoDecision } from './decisions/undo.ts';
import { watchQueue } from './overdue/watch-queue.ts';
import { readItem, type Tell } from './queue/item.ts';
import { readQueue } from './queue/queue.ts';

/** The queue, the decisions of moderators and the appeals against them. The slice of the forum carries the decisions out. */
export function moderationSlice(tell: Tell): Slice {
  return {
    name: 'moderation',
    routes: [
      route(readOwnDecisionsCall, readOwnDecisions),
      route(makeAppeal, (context, { body }) => askAgain(context, body)),
    ],
    staffRoutes: [
      staffRoute(calls.readQueue, (context, { query }) => readQueue(context, query)),
      staffRoute(calls.readQueueItem, (context, { params }) => readItem(context, tell, Number(params.id))),
      staffRoute(calls.decideItem, (context, { params, body }) => decide(context, Number(params.id), body)),
      staffRoute(calls.readDecisions, (context, { query }) => readDecisions(context, tell, query)),
      staffRoute(calls.undoDecision, (context, { params, body }) =>
        undoDecision(context, Number(params.id), body),
      ),
      staffRoute(readAppealsCall, (context, { query }) => readAppeals(context, query)),
      staffRoute(decideAppealCall, (context, { params, body }) =>
        decideAppeal(context, Number(params.id), body),
      ),
    ],
    jobs: [watchQueue],
    contentKinds: [moderationKind],
    pieces: [moderationPieces],
    tables: ['moderation_item', 'moderation_decision', 'moderation_appeal'],
    entered: ['moderation_appeal'],
    datasets: [decisionsDataset, appealsDataset],
  };
}
