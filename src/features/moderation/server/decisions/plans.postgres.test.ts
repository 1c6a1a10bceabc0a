import { beforeAll, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { planOf } from '#server/testing/plan.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { conversation } from '../moderation.testing.ts';
import { findTakenBefore } from './queries.ts';

const server = sharedTestServer();
const DECISIONS = 100_000;

beforeAll(async () => {
  const { patientDb: db } = server().connection;
  const { nid } = await conversation(server(), 'plannen');
  await rowsOf(
    db,
    `with texts as (insert into forum_comment (nid, position, uuid, body, language, created_at, changed_at)
       select ${nid}, 1000 + n, gen_random_uuid(), 'x', 'nl', now(), now() from generate_series(1, ${DECISIONS}) n returning cid),
     items as (insert into moderation_item (site, kind, target, rank, opened_at, decided_at)
       select 'alcohol', 'comment', cid, 2, now(), now() from texts returning id, target)
     insert into moderation_decision (item, site, kind, target, action, rule, reason, member, name, decided_at)
     select id, 'alcohol', 'comment', target, 'hide', 'urges', 'x', 1, 'x', now() from items`,
  );
  await rowsOf(
    db,
    `insert into moderation_decision (undoes, site, kind, target, action, rule, reason, member, name, decided_at)
     select id, site, kind, target, 'undo', 'fits', 'x', 1, 'x', now() from moderation_decision where id % 2 = 0`,
  );
  await rowsOf(db, 'analyze');
});

test.each([2_147_483_647, DECISIONS / 2])(
  'a page of what was decided before %i is a range of an index, without sorting',
  async (before) => {
    const { db } = server().connection;
    const plan = await planOf(db, findTakenBefore(db, before, 51));
    expect(plan).toContain('Index Scan Backward using moderation_decision_pkey');
    expect(plan).toContain('moderation_decision_undoes');
    expect(plan).toContain('moderation_decision_target');
    // There is one post: a look at all of them is a look at one.
    expect(plan).not.toMatch(/Seq Scan on (moderation_decision|forum_comment)|Sort Key/);
  },
);
