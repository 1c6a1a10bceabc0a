import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { crowdSql } from './testing/crowd.ts';
import { rowsOf } from './testing/dump.ts';
import { planOfNamed } from './testing/plan.testing.ts';
import { TEST_TODAY } from './testing/test-environment.ts';
import { sharedTestServer } from './testing/test-server.ts';

const server = sharedTestServer();

const planOf = (name: string, values: string) => planOfNamed(server().connection, name, values);

/** Enough people and days to make a sequential scan the wrong plan. */
async function fillTables(): Promise<void> {
  const { patientDb: db } = server().connection;
  const crowd = { count: 5_000, at: server().clock.now(), start: TEST_TODAY };
  await db.execute(sql.raw(crowdSql(crowd)));
  await db.execute(sql`
    insert into account_key (uid, wrapped, master_key) select uid, '\\x00', 'k' from account on conflict do nothing`);
  await db.execute(sql`
    insert into session (id_hash, uid, created_at, last_seen_at)
    select sha256(uid::text::bytea), uid, now(), now() from account`);
  await db.execute(sql`
    insert into registration (uuid, uid, day, amount, created_at, changed_at)
    select gen_random_uuid(), uid, ${TEST_TODAY}::date - d, 1, now(), now() from account, generate_series(0, 9) d
    where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into day_goal (uid, day, goal) select uid, ${TEST_TODAY}::date + d, 1 from account, generate_series(100, 109) d
    where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into pause_day (uid, day, created_at) select uid, ${TEST_TODAY}::date - d, now()
    from account, generate_series(0, 9) d where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into person_badge (uid, badge, received_at) select uid, 'badge-' || n, now()
    from account, generate_series(0, 9) n where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into exercise_submission (uuid, uid, webform_id, answers, revision, created_at, changed_at)
    select gen_random_uuid(), uid, 'e' || n, '\\x00', 1, now(), now()
    from account, generate_series(0, 9) n where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into urge (uuid, uid, ridden_out_at, helped) select gen_random_uuid(), uid, now(), '{}'
    from account, generate_series(0, 9) n where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into diary_entry (uuid, uid, day, title, body, language, revision, follows_note, created_at, changed_at)
    select gen_random_uuid(), uid, ${TEST_TODAY}::date - n, '\\x00', '\\x00', 'nl', 1, false, now(), now()
    from account, generate_series(0, 39) n where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into buddy (uuid, uid, name, email, email_hash, invited_at)
    select gen_random_uuid(), uid, '\\x00', '\\x00', int4send(n), now()
    from account, generate_series(0, 9) n where mail_key like '%0@houvast.example'`);
  await db.execute(sql`
    insert into pairing (id, uid, nurse, paired_at, agreement, consented_at, consent_until)
    select gen_random_uuid(), uid, (select min(uid) from account), now(), 1, now(), now() from account on conflict do nothing`);
  await db.execute(sql`
    insert into forum_member (number, uid) select 1000000 + uid, uid from account on conflict do nothing`);
  await db.execute(sql`
    insert into forum_post (site, category, title, uuid, member, body, language, created_at, changed_at, active_at, comment_count)
    select 'alcohol', 1 + n % 10, 'x', gen_random_uuid(), number, repeat('woord ', 200), 'nl', now(), now(),
      now() - n * interval '1 second', 20
    from (select number, row_number() over () n from forum_member limit 2000) members`);
  await db.execute(sql`
    insert into forum_comment (nid, position, uuid, member, body, language, created_at, changed_at, hidden_by)
    select nid, p, gen_random_uuid(), member, 'x', 'nl', now(), now(), case when p = 20 then 'reports' end from forum_post, generate_series(1, 20) p
    where title = 'x'`);
  await db.execute(sql`
    insert into forum_flagging (uuid, flag, target, uid, created_at)
    select gen_random_uuid(), 'like', cid, (select min(uid) from account), now() from forum_comment`);
  await db.execute(sql`
    insert into moderation_item (site, kind, target, rank, opened_at, decided_at)
    select 'alcohol', 'comment', cid, cid % 4, now() - cid * interval '1 minute', case when cid % 20 <> 0 then now() end
    from forum_comment`);
  await db.execute(sql`
    insert into moderation_item (site, kind, target, rank, opened_at)
    select 'alcohol', 'comment', 1000000 + n, n % 4, now() - n * interval '1 minute' from generate_series(1, 100000) n`);
  await db.execute(sql`
    insert into moderation_decision (item, site, kind, target, writer, action, rule, reason, member, name, decided_at)
    select id, 'alcohol', 'comment', cid, forum_comment.member, 'hide', 'urges', 'x', 1, 'x', now()
    from forum_comment join moderation_item on target = cid`);
  await db.execute(sql`
    insert into moderation_appeal (decision, uid, text, created_at, decided_at)
    select id, (select min(uid) from account), 'x', now() - id * interval '1 minute', case when id % 2 = 0 then now() end
    from moderation_decision`);
  // What every transaction sees is taken from an index alone.
  await db.execute(sql`vacuum analyze`);
}

