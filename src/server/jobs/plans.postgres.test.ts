import { beforeAll, expect, test, vi } from 'vitest';
import { rowsOf } from '../testing/dump.ts';
import { planOf } from '../testing/plan.testing.ts';
import { type Statement, watchStatements } from '../testing/statements.ts';
import { sharedTestServer } from '../testing/test-server.ts';

const server = sharedTestServer();
const ROWS = 20_000;
let asked: Statement[];

/** Records the statements of the jobs on a few rows, and then adds many for which to ask their plans. */
beforeAll(async () => {
  asked = watchStatements();
  for (const job of ['tidy_up', 'plan_reminders', 'deliver_mail'] as const) await server().runJob(job);
  vi.restoreAllMocks();
  await fillTables();
});

async function fillTables(): Promise<void> {
  const { patientDb: db } = server().connection;
  const now = server().clock.now().toISOString();
  const fill = (statement: string) => rowsOf(db, statement.replaceAll(':now', `timestamptz '${now}'`));
  await fill(`
    with people as (
      insert into account (site, mail, mail_key, name, language, roles, created_at)
      select 'alcohol', n || '@houvast.example', n || '@houvast.example', 'x', 'nl', '{client}', :now
      from generate_series(1, ${ROWS}) n returning uid
    ), due as (
      insert into reminder (uid, minute, weekdays, next_at) select uid, 1200, '{mo}', :now - interval '1 minute' from people
    )
    insert into mail (uid, site, language, kind, unique_key, created_at, next_attempt_at, discard_at, sent_at)
    select uid, 'alcohol', 'nl', 'daily_mail', 'sent:' || uid, :now, :now, :now + interval '1 day', :now from people`);
  await fill(`
    insert into mail (site, language, kind, recipient, unique_key, created_at, next_attempt_at, discard_at)
    select 'alcohol', 'nl', 'daily_mail', case when n % 2 = 0 then 'x@houvast.example' end, 'waits:' || n, :now,
      :now - interval '1 minute', :now + interval '1 day' from generate_series(1, ${ROWS}) n`);
  await fill(`
    insert into access_log (client, nth, nurse, look, at, day, hash)
    select n, 1, 1, 'exercises', :now, '2026-11-01', '\\x00' from generate_series(1000001, ${1_000_000 + ROWS}) n`);
  await fill('analyze');
}

const plansOf = (part: RegExp) => {
  const found = asked.filter(({ text }) => part.test(text));
  return Promise.all(found.map((statement) => planOf(server().connection.db, statement)));
};

test('people due for a reminder at the usual hour are found without sorting all of them', async () => {
  const [plan = ''] = await plansOf(/from "reminder".* skip locked/);
  expect(plan).toContain('Index Scan using reminder_next');
  expect(plan).not.toContain('Sort');
});

test('the mail that waits longest is found past no mail that was given up, and without sorting', async () => {
  const [plan = ''] = await plansOf(/from "mail".* skip locked/);
  expect(plan).toContain('Index Scan using mail_due');
  expect(plan).not.toContain('Sort');
});

test('what has to go is found without reading what stays', async () => {
  const plans = await plansOf(/^(with .*)?delete from/);
  expect(plans.length).toBeGreaterThan(10);
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (account|mail|access_log|reminder)\b/);
});
