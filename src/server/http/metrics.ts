import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '#db/connection.ts';
import type { CountedPage } from '#domain/site/consent.ts';
import type { Site } from '#domain/site/site.ts';
import { findWaiting } from '#features/mail/server/queries.ts';
import { countOverdue } from '#features/moderation/server/overdue/queries.ts';
import { countWrongCodes } from '#features/pairing/server/queries.ts';
import type { Clock } from '#platform/clock.ts';
import { equalInConstantTime } from '#platform/crypto/secret-token.ts';
import type { ErrorSource } from '#platform/error-reports/envelope.ts';
import type { ReportOutcome } from '#platform/error-reports/reporter.ts';
import type { JobWatcher } from '../jobs/jobs.ts';

const HOUR_MS = 3_600_000;

/** What this process counts, for monitoring. No label ever names a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly jobWatcher: JobWatcher;
  pageViewed(site: Site, page: CountedPage): void;
  answered(route: string, status: number, seconds: number): void;
  errorReported(source: ErrorSource, outcome: ReportOutcome): void;
}

export function createMetrics(logger: FastifyBaseLogger): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const runs = new Counter({
    name: 'houvast_job_runs_total',
    help: 'Runs of jobs, by how they ended',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const things = new Counter({
    name: 'houvast_job_things_total',
    help: 'What jobs did: mails sent, copies made, rows deleted, people told or removed',
    labelNames: ['job'],
    registers,
  });
  const lastRun = new Gauge({
    name: 'houvast_job_last_success_timestamp_seconds',
    help: 'When a job last ended well in this process',
    labelNames: ['job'],
    registers,
  });
  const durations = new Histogram({
    name: 'houvast_job_duration_seconds',
    help: 'How long runs of jobs took',
    labelNames: ['job'],
    registers,
  });
  const answers = new Histogram({
    name: 'houvast_http_duration_seconds',
    help: 'How long answers took, by the pattern of the path',
    labelNames: ['route', 'status'],
    registers,
  });
  const pageViews = new Counter({
    name: 'houvast_page_views_total',
    help: 'Public pages opened by people who turned statistics on',
    labelNames: ['site', 'route'],
    registers,
  });
  const errors = new Counter({
    name: 'houvast_errors_reported_total',
    help: 'Errors told to SENTRY_DSN, by where they were and what became of the report',
    labelNames: ['source', 'outcome'],
    registers,
  });
  return {
    registry,
    errorReported: (source, outcome) => errors.inc({ source, outcome }),
    pageViewed: (site, route) => pageViews.inc({ site, route }),
    jobWatcher: {
      done(job, count, seconds) {
        runs.inc({ job, outcome: 'done' });
        things.inc({ job }, count);
        durations.observe({ job }, seconds);
        lastRun.setToCurrentTime({ job });
      },
      failed(job, error) {
        runs.inc({ job, outcome: 'failed' });
        logger.error({ job, reason: error instanceof Error ? error.name : 'unknown' }, 'job failed');
      },
    },
    answered: (route, status, seconds) => answers.observe({ route, status: String(status) }, seconds),
  };
}

/**
 * `/metrics`, for callers with the token; without one in the settings the page does not exist (contract head section).
 */
export function mountMetrics(
  app: FastifyInstance,
  { registry, answered }: Metrics,
  { token, connection, clock }: { token: string | undefined; connection: Connection; clock: Clock },
): void {
  if (token === undefined) return;
  const measure = gauges(registry, connection, clock);
  app.addHook('onResponse', (request, reply, done) => {
    answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const given = request.headers.authorization ?? '';
    if (!equalInConstantTime(given, `Bearer ${token}`)) return reply.callNotFound();
    await measure();
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

/** Gauges that are measured at each scrape by calling the function. */
function gauges(registry: Registry, { db, pool }: Connection, clock: Clock): () => Promise<void> {
  const registers = [registry];
  const mailsWaiting = new Gauge({
    name: 'houvast_mails_waiting',
    help: 'Mails that should have gone out by now',
    registers,
  });
  const mailLag = new Gauge({
    name: 'houvast_mail_lag_seconds',
    help: 'How long the oldest of them has been waiting',
    registers,
  });
  const safetyOverdue = new Gauge({
    name: 'houvast_safety_items_overdue',
    help: 'Texts with a sign of danger that no moderator looked at within the time they may wait',
    registers,
  });
  const wrongCodes = new Gauge({
    name: 'houvast_wrong_pairing_codes',
    help: 'Pairing codes of the last hour that were nobody’s; it stops at 300, when somebody may be guessing',
    registers,
  });
  const connections = pool
    ? new Gauge({
        name: 'houvast_database_connections',
        help: 'Connections of this process to PostgreSQL; waiting: what has none yet and wants one',
        labelNames: ['state'],
        registers,
      })
    : null;
  return async () => {
    // Before this scrape itself takes one.
    for (const [state, count] of Object.entries(pool?.() ?? {})) connections?.set({ state }, count);
    const now = clock.now();
    const { count, oldest } = await findWaiting(db, now);
    mailsWaiting.set(count);
    wrongCodes.set(await countWrongCodes(db, new Date(now.getTime() - HOUR_MS)));
    safetyOverdue.set(await countOverdue(db));
    mailLag.set(oldest ? (now.getTime() - oldest.getTime()) / 1000 : 0);
  };
}
