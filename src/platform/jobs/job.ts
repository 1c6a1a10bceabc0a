import type { JobEvent } from '#domain/events.ts';
import type { Site } from '#domain/site/site.ts';
import type { Content } from '../content/kind.ts';
import type { EventContext } from '../context.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Postman } from '../mail/letter.ts';
import type { PushServices } from '../push/push-service.ts';
import type { Texts } from '../text.ts';
import type { JobName } from './job-name.ts';

/** What a job works with. */
export interface JobContext extends EventContext {
  /** All published content as it is now. */
  readonly content: () => Content;
  readonly keyring: Keyring;
  readonly texts: Texts;
  readonly sessionSecret: string;
  readonly timeZone: string;
  readonly postman: Postman;
  readonly push: PushServices;
  /** The address of a site as its visitors see it; never taken from a request. */
  origin(site: Site): string;
  /** Runs in a transaction, with a context that uses it. */
  transaction<T>(run: (inside: JobContext) => Promise<T>): Promise<T>;
  /** Tells `server/reactions.ts` that something happened; what follows is part of the same transaction. Not outside one. */
  announce(event: JobEvent): Promise<void>;
}

/**
 * Work that finds for itself in the database what there is to do, so that running it twice, on two nodes or again after
 * a crash does no harm. `run` answers how many things it did.
 */
export interface Job {
  readonly name: JobName;
  /** When it runs besides being woken: a cron line in Europe/Amsterdam. */
  readonly schedule: string;
  run(context: JobContext): Promise<number>;
}
