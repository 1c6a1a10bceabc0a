import { readFileSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import { type Site, siteOfHost } from '#domain/site/site.ts';
import { errorFields, failuresIn } from '#platform/error-reports/error-fields.ts';
import type { ErrorReporter } from '#platform/error-reports/reporter.ts';
import type { ReportError } from '#platform/http/errors.ts';
import type { JobWatcher } from '../jobs/jobs.ts';

/** The release named in error reports. */
export function readRelease(): string {
  const file = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8');
  const { name, version }: { name: string; version: string } = JSON.parse(file);
  return `${name}@${version}`;
}

/** Reports errors in calls, with the route pattern as in the log. */
export function reportCallErrors(reporter: ErrorReporter, siteHosts: ReadonlyMap<string, Site>): ReportError {
  return (thrown, request) => {
    const place = `${request.method} ${request.routeOptions.url ?? 'none'}`;
    reporter.report({ ...errorFields(thrown), ...requestOf(request, siteHosts), place });
  };
}

/** Reports errors in rendering pages, by page name. */
export function reportPage(
  reporter: ErrorReporter,
  siteHosts: ReadonlyMap<string, Site>,
  request: FastifyRequest,
): (thrown: unknown, page: string) => void {
  return (thrown, place) => {
    request.log.error({ page: place, ...errorFields(thrown) }, 'page failed');
    reporter.report({ ...errorFields(thrown), ...requestOf(request, siteHosts), place });
  };
}

function requestOf(request: FastifyRequest, siteHosts: ReadonlyMap<string, Site>) {
  return { source: 'server', site: siteOfHost(request.host, siteHosts), requestId: request.id } as const;
}

/** Reports failed jobs as well. */
export function reportingJobs(watcher: JobWatcher, reporter: ErrorReporter): JobWatcher {
  return {
    done: watcher.done,
    failed(job, error) {
      watcher.failed(job, error);
      for (const failure of failuresIn(error))
        reporter.report({ ...errorFields(failure), source: 'job', place: job });
    },
  };
}
