import { expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { planOfNamed } from '#server/testing/plan.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { categoryOf, commentFields, memberOf, postBy } from '../forum.testing.ts';

const server = sharedTestServer();
/** Few: a small table with long texts in it is no quicker to read. */
const TEXTS = 40;

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
  const plan = await planOfNamed(server().connection, 'forum_writer_with_recent_comment');
  expect(plan).toContain('forum_comment_member_words');
  expect(plan).toContain('forum_post_member_words');
  expect(plan).not.toMatch(/Filter: .*words_in/);
});
