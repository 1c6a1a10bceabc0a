import { randomUUID } from 'node:crypto';
import type { output } from '#contract/schema.ts';
import { plainValue } from '#contract/wire.ts';
import { checkPost } from '#domain/community/forum.ts';
import { withoutTurns } from '#domain/community/text.ts';
import { problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { nodeType } from '#platform/nodes/dispatcher.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { poorText } from '#platform/poor-text.ts';
import { type ForumPost, forumPostContract } from '../../contract.ts';
import { findCategory } from '../categories.ts';
import { dangersIn } from '../dangers.ts';
import { followed, leavePost } from '../following/queries.ts';
import { readerOf } from '../forum-views.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
import { postJson } from '../post.ts';
import { findPost, type PostRow } from '../queries.ts';
import { isOwn, wrote } from '../written-json.ts';
import { forbidden, refuseChange, writerOf } from './member.ts';
import { anonymizeComments, hasNamedText, insertPost, updatePost } from './queries.ts';

type Written = output<(typeof forumPostContract)['written']>;

/** The posts of the forum behind the shared paths of nodes (contract 2.7 #39–42). */
export const forumNodes = nodeType(forumPostContract, {
  feature: 'forum',
  page: 'forumPost',
  create: writePost,
  change: changePost,
  anonymize: anonymizePost,
  async read(context, nid) {
    const row = await findPost(context.db, readerOf(context), nid);
    return row ? postJson(context, row) : null;
  },
  /** Others answered it: a post stays, without a name if its writer wants that. */
  async remove() {
    throw forbidden('delete any forum content');
  },
});

async function writePost(context: ParticipantContext, written: Written): Promise<ForumPost> {
  const { db, person, site, language, clock } = context;
  const title = withoutTurns(written.title?.trim() ?? '');
  const { html: body, text } = poorText(written.body ?? '');
  const category = Number(plainValue(written.taxonomy_forums));
  refuseProblems([
    ...checkPost({ title, text }),
    ...(findCategory(context, category) ? [] : problem('taxonomy_forums', 'unknownChoice')),
  ]);
  const danger = dangersIn(`${title}\n${text}`).length > 0;
  const { writer, cause } = await writerOf(context, 'post', { title, body, danger });
  const now = clock.now();
  const nid = await insertPost(db, {
    uuid: randomUUID(),
    site,
    category,
    member: writer.member,
    title,
    body,
    danger,
    language,
    createdAt: now,
    changedAt: now,
    activeAt: now,
  });
  await followed(db, { uid: person.uid, nid, position: 0 });
  await askForReview(context, { kind: 'post', id: nid }, cause);
  await context.announce({ kind: 'forumPostWritten', uid: person.uid });
  return postJson(context, await stored(context, nid));
}

/** Its writer changes the text; title and category stay as they are (contract 2.7 #40). */
async function changePost(
  context: ParticipantContext,
  nid: number,
  written: Written,
  revision: number | undefined,
): Promise<ForumPost> {
  const { db, person, clock } = context;
  await lockPerson(db, person.uid);
  const row = await stored(context, nid);
  if (!isOwn(context, row) || row.hiddenBy === 'moderator') throw forbidden('edit own forum content');
  if (revision !== undefined && revision !== row.revision) {
    throw new Failure('edit_conflict', 'This was changed meanwhile.', { current: postJson(context, row) });
  }
  const { html: body, text } = poorText(written.body ?? row.body);
  await refuseChange(context, 'post', { body, permission: 'edit own forum content' });
  if (body === row.body) return postJson(context, row);
  refuseProblems(checkPost({ title: row.title, text }));
  const danger = dangersIn(`${row.title}\n${text}`).length > 0;
  await askForReview(context, { kind: 'post', id: nid }, danger ? 'danger' : null);
  await updatePost(db, nid, { body, danger, revision: row.revision + 1, changedAt: clock.now() });
  return postJson(context, await stored(context, nid));
}

/** One way, and may be repeated (settled: forum). Who has no name left in a conversation hears no more of it. */
async function anonymizePost(
  context: ParticipantContext,
  nid: number,
  withComments: boolean,
): Promise<ForumPost> {
  const { db, person } = context;
  const row = await stored(context, nid);
  if (!wrote(context, row) || row.member === null) throw forbidden('anonymize own forum content');
  await updatePost(db, nid, { anonymous: true });
  if (withComments) await anonymizeComments(db, nid, row.member);
  if (!(await hasNamedText(db, nid, row.member))) await leavePost(db, person.uid, nid);
  return postJson(context, await stored(context, nid));
}

async function stored(context: ParticipantContext, nid: number): Promise<PostRow> {
  const row = await findPost(context.db, readerOf(context), nid);
  if (!row) throw notFound();
  return row;
}
