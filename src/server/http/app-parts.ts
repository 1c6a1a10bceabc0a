import type { FastifyBaseLogger } from 'fastify';
import type { Connection } from '#db/connection.ts';
import type { ClosingStore } from '#features/maintenance/server/closing-store.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentStore } from '#platform/content/store.ts';
import type { Environment } from '#platform/environment.ts';
import type { ErrorReporter } from '#platform/error-reports/reporter.ts';
import type { Texts } from '#platform/text.ts';
import type { JobRunner } from '../jobs/jobs.ts';
import type { PageRenderer } from '../pages/rendering.ts';
import type { StaffPage } from '../staff/staff-page.ts';
import type { Metrics } from './metrics.ts';

/** What the server is made of, opened by `serve` or by a test. */
export interface AppParts {
  readonly environment: Environment;
  readonly connection: Connection;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly content: Pick<ContentStore, 'current'>;
  readonly closing: Pick<ClosingStore, 'current'>;
  readonly logger: FastifyBaseLogger;
  readonly errorReporter: ErrorReporter;
  /** Absent: nothing wakes the jobs, and they run only when called. */
  readonly jobs?: Pick<JobRunner, 'wake'>;
  /** Absent: nothing is counted. */
  readonly metrics?: Metrics;
  /** Hosts with their ports that stand in for the push services of browsers; set by tests only. */
  readonly trustedEndpoints?: ReadonlySet<string>;
  /** Aborts when the process was told to stop. */
  readonly shutdown: AbortSignal;
  /** Absent: only the calls under /api are served. */
  readonly pages?: PageRenderer;
  /** Absent: the host of the staff serves only its calls. */
  readonly staffPage?: StaffPage | null;
}
