import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { type Site, siteOfHost } from '#domain/site/site.ts';
import { faultOf } from '#platform/error-reports/fault.ts';
import type { ErrorReporter } from '#platform/error-reports/reporter.ts';
import type { Faulty } from '#platform/http/errors.ts';
import type { JobWatcher } from '../jobs/jobs.ts';

/** Which Houvast this is, as reports of errors say it. */
export function readRelease(): string {
  const file = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { name, version }: { name: string; version: string } = JSON.parse(file);
  return `${name}@${version}`;
}

/** Tells of mistakes in answering calls, by the pattern of the path as in the log. */
export function faultyCalls(reporter: ErrorReporter, siteHosts: ReadonlyMap<string, Site>): Faulty {
  return (thrown, request) => {
    const place = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    reporter.report({ ...faultOf(thrown), ...requestOf(request, siteHosts), place });
  };
}

/** Tells of mistakes in rendering pages, by the name of the page. */
export function reportPage(
  reporter: ErrorReporter,
  siteHosts: ReadonlyMap<string, Site>,
  request: FastifyRequest,
): (thrown: unknown, page: string) => void {
  return (thrown, place) => {
    request.log.error({ page: place, ...faultOf(thrown) }, 'page failed');
    reporter.report({ ...faultOf(thrown), ...requestOf(request, siteHosts), place });
  };
}

function requestOf(request: FastifyRequest, siteHosts: ReadonlyMap<string, Site>) {
  return { source: 'server', site: siteOfHost(request.host, siteHosts), requestId: request.id } as const;
}

/** Tells of jobs that failed as well. */
export function reportingJobs(watcher: JobWatcher, reporter: ErrorReporter): JobWatcher {
  return {
    done: watcher.done,
    failed(job, error) {
      watcher.failed(job, error);
      reporter.report({ ...faultOf(error), source: 'job', place: job });
    },
  };
}
