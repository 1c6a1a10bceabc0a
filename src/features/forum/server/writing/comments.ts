import { randomUUID } from 'node:crypto';
import type { output } from '#contract/schema.ts';
import { checkComment } from '#domain/community/forum.ts';
import { problem } from '#domain/kit/problem.ts';
import { isRowNumber } from '#domain/kit/row-number.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refusal, refuseProblems } from '#platform/failure.ts';
import { refuseReadOnly } from '#platform/http/given-fields.ts';
import { poorText } from '#platform/poor-text.ts';
import type {
  changeComment as changeCommentCall,
  createComment,
  ForumComment,
} from '../../comment-contract.ts';
import { commentJson } from '../comment.ts';
import { dangersIn } from '../dangers.ts';
import { readerOf } from '../forum-views.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
import { isOpen } from '../post.ts';
import { type CommentRow, findComment, type PostRow } from '../queries.ts';
import { forbidden, writerOf } from './member.ts';
import { changeText, type OwnText, readText } from './own-text.ts';
import { findPostForWriter, insertComment } from './queries.ts';

export const COMMENTS: OwnText<CommentRow, ForumComment> = {
  kind: 'comment',
  name: 'comments',
  find: findComment,
  json: commentJson,
  check: (_, text) => checkComment(text),
};

/** Writes a comment under a post, or an answer to one (contract 2.7 #43). */
export async function writeComment(
  context: ParticipantContext,
  given: output<typeof createComment.body>,
): Promise<ForumComment> {
  const { db, person, language, clock } = context;
  const post = await postOf(context, given);
  const { html: body, text } = poorText(given.field_body ?? '');
  refuseProblems(checkComment(text));
  const parent = await parentOf(context, post, given.pid);
  if (!isOpen(context, post)) throw forbidden('post comments');
  const danger = dangersIn(text).length > 0;
  const { writer, cause } = await writerOf(context, 'comment', { body, danger });
  const { nid, category } = post;
  const row = {
    uuid: randomUUID(),
    nid,
    parent: parent?.cid ?? null,
    member: writer.member,
    body,
    language,
    createdAt: clock.now(),
  };
  const added = await insertComment(db, { ...row, uid: person.uid, danger });
  // A moderator may have hidden or locked the post since it was read.
  if (!isOpen(context, { ...added, category })) throw forbidden('post comments');
  await askForReview(context, { kind: 'comment', id: added.cid }, cause);
  const isFirstReply = post.member !== writer.member && !added.hasReplied;
  await context.announce({
    kind: 'forumCommentWritten',
    uid: person.uid,
    nid,
    parent: row.parent,
    isFirstReply,
  });
  return commentJson(context, {
    ...row,
    ...writer,
    memberUid: person.uid,
    cid: added.cid,
    position: added.position,
    commentCount: added.position,
    byPoster: post.member === writer.member && !post.anonymous,
    postHiddenBy: post.hiddenBy,
    category,
    parentPosition: parent?.position ?? null,
    parentNickname: parent?.hiddenBy === null ? parent.nickname : null,
    parentByModerator: parent?.byModerator ?? false,
    ...AS_ADDED,
    changedAt: row.createdAt,
  });
}

/** Lets its writer change the text of a comment (contract 2.7 #44); the draft of the change goes. */
export async function changeComment(
  context: ParticipantContext,
  cid: number,
  { field_body: written, revision, ...others }: output<typeof changeCommentCall.body>,
): Promise<ForumComment> {
  // Our own pages send no others.
  if (Object.keys(others).length > 0) refuseReadOnly(others, await readText(context, COMMENTS, cid));
  const changed = await changeText(context, COMMENTS, cid, { written, revision });
  await context.announce({ kind: 'forumCommentChanged', uid: context.person.uid, cid });
  return changed;
}

/** The state of a comment that was just added. */
const AS_ADDED = {
  anonymous: false,
  byModerator: false,
  revision: 1,
  hiddenBy: null,
  hiddenReason: null,
  likes: 0,
  liked: false,
  reported: false,
} as const;

async function postOf(
  context: ParticipantContext,
  { entity_id: id, entity_type: type, field_name: field }: output<typeof createComment.body>,
): Promise<PostRow> {
  if (id === undefined || type === undefined || field === undefined) {
    throw refusal(problem('entity_id', 'required'));
  }
  const nid = Number(id);
  const post =
    type === 'node' && field === 'comment_forum' && isRowNumber(nid)
      ? await findPostForWriter(context.db, readerOf(context), nid)
      : undefined;
  if (!post) throw refusal(problem('entity_id', 'unknownChoice'));
  return post;
}

async function parentOf(
  context: ParticipantContext,
  { nid }: PostRow,
  pid: string | number | undefined,
): Promise<CommentRow | null> {
  if (pid === undefined) return null;
  const cid = Number(pid);
  const parent = isRowNumber(cid) ? await findComment(context.db, readerOf(context), cid) : undefined;
  if (parent?.nid !== nid) throw refusal(problem('pid', 'unknownChoice'));
  return parent;
}