describe('the hottest statements use an index', () => {
  beforeAll(async () => {
    await fillTables();
    // Prepares the statements under their names.
    const anna = await server().login('Anna');
    await anna.get('/registrations/overview');
    const entry = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 1 };
    await anna.post('/webform_rest/submit', entry);
    await anna.post('/api/v1/urges', {});
    await anna.get('/entity/view/diary_overview/block_1/results');
    await anna.get('/entity/view/forum_categories/block_1/results');
    await anna.get('/entity/view/forum_category_posts/block_1/results?args[]=1');
    const [post] = await rowsOf<{ nid: number }>(
      server().connection.db,
      'select nid from forum_post limit 1',
    );
    await anna.get(`/entity/view/forum_post_comments/block_1/results?args[]=${post?.nid}`);
    const moderator = await server().staff('moderator');
    const { rows } = (await moderator.get('/staff/v1/queue')).json;
    await moderator.get(`/staff/v1/queue/${rows[0].id}`);
    await moderator.get('/staff/v1/appeals');
  });

  test('the session of a request', async () => {
    const plan = await planOf('session_by_id', `'\\x00'`);
    expect(plan).toContain('Index Scan using session_pkey');
    expect(plan).not.toContain('Seq Scan');
  });

  test('the days of a person', async () => {
    const plan = await planOf('registration_days', Array(3).fill("1, '2026-10-01', '2026-11-20'").join(', '));
    expect(plan).toContain('registration_uid_day');
    expect(plan).toContain('day_goal_uid_day_pk');
    expect(plan).toContain('pause_day_uid_day_pk');
    expect(plan).not.toContain('Seq Scan');
  });

  test('whether a day already has a registration when one is added', async () => {
    const row = `gen_random_uuid(), 1, '${TEST_TODAY}', 1, null, null, null, null, null, now(), now()`;
    const plan = await planOf('registration_insert', `1, ${row}, 1, '${TEST_TODAY}'`);
    expect(plan).toContain('registration_uid_day');
    expect(plan).not.toContain('Seq Scan');
  });

  test('the account of a mail address', async () => {
    const plan = await planOf('account_by_mail', "'alcohol', 'anna@houvast.example'");
    expect(plan).toContain('Index Scan using account_site_mail');
    // The few nurses of a test fit on a page.
    expect(plan.replace('Seq Scan on nurse', '')).not.toContain('Seq Scan');
  });

  test('a page of a diary, in its order without sorting', async () => {
    const plan = await planOf('diary_page', "1, '1900-01-01', '2199-12-31', 10, 0");
    expect(plan).toContain('Index Scan Backward using diary_entry_uid');
    expect(plan).not.toContain('Sort');
  });

  test('a page of comments, as a range of an index', async () => {
    const plan = await planOf('forum_comments', "1, 1, 'alcohol', 500, 11, 20");
    expect(plan).toMatch(/Index Scan (using|on) forum_comment_position/);
    expect(plan).toMatch(/position" >= 11\) AND \("position" <= 20/);
    expect(plan).toContain('forum_flagging_once');
    expect(plan).not.toMatch(/Seq Scan on (forum_comment|forum_flagging|participant|account)/);
  });

  test('a page of the posts of a category, of which only its own are read and sorted', async () => {
    const plan = await planOf('forum_posts', "1, 1, 1, 'alcohol', 1, 10, 0");
    expect(plan).toMatch(/Limit\n +-> {2}Index Only Scan Backward using forum_post_category/);
    expect(plan).toMatch(/Scan .*forum_post_pkey/);
    expect(plan, 'of the comments, the hidden ones alone').toContain('forum_comment_hidden');
    expect(plan).not.toMatch(/Seq Scan on (forum_post|forum_comment|forum_flagging|participant|account)/);
  });

  test('what the categories of a forum hold, without reading a post', async () => {
    const plan = await planOf('forum_tallies', "'alcohol'");
    expect(plan).toContain('Index Only Scan using forum_post_category');
    expect(plan).not.toContain('Sort');
  });

  test('a page of the queue of the moderators, from anywhere in it, without sorting', async () => {
    const plan = await planOf('moderation_queue', "1, '2026-11-20T10:00Z', 500, 51");
    expect(plan).toContain('Index Scan using moderation_item_queue');
    expect(plan).toMatch(/Index Cond: .*ROW\(/);
    expect(plan).toContain('forum_comment_pkey');
    expect(plan).toContain('forum_post_pkey');
    expect(plan).toContain('forum_flagging_once');
    expect(plan).not.toMatch(
      /Seq Scan on (moderation_item|forum_comment|forum_post|forum_flagging)|Sort Key: moderation/,
    );
  });

  test('what settled a text of the queue, which is asked too before one is removed', async () => {
    const plan = await planOf('moderation_decision_of_item', '1');
    expect(plan).toContain('moderation_decision_item');
    expect(plan).not.toContain('Seq Scan');
  });

  test('a page of the appeals that wait', async () => {
    const plan = await planOf('moderation_appeals', "'2026-11-20T10:00Z', 500, 51");
    expect(plan).toContain('moderation_appeal_open');
    expect(plan).toMatch(/Index Cond: .*ROW\(/);
    expect(plan).not.toMatch(/Seq Scan|Sort/);
  });

  test('the facts behind badges for days, without days once all of these are received', async () => {
    const plan = await planOf('badge_day_facts', '1');
    for (const index of ['registration_uid_day', 'day_goal_uid_day_pk', 'pause_day_uid_day_pk']) {
      expect(plan).toContain(index);
    }
    expect(plan).toContain('person_badge_uid_badge_pk');
    expect(plan).toContain('One-Time Filter');
    expect(plan).not.toContain('Seq Scan');
  });

  test('the facts behind the other badges', async () => {
    const plan = await planOf('badge_other_facts', '1');
    for (const index of ['person_badge_uid_badge_pk', 'urge_uid', 'diary_entry_uid', 'pairing_']) {
      expect(plan).toContain(index);
    }
    expect(plan).toContain('exercise_submission_');
    expect(plan).not.toContain('Seq Scan');
  });
});
