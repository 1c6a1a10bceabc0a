import { randomUUID } from 'node:crypto';
import type { output } from '#contract/schema.ts';
import { plainValue } from '#contract/wire.ts';
import { checkPost } from '#domain/community/forum.ts';
import { withoutTurns } from '#domain/community/text.ts';
import { problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refuseProblems } from '#platform/failure.ts';
import { nodeType } from '#platform/nodes/dispatcher.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { poorText } from '#platform/poor-text.ts';
import { type ForumPost, forumPostContract } from '../../contract.ts';
import { findCategory } from '../categories/categories.ts';
import { dangersIn } from '../dangers.ts';
import { startFollowing } from '../following/queries.ts';
import { readerOf } from '../forum-views.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
import { postJson } from '../post.ts';
import { findPost, type PostRow } from '../queries.ts';
import { forbidden, writerOf } from './member.ts';
import { changeText, type OwnText, readText, takeNameOff } from './own-text.ts';
import { insertPost } from './queries.ts';

type Written = output<(typeof forumPostContract)['written']>;

const POSTS: OwnText<PostRow, ForumPost> = {
  kind: 'post',
  name: 'forum content',
  find: findPost,
  json: postJson,
  check: ({ title }, text) => checkPost({ title, text }),
};

/** The posts of the forum behind the shared paths of nodes (contract 2.7 #39–42). */
export const forumNodes = nodeType(forumPostContract, {
  feature: 'forum',
  page: 'forumPost',
  create: writePost,
  /** Changes the text only: title and category stay as they are. */
  change: (context, nid, { body }, revision) => changeText(context, POSTS, nid, { written: body, revision }),
  anonymize: (context, nid, withComments) => takeNameOff(context, POSTS, nid, { withComments }),
  async read(context, nid) {
    const row = await findPost(context.db, readerOf(context), nid);
    return row ? postJson(context, row) : null;
  },
  /** Always refuses: others may have answered. The writer can take their name off instead. */
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
  await lockPerson(db, person.uid);
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
  await startFollowing(db, { uid: person.uid, nid, position: 0 });
  await askForReview(context, { kind: 'post', id: nid }, cause);
  await context.announce({ kind: 'forumPostWritten', uid: person.uid });
  return readText(context, POSTS, nid);
}
