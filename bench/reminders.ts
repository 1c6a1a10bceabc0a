// npm run bench:reminders [-- --quick]: plans and sends the reminders of an evening on PostgreSQL, in one process. A
// hundred thousand people are due at once (five thousand with --quick). Of their mails ten thousand are sent, enough to
// measure the rate: a thousand to a mail server on this machine, the others nowhere.
import { parseArgs } from 'node:util';
import { SMTPServer } from 'smtp-server';
import { type Connection, openPostgres } from '#db/connection.ts';
import { migratePostgresDatabase } from '#db/migrate.ts';
import { clockOf } from '#platform/clock.ts';
import { openContentStore } from '#platform/content/store.ts';
import { type Environment, readEnvironment } from '#platform/environment.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { JobName } from '#platform/jobs/job-name.ts';
import type { Mailer } from '#platform/mail/letter.ts';
import { smtpMailer } from '#platform/mail/smtp.ts';
import { CONTENT_KINDS, loadAllContent } from '#server/content-cli/kinds.ts';
import { createJobContext } from '#server/jobs/job-context.ts';
import { jobsOf } from '#server/jobs/jobs.ts';
import { portOf } from '#server/testing/free-port.ts';
import { loadTexts } from '#server/texts.ts';
import { SECRETS, withClient } from './data.ts';
import { startThrowawayPostgres } from './scripts.ts';

const { values: options } = parseArgs({ options: { quick: { type: 'boolean' } } });
const PEOPLE = options.quick ? 5_000 : 100_000;
const BY_SMTP = 1_000;
const MOST_SENT = 10_000;
const EVENING = new Date('2026-11-20T19:00:00Z');

/** Inserts people who logged in yesterday and have not registered today. */
const PEOPLE_SQL = `
  with people as (
    insert into account (site, mail, mail_key, mail_validated_at, name, language, roles, created_at)
    select 'alcohol', n || '@houvast.example', n || '@houvast.example', $1, 'x', 'nl', '{client}', $1
    from generate_series(1, $2::int) as n
    returning uid
  ), logins as (
    insert into last_login (uid, at) select uid, $1 from people
  )
  insert into participant (uid, site, notification_kinds, registrations_start, programme_start)
  select uid, 'alcohol', '{daily_mail,usage_reminder_mail,end_of_phase_mail}', '2026-11-19', '2026-11-19' from people`;
const DUE_SQL = `
  insert into reminder (uid, minute, weekdays, next_at)
  select uid, 1200, '{monday,tuesday,wednesday,thursday,friday,saturday,sunday}', $1 from account`;

async function fill(url: string, connection: Connection): Promise<void> {
  const yesterday = new Date(EVENING.getTime() - 86_400_000);
  await loadAllContent(connection, yesterday);
  await withClient(url, async (run) => {
    await run(PEOPLE_SQL, [yesterday, PEOPLE]);
    await run(DUE_SQL, [EVENING]);
    await run('analyze');
  });
}

/** Sends the first mails through a mail server, and accepts all others at once. */
function mailerOf(port: number): Mailer {
  const smtp = smtpMailer({ url: `smtp://127.0.0.1:${port}`, from: 'mail@houvast.example' });
  let count = 0;
  return {
    ...smtp,
    async deliver(letter) {
      count += 1;
      return count <= BY_SMTP ? smtp.deliver(letter) : 'taken';
    },
  };
}

async function startSink(): Promise<{ port: number; close(): void }> {
  const sink = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, _session, done) => void stream.resume().once('end', () => done()),
  });
  const server = sink.listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  return { port: portOf(server), close: () => sink.close() };
}

async function contextOf(
  environment: Environment,
  connection: Connection,
  port: number,
): Promise<JobContext> {
  const clock = clockOf(() => EVENING, environment.timeZone);
  const content = await openContentStore(connection, CONTENT_KINDS, { unreadable: () => undefined });
  const parts = { environment, connection, clock, texts: await loadTexts(), content };
  return { ...createJobContext(parts), mailer: mailerOf(port) };
}

/** Runs a job until nothing is left or it has done `most`, and reports its speed and peak memory. */
async function measure(what: string, name: JobName, context: JobContext, most = PEOPLE): Promise<void> {
  const job = jobsOf({ kind: 'postgres' }).find((known) => known.name === name);
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20);
  const [start, before] = [performance.now(), process.cpuUsage()];
  let handled = 0;
  for (let done = -1; done !== 0 && handled < most; handled += done) done = (await job?.run(context)) ?? 0;
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(before);
  clearInterval(watch);
  const cpu = (user + system) / 1_000 / Math.max(1, handled);
  process.stdout.write(
    `${what.padEnd(8)} ${handled} people in ${seconds.toFixed(1)} s: ${Math.round(handled / seconds)} a second, ` +
      `${cpu.toFixed(2)} ms of CPU each, ${Math.round(peak / 1e6)} MB at most\n`,
  );
}

const postgres = await startThrowawayPostgres({ durable: true });
if (!postgres) throw new Error('This benchmark needs PostgreSQL on this machine.');
try {
  await migratePostgresDatabase(postgres.url);
  const connection = openPostgres(postgres.url);
  await fill(postgres.url, connection);
  const sink = await startSink();
  const environment = readEnvironment({
    ...SECRETS,
    NODE_ENV: 'development',
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
  });
  const context = await contextOf(environment, connection, sink.port);
  process.stdout.write(`${PEOPLE} people are due.\n`);
  await measure('planned', 'plan_reminders', context);
  await measure('sent', 'deliver_mail', context, MOST_SENT);
  sink.close();
  await connection.close();
} finally {
  await postgres.stop();
}
process.exit();
