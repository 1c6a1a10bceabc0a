import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentFields, memberOf, postBy } from '../forum.testing.ts';

const server = sharedTestServer();
/** Few: a small table with long texts in it is no quicker to read. */
const TEXTS = 40;

/** The plan of a named statement for any values, on whichever connection has prepared it. */
async function planOf(name: string): Promise<string> {
  const { connection } = server();
  const { total } = connection.kind === 'postgres' ? connection.pool() : { total: 0 };
  const onOneConnection = () =>
    connection.db.transaction(async (one) => {
      const [known] = await rowsOf<{ count: number }>(
        one,
        `select cardinality(parameter_types) as count from pg_prepared_statements where name = '${name}'`,
      );
      if (!known) return '';
      await one.execute(sql`set local plan_cache_mode = force_generic_plan`);
      const values = Array.from({ length: known.count }, () => 'null').join();
      const lines = await rowsOf<Record<string, string>>(
        one,
        `explain (costs off) execute ${name}(${values})`,
      );
      return lines.map((line) => line['QUERY PLAN']).join('\n');
    });
  const plans = await Promise.all(Array.from({ length: total }, onOneConnection));
  return plans.find((plan) => plan !== '') ?? '';
}

test('words that somebody wrote before are found by an index, however much they wrote in a day', async () => {
  const writer = await memberOf(server(), 'schrijft-veel');
  const nid = await postBy(writer, await categoryOf(server()));
  const { patientDb: db } = server().connection;
  await rowsOf(
    db,
    `insert into forum_comment (nid, position, uuid, body, member, language, created_at, changed_at)
     select nid, 1000 + n, gen_random_uuid(), '<p>tekst ' || n || '</p>', member, 'nl', created_at, changed_at
     from forum_post, generate_series(1, ${TEXTS}) n where nid = ${nid}`,
  );
  await rowsOf(
    db,
    `insert into forum_post (site, category, uuid, title, body, member, language, created_at, changed_at, active_at)
     select site, category, gen_random_uuid(), 'x', '<p>bericht ' || n || '</p>', member, 'nl', created_at, changed_at, active_at
     from forum_post, generate_series(1, ${TEXTS}) n where nid = ${nid}`,
  );
  await rowsOf(db, 'analyze');
  const comment = (text: string) =>
    writer.post('/comment', commentFields(nid, { field_body: [{ value: `<p>${text}</p>` }] }));
  expect((await comment('Iets nieuws.')).status).toBe(201);
  expect((await comment('Tekst 7')).status).toBe(422);
  const plan = await planOf('forum_writer_with_recent_comment');
  expect(plan).toContain('forum_comment_member_words');
  expect(plan).toContain('forum_post_member_words');
  expect(plan).not.toMatch(/Filter: .*words_in/);
});
