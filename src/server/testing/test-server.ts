import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Connection, openEmbedded, openPostgres } from '#db/connection.ts';
import type { Site } from '#domain/site/site.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import { openClosingStore } from '#features/maintenance/server/closing-store.ts';
import { type Clock, clockOf } from '#platform/clock.ts';
import { openContentStore } from '#platform/content/store.ts';
import { createErrorReporter } from '#platform/error-reports/reporter.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { JobName } from '#platform/jobs/job-name.ts';
import { CONTENT_KINDS } from '../content-cli/kinds.ts';
import { createApp } from '../http/app.ts';
import { createMetrics } from '../http/metrics.ts';
import { createJobContext } from '../jobs/job-context.ts';
import { jobsOf, runJob } from '../jobs/jobs.ts';
import type { PageRenderer } from '../pages/rendering.ts';
import { loadTexts } from '../texts.ts';
import { administer, databaseUrl } from './databases.ts';
import { peopleOf } from './site-clients.ts';
import { staffOf } from './staff-clients.ts';
import type { TestClient } from './test-client.ts';
import { TEST_NOW, testEnvironment } from './test-environment.ts';
import { unbuiltStaffPage } from './test-pages.ts';

/** The same for every server of a worker. */
const texts = loadTexts();

/** The password of everyone who registers in a test. */
export const NEWCOMER_PASSWORD = 'rustig-aan-2026';

export interface TestServer {
  readonly app: FastifyInstance;
  readonly connection: Connection;
  readonly clock: Clock;
  /** Lines the server logged, as JSON text. */
  readonly log: string[];
  /** Someone with a new account on a site, logged in: the address is `<name>@houvast.example`. */
  newcomer(name: string, site?: Site, options?: { language?: 'nl' | 'en' }): Promise<TestClient>;
  /** Confirms the address of a newcomer, on all sites, without its mail. */
  confirm(name: string): Promise<void>;
  /** The context of jobs on this server. */
  readonly jobContext: JobContext;
  /** Runs a job now, as a worker would; returns how many items it processed. */
  runJob(name: JobName): Promise<number>;
  /** Advances the server's clock. */
  passSeconds(seconds: number): void;
  /** Someone without a session; `address` varies where limits count per address. */
  visitor(site: Site, options?: { language?: 'nl' | 'en'; address?: string }): TestClient;
  /** Somebody at the host of the staff who has not signed in. */
  staffVisitor(options?: { address?: string }): TestClient;
  /** A demo member of the staff, signed in with both steps. */
  staff(role: StaffRole): Promise<TestClient>;
  /** The code that a demo member's app shows now; time passes, so that it is one that was not used. */
  freshCode(role: StaffRole): string;
  /** Gives such a code, which is good for one dangerous act. */
  prove(member: TestClient, role: StaffRole): Promise<void>;
  /** A demo person, logged in. */
  login(name: string): Promise<TestClient>;
  close(): Promise<void>;
}

/** A whole server on a fresh copy of the template database, called over HTTP. Starts at `TEST_NOW`. */
async function startTestServer(
  settings: Record<string, string>,
  pages: PageRenderer | undefined,
  trustedEndpoints: ReadonlySet<string> | undefined,
): Promise<TestServer> {
  const environment = testEnvironment(settings);
  const { connection, discard } = await copyOfTemplate();
  let now = TEST_NOW.getTime();
  const clock = clockOf(() => new Date(now), environment.timeZone);
  const log: string[] = [];
  const logger = pino({ level: 'info' }, { write: (line: string) => void log.push(line) });
  const content = await openContentStore(connection, CONTENT_KINDS, {
    unreadable: (id) => log.push(`unreadable ${id}`),
  });
  const closing = await openClosingStore(connection, { bySetting: environment.maintenance });
  const parts = {
    environment,
    connection,
    clock,
    texts: await texts,
    content,
    closing,
    ...(trustedEndpoints ? { trustedEndpoints } : {}),
  };
  const metrics = createMetrics(logger);
  const errorReporter = createErrorReporter({
    dsn: environment.sentryDsn,
    release: 'houvast@test',
    clock,
    counted: metrics.errorReported,
  });
  const app = await createApp({
    ...parts,
    shutdown: new AbortController().signal,
    logger,
    errorReporter,
    metrics,
    ...(pages ? { pages, staffPage: unbuiltStaffPage() } : {}),
  });
  await app.ready();
  const jobContext = createJobContext({ ...parts, deliveries: metrics.deliveries });

  const passSeconds = (seconds: number) => {
    now += seconds * 1000;
  };
  return {
    app,
    connection,
    clock,
    log,
    jobContext,
    async runJob(name) {
      const job = jobsOf(connection).find((known) => known.name === name);
      if (!job) throw new Error(`There is no job ${name}`);
      return runJob(job, jobContext, metrics.jobWatcher);
    },
    passSeconds,
    ...peopleOf(app, { db: connection.db, clock, newcomerPassword: NEWCOMER_PASSWORD }),
    ...staffOf(app, { clock, passSeconds }),
    async close() {
      jobContext.mailer.close();
      await app.close();
      await content.close();
      await closing.close();
      await discard();
    },
  };
}

/** One server for all tests of a file; it serves pages if it is given a renderer. */
export function sharedTestServer(
  settings: Record<string, string> = {},
  pages?: PageRenderer,
  trustedEndpoints?: ReadonlySet<string>,
): () => TestServer {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(settings, pages, trustedEndpoints);
  });
  afterAll(() => server.close());
  return () => server;
}

async function copyOfTemplate(): Promise<{ connection: Connection; discard: () => Promise<void> }> {
  const template = inject('template');
  const url = inject('postgresUrl');
  if (url === '') {
    const connection = await openEmbedded({ snapshot: new Blob([readFileSync(template)]) });
    return { connection, discard: () => connection.close() };
  }
  const name = `houvast_test_${randomBytes(6).toString('hex')}`;
  // Copying files takes a tenth of what PostgreSQL does otherwise, which is to log every page.
  await administer(url, `create database ${name} template ${template} strategy file_copy`);
  const connection = openPostgres(databaseUrl(url, name));
  return {
    connection,
    discard: async () => {
      await connection.close();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
