import { type Route, route } from '#platform/http/route.ts';
import {
  anonymizeComment,
  changeComment,
  changeCommentAtCore,
  createComment,
  readComment,
} from '../comment-contract.ts';
import { readCategory, readForum } from '../contract.ts';
import { addFlag, removeFlag } from '../flag-contract.ts';
import { followPost, saveReadPosition } from '../reading-contract.ts';
import { readDangers } from '../safety-contract.ts';
import { dangersIn } from './dangers.ts';
import { addFlagging, removeFlagging } from './flags/flags.ts';
import { follow, storePosition } from './following/reading.ts';
import { categoryOf, standingOf } from './standing.ts';
import { COMMENTS, changeComment as changeCommentOf, writeComment } from './writing/comments.ts';
import { readText, takeNameOff } from './writing/own-text.ts';

export const forumRoutes: readonly Route[] = [
  route(readForum, standingOf),
  route(readCategory, (context, { params }) => categoryOf(context, Number(params.tid))),
  route(readDangers, async (_, { body }) => ({ dangers: [...dangersIn(body.text)] })),
  route(createComment, (context, { body }) => writeComment(context, body)),
  route(readComment, (context, { params }) => readText(context, COMMENTS, Number(params.cid))),
  ...[changeComment, changeCommentAtCore].map((endpoint) =>
    route(endpoint, (context, { params, body }) => changeCommentOf(context, Number(params.cid), body)),
  ),
  route(anonymizeComment, (context, { params }) => takeNameOff(context, COMMENTS, Number(params.cid))),
  route(addFlag, (context, { params, body }) => addFlagging(context, params, body?.field_reason)),
  route(removeFlag, (context, { params }) => removeFlagging(context, params)),
  route(saveReadPosition, (context, { params, body }) =>
    storePosition(context, Number(params.nid), body.position),
  ),
  route(followPost, (context, { params, body }) => follow(context, Number(params.nid), body.following)),
];
