import type { FastifyRequest } from 'fastify';
import type { Db } from '#db/connection.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { Closing } from '#domain/site/closing.ts';
import type { CountedPage } from '#domain/site/cookie-consent.ts';
import type { Site } from '#domain/site/site.ts';
import type { ContentStore } from '../content/store.ts';
import type { CallSettings, Context, Person } from '../context.ts';
import type { Environment } from '../environment.ts';
import type { ErrorReporter } from '../error-reports/reporter.ts';
import type { JobName } from '../jobs/job-name.ts';
import type { WebPushIntake } from '../push/push-service.ts';
import type { SharedParts } from '../shared-parts.ts';
import type { Texts } from '../text.ts';
import type { RefusalPage, ReportError } from './errors.ts';

/** Limits on the work that one network or person asks for (docs/decisions/0040). */
export interface CallLimits {
  /** Throws `Failure` (too_many_requests) when that is too much now. Needs no database. */
  charge(request: FastifyRequest, cost: number): void;
  /** Remembers whose session the request has, so that their next call is charged to them too. */
  recognise(request: FastifyRequest, person: Pick<Person, 'uid'>): void;
}

/** What every call needs and no call owns. */
export interface Kit
  extends SharedParts,
    CallSettings,
    Pick<Environment, 'siteHosts' | 'signOn' | 'quickExitUrl'> {
  readonly limits: CallLimits;
  readonly db: Db;
  readonly texts: Texts;
  readonly content: Pick<ContentStore, 'current'>;
  /** Whether the sites are closed, at any moment. */
  readonly closing: { readonly current: Closing };
  /** The page for a browser that another system sent here but that is refused. */
  readonly refusalPage: RefusalPage;
  readonly webPush: WebPushIntake | null;
  /** The site is served over https: cookies are `Secure` and carry the `__Host-` prefix. */
  readonly secure: boolean;
  /** The origin of a site as its visitors see it; never taken from a request. */
  origin(site: Site): string;
  /** Counts a view of a public page, without identifying anyone. */
  pageViewed(site: Site, page: CountedPage): void;
  /** Schedules a job to run soon. */
  wake(job: JobName): void;
  readonly errorReporter: ErrorReporter;
  /** Reports an internal error while handling a request. */
  readonly reportError: ReportError;
  /** Runs the reactions to an event, in the same transaction. */
  react(context: Context, event: DomainEvent): Promise<void>;
}
