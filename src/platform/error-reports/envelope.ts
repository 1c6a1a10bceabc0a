import { randomUUID } from 'node:crypto';
import type { StackFrame } from '#contract/error-report.ts';
import type { Site } from '#domain/site/site.ts';

export type ErrorSource = 'browser' | 'server' | 'job';

/** All that is reported about an error. Every part is a name or a number of ours; nothing in it comes from a person. */
export interface ErrorReport {
  readonly source: ErrorSource;
  /** The class of the error. */
  readonly type: string;
  /** The error code, from a closed set: ours, the database's or the system's. Messages are never included. */
  readonly code?: string | undefined;
  /** Nearest first. */
  readonly frames: readonly StackFrame[];
  /** The name of the page, the route pattern of the call, or the job. */
  readonly place: string;
  readonly site?: Site | undefined;
  readonly requestId?: string | undefined;
  /** Of the browser bundle: the name of its entry file. */
  readonly build?: string | undefined;
}

/**
 * A report in the format of Sentry and compatible collectors (https://develop.sentry.dev/sdk/envelopes/): JSON lines.
 */
export function envelopeOf(report: ErrorReport, { release, now }: { release: string; now: Date }): string {
  const id = randomUUID().replaceAll('-', '');
  const event = {
    event_id: id,
    timestamp: now.toISOString(),
    platform: report.source === 'browser' ? 'javascript' : 'node',
    level: 'error',
    release,
    transaction: report.place,
    tags: {
      source: report.source,
      site: report.site,
      request_id: report.requestId,
      build: report.build,
    },
    exception: { values: [exceptionOf(report)] },
  };
  const lines = [{ event_id: id, sent_at: now.toISOString() }, { type: 'event' }, event];
  return lines.map((line) => `${JSON.stringify(line)}\n`).join('');
}

function exceptionOf({ type, code = '', frames }: ErrorReport) {
  return {
    type,
    value: code,
    stacktrace: {
      // There the nearest comes last.
      frames: frames.toReversed().map((frame) => ({
        function: frame.function,
        filename: frame.file,
        lineno: frame.line,
        colno: frame.column,
        in_app: true,
      })),
    },
  };
}
