import { withClient } from '../data.ts';

const TEXT =
  '<p>Door de week gaat het. Op zondag valt alles stil, en dan begint het. Wat doen jullie dan?</p>';

/** Everybody in the database writes: with only a handful of writers, the planner would scan all comments to find those of one. */
const WRITERS = 1_000;

/** How many posts with how many comments each are added. */
export interface ForumSize {
  readonly posts: number;
  readonly comments: number;
}

/** Gives everybody a nickname and a number, and adds posts and comments by each of them in turn. Returns the numbers of the posts. */
export function fillForum(url: string, { posts, comments }: ForumSize): Promise<number[]> {
  return withClient(url, async (run) => {
    await run(
      `update participant set nickname = 'n' || uid, nickname_key = 'n' || uid where nickname is null`,
    );
    // A new account writes ten comments a day at most.
    await run(`update account set created_at = now() - interval '30 days'`);
    await run(
      'insert into forum_member (number, uid) select 1000000 + uid, uid from participant on conflict do nothing',
    );
    const { rows } = (await run(
      `insert into forum_post (site, category, title, uuid, member, body, language, created_at, changed_at, active_at,
         comment_count, last_comment_at)
       select 'alcohol', (select number from content_entity where id = 'forum/hard-moments'), 'Zondag', gen_random_uuid(),
         1000001 + n % $4::int, $1, 'nl', now(), now(), now() - n * interval '1 second', $3, now()
       from generate_series(1, $2::int) n returning nid`,
      [TEXT, posts, comments, WRITERS],
    )) as { rows: { nid: number }[] };
    const nids = rows.map(({ nid }) => nid);
    await run(
      `insert into forum_comment (nid, position, uuid, member, body, language, created_at, changed_at)
       select nid, n, gen_random_uuid(), 1000001 + (nid * $3::int + n) % $4::int, $1, 'nl', now(), now()
       from unnest($2::int[]) nid, generate_series(1, $3::int) n`,
      [TEXT, nids, comments, WRITERS],
    );
    await run('vacuum analyze forum_post');
    await run('vacuum analyze forum_comment');
    return nids;
  });
}
