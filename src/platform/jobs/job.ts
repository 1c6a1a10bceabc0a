import type { Db } from '#db/connection.ts';
import type { Site } from '#domain/site/site.ts';
import type { Clock } from '../clock.ts';
import type { Content } from '../content/kind.ts';
import type { Keyring } from '../crypto/keyring.ts';
import type { Postman } from '../mail/letter.ts';
import type { PushServices } from '../push/push-service.ts';
import type { Texts } from '../text.ts';

/** Everything that happens without anyone asking for it at that moment. */
export const JOB_NAMES = [
  'deliver_mail',
  'deliver_push',
  'make_exports',
  'tidy_up',
  'remove_unused_accounts',
  'award_badges',
  'plan_reminders',
] as const;
export type JobName = (typeof JOB_NAMES)[number];

/** What a job works with. */
export interface JobContext {
  readonly db: Db;
  /** All published content as it is now. */
  readonly content: () => Content;
  readonly clock: Clock;
  readonly keyring: Keyring;
  readonly texts: Texts;
  readonly sessionSecret: string;
  readonly timeZone: string;
  readonly placeholderMailDomain: string;
  readonly postman: Postman;
  readonly push: PushServices;
  /** The address of a site as its visitors see it; never taken from a request. */
  origin(site: Site): string;
  /** Asks that a job runs soon. */
  knock(job: JobName): void;
}

/**
 * Work that finds for itself in the database what there is to do, so that running it twice, on two nodes or again after
 * a crash does no harm. `run` answers how many things it did.
 */
export interface Job {
  readonly name: JobName;
  /** When it runs besides being knocked for: a cron line in Europe/Amsterdam. */
  readonly schedule: string;
  run(context: JobContext): Promise<number>;
}
