import pino from 'pino';
import { DEMO_NURSE } from '#db/demo/nurses.ts';
import { DEMO_PASSWORD, DEMO_PEOPLE } from '#db/demo/people.ts';
import { DEMO_STAFF } from '#db/demo/staff.ts';
import { pathTo } from '#domain/site/paths.ts';
import { languageFor, originOf, SITES, type Site } from '#domain/site/site.ts';
import { checkKeys } from '#features/account/server/upkeep/check-keys.ts';
import { openClosingStore } from '#features/maintenance/server/closing-store.ts';
import { runningClock } from '#platform/clock.ts';
import { openContentStore } from '#platform/content/store.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import type { Environment } from '#platform/environment.ts';
import { createErrorReporter } from '#platform/error-reports/reporter.ts';
import { codeAt } from '#platform/second-factor/codes.ts';
import { CONTENT_KINDS, loadChangedContent } from './content-cli/kinds.ts';
import { openDatabase, seedPeople } from './database.ts';
import { createApp } from './http/app.ts';
import { drainable, exitCodeOf } from './http/drain.ts';
import { readRelease, reportingJobs } from './http/error-reports.ts';
import { createMetrics } from './http/metrics.ts';
import { createJobContext, hasMailbox } from './jobs/job-context.ts';
import { openJobs } from './jobs/jobs.ts';
import { openLog } from './log.ts';
import { createRenderer } from './pages/renderer.ts';
import { returnMemory } from './return-memory.ts';
import { staffOriginOf } from './staff/staff-host.ts';
import { readStaffPage } from './staff/staff-page.ts';
import { loadTexts } from './texts.ts';

/** How often each node reads whether the sites are closed, in milliseconds: all follow the switch within five seconds. */
const CLOSING_READ_EVERY_MS = 4_000;

/** Serves until the process is told to stop. Throws what keeps it from starting. */
export async function serve(environment: Environment): Promise<void> {
  const parts = await openParts(environment);
  const shutdown = new AbortController();
  const app = await createApp({
    ...parts,
    shutdown: shutdown.signal,
    pages: parts.renderer.pages,
    staffPage: readStaffPage(),
  });
  parts.renderer.attach(app);
  stopOnSignals(parts, shutdown, drainable(app));

  await app.listen({ port: environment.port, host: environment.host });
  await parts.jobs.work(createJobContext({ ...parts, deliveries: parts.metrics.deliveries }));
  setInterval(parts.closing.renew, CLOSING_READ_EVERY_MS).unref();
  returnMemory();
  const address = app.server.address();
  printWelcome(parts, typeof address === 'object' && address ? address.port : environment.port);
}

type OpenParts = Awaited<ReturnType<typeof openParts>>;

/** Opens the database with its content and demo people, and whatever else the server is made of. */
async function openParts(environment: Environment) {
  const clock = runningClock(environment.timeZone, environment.startAt);
  const connection = await openDatabase(environment);
  await checkKeys({ db: connection.patientDb, keyring: new Keyring(environment.encryptionKeys) });
  const loaded = await loadChangedContent(connection, clock.now());
  if (environment.demo) await seedPeople(connection, environment, clock);
  const logger = pino({ level: environment.logLevel }, openLog());
  const kept = loaded?.kept ?? [];
  if (kept.length > 0) logger.info({ kept }, 'content that was changed in the database was kept');
  for (const id of loaded?.withdrawn ?? []) logger.warn({ id }, 'content with a gap was withdrawn');
  const metrics = createMetrics(logger);
  const errorReporter = createErrorReporter({
    dsn: environment.sentryDsn,
    release: readRelease(),
    clock,
    counted: metrics.errorReported,
  });
  const [renderer, jobs, content, closing, texts] = await Promise.all([
    createRenderer(),
    openJobs(connection, environment, reportingJobs(metrics.jobWatcher, errorReporter)),
    openContentStore(connection, CONTENT_KINDS, {
      unreadable: (id) => logger.warn({ id }, 'content cannot be read as it was changed'),
    }),
    openClosingStore(connection, { bySetting: environment.maintenance }),
    loadTexts(),
  ]);
  return {
    environment,
    connection,
    clock,
    logger,
    metrics,
    errorReporter,
    renderer,
    jobs,
    content,
    closing,
    texts,
  };
}

/** Stops the process in an orderly way on SIGTERM and SIGINT. */
function stopOnSignals(
  { environment, connection, jobs, content, closing, errorReporter }: OpenParts,
  shutdown: AbortController,
  drain: (graceMs: number) => Promise<void>,
): void {
  const stop = async (graceMs: number) => {
    await drain(graceMs);
    await jobs.stop();
    await content.close();
    await closing.close();
    await errorReporter.settle();
    await connection.close();
  };
  const exit = async (graceMs: number) => {
    if (shutdown.signal.aborted) return;
    shutdown.abort();
    process.exit(await exitCodeOf(stop, graceMs));
  };
  process.on('SIGTERM', () => void exit(environment.shutdownGraceMs));
  // Somebody at a keyboard has no load balancer.
  process.on('SIGINT', () => void exit(0));
}

function printWelcome({ environment, clock }: Pick<OpenParts, 'environment' | 'clock'>, port: number): void {
  const origin = (site: Site) => originOf(site, environment.publicOriginTemplate).replace(/:0$/, `:${port}`);
  const lines = ['', 'Houvast is ready:', ...SITES.map((site) => `  ${origin(site)}`)];
  if (environment.demo) {
    lines.push('', `Demo people, all with the password ${DEMO_PASSWORD}:`);
    for (const { name, mail, site, language } of DEMO_PEOPLE) {
      lines.push(
        `  ${name.padEnd(7)} ${mail.padEnd(24)} ${origin(site)}${pathTo({ language: languageFor(language, site, environment) }, 'login')}`,
      );
    }
    lines.push(`  Jansen  ${DEMO_NURSE.mail.padEnd(24)} ${origin('poh')}/inloggen`);
  }
  const staffOrigin = staffOriginOf(environment);
  if (staffOrigin !== null)
    lines.push('', `The host of the staff: ${staffOrigin.replace(/:0$/, `:${port}`)}`);
  if (environment.demo && staffOrigin !== null) {
    lines.push(
      '',
      'Demo members of the staff, with the same password, and the code that their app shows now:',
    );
    for (const { name, mail, role, secret } of DEMO_STAFF) {
      lines.push(`  ${name.padEnd(10)} ${mail.padEnd(25)} ${role.padEnd(14)} ${codeAt(secret, clock.now())}`);
    }
    lines.push('  Another code: npm run staff -- code <mail>');
  }
  if (hasMailbox(environment)) lines.push('', `Mail that would be sent: ${origin('alcohol')}/mailbox`);
  process.stdout.write(`${lines.join('\n')}\n\n`);
}
