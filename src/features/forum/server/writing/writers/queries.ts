import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { SelectedFields } from 'drizzle-orm/pg-core';
import type { Db } from '#db/connection.ts';
import { given, prepared } from '#db/prepared.ts';
import { forumComment, forumMember, forumPost, wordsHash } from '#db/schema/forum.ts';
import { account, participant, session } from '#db/schema/identity.ts';
import { MOST_WHEN_NEW } from '#domain/community/forum.ts';
import type { TextKind } from '#domain/community/moderation/moderation.ts';

const writers = <Fields extends SelectedFields>(db: Db, fields: Fields) =>
  db
    .select({
      nickname: participant.nickname,
      avatar: participant.avatar,
      registeredAt: account.createdAt,
      member: forumMember.number,
      closedAt: forumMember.closedAt,
      closedUntil: forumMember.closedUntil,
      ...fields,
    })
    .from(participant)
    .innerJoin(account, eq(account.uid, participant.uid))
    .leftJoin(forumMember, eq(forumMember.uid, participant.uid))
    .where(eq(participant.uid, sql.placeholder('uid')));

const writer = prepared((db) => writers(db, {}).prepare('forum_writer'));

/** Finds under what name somebody writes, since when, and whether they are closed off. */
export async function findWriter(db: Db, uid: number) {
  const [row] = await writer(db).execute({ uid });
  return row;
}

const TEXTS = { post: forumPost, comment: forumComment } as const;

type Text = (typeof TEXTS)[TextKind];

/** Selects when a member placed or last changed a text of a kind after an instant, the newest first; an `offset` may follow. */
const recent = (text: Text, at: Text['createdAt' | 'changedAt'], condition?: SQL) => sql`
  select ${at} from ${text} where ${text.member} = ${forumMember.number}
    and ${at} > ${given('after', at)} ${condition ? sql`and ${condition}` : sql``}
  order by ${at} desc limit 1`;

/**
 * When a member last used the same words after an instant, in any post or comment that `isOther` lets through. Words that came with a
 * change count from the change.
 */
function saidAt(isOther: { readonly [Of in TextKind]?: SQL } = {}) {
  const last = (kind: TextKind) => {
    const { [kind]: text } = TEXTS;
    const isSame = sql`${wordsHash(text.body)} = ${wordsHash(sql`${sql.placeholder('body')}::text`)}`;
    return recent(text, text.changedAt, and(isSame, isOther[kind]));
  };
  return sql<Date | null>`greatest((${last('post')}), (${last('comment')}))`.mapWith(forumPost.createdAt);
}

const writerWithRecent = (kind: TextKind) =>
  prepared((db) =>
    writers(db, {
      fullSince:
        sql<Date | null>`(${recent(TEXTS[kind], TEXTS[kind].createdAt)} offset ${sql.raw(String(MOST_WHEN_NEW[kind] - 1))})`.mapWith(
          TEXTS[kind].createdAt,
        ),
      saidAt: saidAt(),
      hasSession: sql<boolean>`exists (select from ${session} where ${eq(session.idHash, given('session', session.idHash))})`,
    }).prepare(`forum_writer_with_recent_${kind}`),
  );
const writersWithRecent = { post: writerWithRecent('post'), comment: writerWithRecent('comment') };

/**
 * Like `findWriter`, with what they placed after an instant: `fullSince` tells since when that is as much of a kind as a new account may
 * place, `saidAt` when they last used the same words. Each is null if it does not apply. `hasSession` tells whether their session has
 * not ended: asked here, because `requireSession` would be one more statement for every text.
 */
export async function findWriterWithRecent(
  db: Db,
  kind: TextKind,
  about: { uid: number; session: Buffer | null; after: Date; body: string },
) {
  const [row] = await writersWithRecent[kind](db).execute(about);
  return row;
}

const changingWriter = prepared((db) => {
  const isOther = {
    post: sql`${forumPost.nid} is distinct from ${sql.placeholder('post')}::int`,
    comment: sql`${forumComment.cid} is distinct from ${sql.placeholder('comment')}::int`,
  };
  return writers(db, { saidAt: saidAt(isOther) }).prepare('forum_writer_changing');
});

/** Like `findWriter`, with when they last used the same words in another text than the one that they change. */
export async function findChangingWriter(
  db: Db,
  { kind, id, ...about }: { kind: TextKind; id: number; uid: number; after: Date; body: string },
) {
  const own = { post: kind === 'post' ? id : null, comment: kind === 'comment' ? id : null };
  const [row] = await changingWriter(db).execute({ ...about, ...own });
  return row;
}
