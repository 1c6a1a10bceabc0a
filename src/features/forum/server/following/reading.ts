import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { readerOf } from '../forum-views.ts';
import { findPost } from '../queries.ts';
import { putPosition, setFollowing } from './queries.ts';

/** Stores how far somebody has read a post, at most up to its last comment. */
export async function storePosition(
  context: ParticipantContext,
  nid: number,
  position: number,
): Promise<undefined> {
  if (!Number.isInteger(position) || position < 0) {
    throw new Failure('malformed_request', 'The body has an invalid position.');
  }
  const post = await findPost(context.db, readerOf(context), nid);
  if (!post) throw notFound();
  await putPosition(context.db, context.person.uid, nid, Math.min(position, post.commentCount));
}

/** Turns news of a post on or off. */
export async function follow(
  context: ParticipantContext,
  nid: number,
  following: boolean,
): Promise<undefined> {
  await lockOneself(context);
  const post = await findPost(context.db, readerOf(context), nid);
  if (!post) throw notFound();
  await setFollowing(context.db, context.person.uid, nid, following);
}
