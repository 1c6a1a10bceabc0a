import type { Connection } from '#db/connection.ts';
import { originOf } from '#domain/site/site.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentStore } from '#platform/content/store.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import type { Environment } from '#platform/environment.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import { mailboxPostman, smtpPostman } from '#platform/mail/smtp.ts';
import { expoService } from '#platform/push/expo.ts';
import { webPushService } from '#platform/push/web-push.ts';
import type { Texts } from '#platform/text.ts';
import type { JobRunner } from './jobs.ts';

interface JobParts {
  readonly environment: Environment;
  readonly connection: Pick<Connection, 'db'>;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly content: Pick<ContentStore, 'current'>;
  readonly jobs?: Pick<JobRunner, 'knock'>;
  /** Hosts with their ports that stand in for the services of browsers; only tests have any. */
  readonly trustedEndpoints?: ReadonlySet<string>;
}

/** What jobs work with, from the settings alone: no request has a part in it. */
export function createJobContext(parts: JobParts): JobContext {
  const { environment, connection, clock, texts, content, jobs } = parts;
  const { mailUrl: url, mailFrom: from, vapid } = environment;
  return {
    db: connection.db,
    clock,
    content: () => content.current,
    keyring: new Keyring(environment.encryptionKeys),
    texts,
    sessionSecret: environment.sessionSecret,
    timeZone: environment.timeZone,
    placeholderMailDomain: environment.placeholderMailDomain,
    postman: url === undefined ? mailboxPostman : smtpPostman({ url, from }),
    push: {
      expo: expoService({ url: environment.expoPushUrl, accessToken: environment.expoAccessToken }),
      web: vapid ? webPushService(vapid, { trusted: parts.trustedEndpoints }) : null,
    },
    origin: (site) => originOf(site, environment.publicOriginTemplate),
    knock: (job) => jobs?.knock(job),
  };
}

/** The built-in mailbox exists where mail goes nowhere else, never in production. */
export function hasMailbox({ mailUrl, production }: Environment): boolean {
  return mailUrl === undefined && !production;
}
