import { inTurns, ratio, typical } from '../load.ts';
import { againstFloor } from '../measure.ts';
import { atMost, type Bench, DATABASE, type Parts } from '../parts.ts';
import { fillForum } from './forum-data.ts';
import * as shots from './forum-shots.ts';

/** Comments of a post on one page. */
const PAGE = 10;
const LONG_POST = 10_000;
/** Posts of a thousand comments in all, and of a million. */
const FEW = { posts: 100, comments: PAGE };
const MANY = { posts: 100_000, comments: PAGE };

/** Measures the page of a post with ten comments, and commenting, relative to a plain read and insert of the same rows. */
export async function measureForum(bench: Bench, { effort, lines, aims, say }: Parts): Promise<void> {
  const { url, product, floor, readers, writers, databaseCpu } = bench;
  say('PostgreSQL: forum …');
  const posts = await fillForum(url, FEW);
  const read = await againstFloor(
    DATABASE,
    {
      what: 'floor: rows of a post and its comments',
      target: { program: floor, next: shots.floorPostReads(readers, posts), databaseCpu },
    },
    [
      {
        what: 'a post of 10 comments, in two calls',
        target: { program: product, next: shots.postReads(readers, posts), databaseCpu },
      },
    ],
    effort,
  );
  const written = await againstFloor(
    DATABASE,
    {
      what: 'floor: insert of a comment',
      target: { program: floor, next: shots.floorComments(posts), databaseCpu },
    },
    [{ what: 'a comment', target: { program: product, next: shots.comments(writers, posts), databaseCpu } }],
    effort,
  );
  lines.push(...read, ...written);
  aims.push(
    atMost(
      'a post of 10 comments, CPU of a plain read of its rows',
      2.5,
      read[1]?.ofFloor ?? Number.NaN,
      '×',
    ),
  );
  aims.push(atMost('a comment, CPU of a bare insert', 5, written[1]?.ofFloor ?? Number.NaN, '×'));
}

/** Compares pages of a post among a million comments with those among a thousand. */
export async function measureForumGrowth(bench: Bench, { effort, lines, aims, say }: Parts): Promise<void> {
  const { url, product: program, readers } = bench;
  const few = await fillForum(url, FEW);
  const [small = []] = await inTurns(
    [{ program, next: shots.postReads(readers, few) }],
    effort.rounds,
    effort.length,
  );
  say('PostgreSQL: filling up to a million comments …');
  await fillForum(url, MANY);
  const long = await fillForum(url, { posts: 1, comments: LONG_POST });
  const pages = [1, LONG_POST / PAGE];
  const found = await inTurns(
    pages.map((page) => ({ program, next: shots.postReads(readers, long, page) })),
    effort.rounds,
    effort.length,
  );
  lines.push({ database: DATABASE, what: 'a post among 1,000 comments', round: typical(small) });
  for (const [index, page] of pages.entries()) {
    const rounds = found[index] ?? [];
    const what = `page ${page} of a post of ${LONG_POST} among 1,000,000 comments`;
    lines.push({ database: DATABASE, what, round: typical(rounds) });
    aims.push(atMost(`${what}, of p50 among 1,000`, 1.2, ratio(rounds, small, 'p50'), '×'));
  }
}
