import { sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { APPLICATION_LISTS } from '#domain/nurse/application.ts';
import { findNurses } from '#features/nurses/server/queries.ts';
import { findActors, findEntries, findEntry } from '#platform/audit/queries.ts';
import { planOf } from '#server/testing/plan.testing.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { findByMail, findDeletions } from './queries.ts';

const server = sharedTestServer();
const PEOPLE = 100_000;

beforeAll(async () => {
  const { patientDb: db } = server().connection;
  await db.execute(sql`
    insert into account (site, mail, mail_key, name, language, roles, created_at)
    select 'poh', n || '@houvast.example', n || '@houvast.example', 'x', 'nl', '{poh}', now()
    from generate_series(1, ${PEOPLE}::int) n`);
  await db.execute(sql`
    insert into nurse (uid, state, initials, family_name, job_title, practice, address, postal_code, locality, telephone,
      wants_package, applied_at, approved_at, practice_changed_at)
    select uid, case when uid % 3 = 0 then 'applied' else 'approved' end, 'x', 'x', 'x', 'x', 'x', 'x', 'x', 'x', uid % 2 = 0,
      date_trunc('second', now()) - uid * interval '1 second',
      case when uid % 3 = 0 then null else date_trunc('second', now()) - uid * interval '1 second' end,
      case when uid % 9 = 1 then date_trunc('second', now()) - uid * interval '1 second' end
    from account where site = 'poh' and not exists (select from nurse where nurse.uid = account.uid)`);
  await db.execute(sql`
    insert into mail (uid, site, language, kind, unique_key, created_at, next_attempt_at, discard_at, sent_at)
    select uid, 'poh', 'nl', 'validate_email', 'plans:' || uid, now(), now(), now(), now() from account where site = 'poh'`);
  await db.execute(sql`
    insert into account_deletion (uid, member, name, reason, asked_at)
    select uid, 1, 'x', 'x', date_trunc('second', now()) - uid * interval '1 second' from account where site = 'poh'`);
  await db.execute(sql`
    insert into audit_entry (id, at, member, name, action, subject, hash)
    select n, now() - (${PEOPLE} - n) * interval '1 second', 3, 'x', 'account_found', 'account ' || n, ''
    from generate_series(1, ${PEOPLE}::int) n`);
  await db.execute(sql`analyze`);
});

test.each(APPLICATION_LISTS)(
  'the list of applications %s is read along its index, however far on',
  async (list) => {
    const { db } = server().connection;
    const index = {
      applied: 'nurse_applied',
      package: 'nurse_package',
      changed: 'nurse_changed',
      approved: 'nurse_approved',
    }[list];
    const far = { at: new Date(Date.now() - 50_000_000), id: 50_000 };
    for (const after of [undefined, far]) {
      const plan = await planOf(db, findNurses(db, list, after));
      expect(plan).toContain(`Index Scan Backward using ${index}`);
      expect(plan).not.toContain('Seq Scan');
      expect(plan).not.toContain('Sort');
    }
  },
);

test('an account is found by the index of addresses, whether there is one or not', async () => {
  const { db } = server().connection;
  const plans = await Promise.all(
    ['7@houvast.example', 'niemand@houvast.example', '%'].map((mail) =>
      planOf(db, findByMail(db, 'poh', mail)),
    ),
  );
  for (const plan of plans) {
    expect(plan).toContain('Index Scan using account_site_mail on account');
    expect(plan).toContain('mail_uid');
    expect(plan).not.toContain('Seq Scan on account\n');
  }
  expect(new Set(plans.map((plan) => plan.replace(/mail_key = '[^']*'/g, ''))).size).toBe(1);
});

test('what a member found lately is one step down an index, however much they searched', async () => {
  const { db } = server().connection;
  const since = new Date(Date.now() - 1_800_000);
  const sought = { member: 3, action: 'account_found', subject: 'account 99990', since } as const;
  expect(await findEntry(db, sought)).toHaveLength(1);
  expect(await planOf(db, findEntry(db, sought))).toMatch(
    /Index (Only )?Scan using audit_entry_subject on audit_entry/,
  );
});

test('the deletions that wait are read along their index, however far on', async () => {
  const { db } = server().connection;
  const far = { at: new Date(Date.now() - 50_000_000), id: 50_000 };
  for (const after of [undefined, far]) {
    const plan = await planOf(db, findDeletions(db, after));
    expect(plan).toContain('Index Scan Backward using account_deletion_asked');
    expect(plan).not.toContain('Seq Scan on account_deletion');
    expect(plan).not.toContain('Sort');
  }
});

test('the log is read along an index, of one member too, however far on', async () => {
  const { db } = server().connection;
  for (const before of [undefined, 50_000]) {
    const all = await planOf(db, findEntries(db, { before }, 51));
    expect(all).toContain('Index Scan Backward using audit_entry_pkey');
    const own = await planOf(db, findEntries(db, { before, member: 4 }, 51));
    expect(own).toContain('Index Scan Backward using audit_entry_member');
    for (const plan of [all, own]) expect(plan).not.toMatch(/Seq Scan|Sort/);
  }
});

test('who stands in the log is found from member to member, and not along the whole of it', async () => {
  const { db } = server().connection;
  const plan = await planOf(db, findActors(db));
  expect(plan.match(/Index Scan Backward using audit_entry_member on audit_entry/g)).toHaveLength(2);
  expect(plan).not.toContain('Seq Scan');
});

test('days of the log long ago are found by their index, without a walk through all that came after', async () => {
  const { db } = server().connection;
  const ago = (seconds: number) => new Date(Date.now() - seconds * 1_000);
  const plan = await planOf(db, findEntries(db, { from: ago(90_000), until: ago(89_000) }, 51));
  expect(plan).toContain('Index Scan using audit_entry_at on audit_entry');
  expect(plan).not.toContain('Seq Scan');
});
