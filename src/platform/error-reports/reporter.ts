import type { Clock } from '../clock.ts';
import { type ErrorReport, type ErrorSource, envelopeOf } from './envelope.ts';

/** `sent`; `lost`: it did not arrive; `spared`: over the limit of this minute, not sent. */
export type ReportOutcome = 'sent' | 'lost' | 'spared';

export interface ErrorReporter {
  /** Whether a collector is configured; otherwise nothing leaves this process. */
  readonly wanted: boolean;
  /** Reports an error. Never throws and never waits. */
  report(report: ErrorReport): void;
  /** Waits until the reports in flight have arrived or are lost. */
  settle(): Promise<void>;
}

interface ReporterParts {
  /** Where reports are sent (`SENTRY_DSN`); absent: nowhere. */
  readonly dsn: string | undefined;
  readonly release: string;
  readonly clock: Pick<Clock, 'now'>;
  /** Counts the outcome of a report. */
  readonly counted?: (source: ErrorSource, outcome: ReportOutcome) => void;
}

/**
 * When everything fails at once, the first reports are enough. Browsers have a separate, lower limit: anybody can send
 * those, and must not silence the server.
 */
const MOST_PER_MINUTE: Readonly<Record<ErrorSource, number>> = { server: 30, job: 30, browser: 10 };
const MINUTE_MS = 60_000;
const LONGEST_SENDING_MS = 5_000;

/** Sends error reports to a server with Sentry's protocol (docs/decisions/0026). */
export function createErrorReporter({ dsn, release, clock, counted }: ReporterParts): ErrorReporter {
  if (dsn === undefined) return { wanted: false, report: () => undefined, settle: async () => undefined };
  const { address, key } = destinationOf(dsn);
  const inFlight = new Set<Promise<void>>();
  let minute = 0;
  const inMinute = { server: 0, job: 0, browser: 0 };

  async function post(body: string, signal: AbortSignal): Promise<ReportOutcome> {
    const answer = await fetch(address, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/x-sentry-envelope',
        'X-Sentry-Auth': `Sentry sentry_version=7, sentry_client=houvast/1, sentry_key=${key}`,
      },
      body,
      redirect: 'error',
      signal,
    });
    await answer.body?.cancel();
    return answer.ok ? 'sent' : 'lost';
  }

  async function send(body: string): Promise<ReportOutcome> {
    const signal = AbortSignal.timeout(LONGEST_SENDING_MS);
    // Retries once: a kept-alive connection may just have closed. Events are deduplicated by their id.
    return post(body, signal)
      .catch(() => post(body, signal))
      .catch(() => 'lost');
  }

  async function deliver(report: ErrorReport, now: Date): Promise<void> {
    const outcome = await send(envelopeOf(report, { release, now }));
    counted?.(report.source, outcome);
  }

  return {
    wanted: true,
    report(report) {
      const now = clock.now();
      const thisMinute = Math.floor(now.getTime() / MINUTE_MS);
      if (thisMinute !== minute) Object.assign(inMinute, { server: 0, job: 0, browser: 0 });
      minute = thisMinute;
      const { source } = report;
      inMinute[source] += 1;
      if (inMinute[source] > MOST_PER_MINUTE[source]) return counted?.(source, 'spared');
      const sending = deliver(report, now);
      inFlight.add(sending);
      void sending.finally(() => inFlight.delete(sending));
    },
    settle: async () => void (await Promise.all(inFlight)),
  };
}

/** The parts of a DSN: `https://key@host/path/project` (https://develop.sentry.dev/sdk/overview/#parsing-the-dsn). */
function destinationOf(dsn: string): { address: string; key: string } {
  const { protocol, host, pathname, username } = new URL(dsn);
  const cut = pathname.lastIndexOf('/');
  const [path, project] = [pathname.slice(0, cut), pathname.slice(cut + 1)];
  return { address: `${protocol}//${host}${path}/api/${project}/envelope/`, key: username };
}
