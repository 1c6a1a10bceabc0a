import type { JobEvent } from '#domain/events.ts';
import type { Site } from '#domain/site/site.ts';
import type { Content } from '../content/kind.ts';
import type { EventContext } from '../context.ts';
import type { Mailer } from '../mail/letter.ts';
import type { PushServices } from '../push/push-service.ts';
import type { Texts } from '../text.ts';
import type { JobName } from './job-name.ts';

/** The context of a job. */
export interface JobContext extends EventContext {
  /** A snapshot of all published content. */
  readonly content: () => Content;
  readonly texts: Texts;
  readonly timeZone: string;
  /** Nurses log in with a code as well. */
  readonly nurseSecondFactor: boolean;
  readonly mailer: Mailer;
  readonly push: PushServices;
  /** The origin of a site as its visitors see it; never taken from a request. */
  origin(site: Site): string;
  /** The origin of the host of the staff; null: there is none. */
  readonly staffOrigin: string | null;
  /** Runs in a transaction, with a context that uses it; a second time if a deadlock ended the first. */
  transaction<T>(run: (inside: JobContext) => Promise<T>): Promise<T>;
  /**
   * Announces an event to `server/reactions.ts`; the reactions are part of the same transaction. Not allowed outside
   * one.
   */
  announce(event: JobEvent): Promise<void>;
}

/**
 * Work that finds its own tasks in the database, so that running it twice, on two nodes or again after a crash does no
 * harm. `run` returns how many items it processed.
 */
export interface Job {
  readonly name: JobName;
  /** When it runs besides being woken: a cron line, in the time zone of TIME_ZONE. */
  readonly schedule: string;
  run(context: JobContext): Promise<number>;
}
