import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Connection } from '#db/connection.ts';
import type { CountedPage } from '#domain/site/cookie-consent.ts';
import type { Site } from '#domain/site/site.ts';
import type { Clock } from '#platform/clock.ts';
import { equalInConstantTime } from '#platform/crypto/secret-token.ts';
import type { ErrorSource } from '#platform/error-reports/envelope.ts';
import { errorFields, failuresIn } from '#platform/error-reports/error-fields.ts';
import type { ReportOutcome } from '#platform/error-reports/reporter.ts';
import { createDeliveryCounter, type DeliveryCounter } from '../jobs/delivery-counter.ts';
import type { JobWatcher } from '../jobs/jobs.ts';
import { connectionGauge, databaseGauges } from './gauges.ts';

/** What this process counts, for monitoring. No label ever names a person. */
export interface Metrics {
  readonly registry: Registry;
  readonly jobWatcher: JobWatcher;
  readonly deliveries: DeliveryCounter;
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
  const deliveries = createDeliveryCounter(registers, logger);
  return {
    registry,
    deliveries,
    errorReported: (source, outcome) => errors.inc({ source, outcome }),
    pageViewed: (site, route) => pageViews.inc({ site, route }),
    jobWatcher: {
      done(job, count, seconds) {
        runs.inc({ job, outcome: 'done' });
        things.inc({ job }, count);
        durations.observe({ job }, seconds);
        lastRun.setToCurrentTime({ job });
        deliveries.write();
      },
      failed(job, error) {
        runs.inc({ job, outcome: 'failed' });
        for (const failure of failuresIn(error)) logger.error({ job, ...errorFields(failure) }, 'job failed');
        deliveries.write();
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
  const stored = new Registry();
  const measureConnections = connectionGauge(registry, connection);
  const measureStored = databaseGauges(stored, connection, clock);
  app.addHook('onResponse', (request, reply, done) => {
    answered(request.routeOptions.url ?? 'none', reply.statusCode, reply.elapsedTime / 1000);
    done();
  });
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) => {
    reply.header('Cache-Control', 'no-store');
    const given = request.headers.authorization ?? '';
    if (!equalInConstantTime(given, `Bearer ${token}`)) return reply.callNotFound();
    // Before this scrape itself takes one.
    measureConnections();
    const found = [registry];
    try {
      await measureStored();
      found.push(stored);
    } catch (error) {
      request.log.error(errorFields(error), 'the database was not measured');
    }
    return reply.type(registry.contentType).send(await Registry.merge(found).metrics());
  });
}
