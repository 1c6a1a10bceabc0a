import type { Connection, Db } from '#db/connection.ts';
import { originOf, type Site } from '#domain/site/site.ts';
import type { Clock } from '#platform/clock.ts';
import type { ContentStore } from '#platform/content/store.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import { retryOnDeadlock } from '#platform/deadlock.ts';
import type { CountDelivery, Service } from '#platform/delivery.ts';
import type { Environment } from '#platform/environment.ts';
import type { JobContext } from '#platform/jobs/job.ts';
import type { JobName } from '#platform/jobs/job-name.ts';
import { mailboxMailer, smtpMailer } from '#platform/mail/smtp.ts';
import { expoService } from '#platform/push/expo.ts';
import { webPushService } from '#platform/push/web-push.ts';
import { sharedPartsOf } from '#platform/shared-parts.ts';
import type { Texts } from '#platform/text.ts';
import { reactOutsideSites } from '../reactions.ts';
import { staffOriginOf } from '../staff/staff-host.ts';
import type { DeliveryCounter } from './delivery-counter.ts';
import type { JobRunner } from './jobs.ts';

interface JobParts {
  readonly environment: Environment;
  readonly connection: Pick<Connection, 'patientDb'>;
  readonly clock: Clock;
  readonly texts: Texts;
  readonly content: Pick<ContentStore, 'current'>;
  readonly jobs?: Pick<JobRunner, 'wake'>;
  readonly deliveries?: DeliveryCounter;
  /** Hosts with their ports that stand in for the push services of browsers; set by tests only. */
  readonly trustedEndpoints?: ReadonlySet<string>;
}

/** The context of jobs, made from the settings alone: no request is involved. */
export function createJobContext(parts: JobParts): JobContext {
  const { environment, connection, clock, texts, content, jobs } = parts;
  const { mailUrl: url, mailFrom: from, allowPlainSmtp: allowPlain, vapid } = environment;
  const counterOf =
    (service: Service): CountDelivery =>
    (outcome, reason) =>
      parts.deliveries?.count(service, outcome, reason);
  const always = {
    ...sharedPartsOf({ ...environment, clock, keyring: new Keyring(environment.encryptionKeys) }),
    content: () => content.current,
    texts,
    timeZone: environment.timeZone,
    nurseSecondFactor: environment.nurseSecondFactor,
    mailer:
      url === undefined ? mailboxMailer : smtpMailer({ url, from, allowPlain, count: counterOf('mail') }),
    push: {
      expo: expoService({
        url: environment.expoPushUrl,
        accessToken: environment.expoAccessToken,
        count: counterOf('expo'),
      }),
      web: vapid ? webPushService(vapid, { trusted: parts.trustedEndpoints }, counterOf('browser')) : null,
    },
    origin: (site: Site) => originOf(site, environment.publicOriginTemplate),
    staffOrigin: staffOriginOf(environment),
    wake: (job: JobName) => jobs?.wake(job),
  };
  const { patientDb: db } = connection;
  return {
    ...always,
    db,
    async transaction(run) {
      const toWake = new Set<JobName>();
      const result = await retryOnDeadlock(
        () => db.transaction((inside) => run(insideTransaction(inside, toWake))),
        () => toWake.clear(),
      );
      for (const job of toWake) always.wake(job);
      return result;
    },
    announce: ({ kind }) => Promise.reject(new Error(`${kind} was announced outside a transaction`)),
  };

  /** `toWake`: jobs to run after the commit: before it they would find nothing. */
  function insideTransaction(inside: Db, toWake: Set<JobName>): JobContext {
    const context: JobContext = {
      ...always,
      db: inside,
      wake: (job) => void toWake.add(job),
      transaction: (run) => run(context),
      announce: (event) => reactOutsideSites(context, event),
    };
    return context;
  }
}

/** The built-in mailbox exists on a trial whose mail is not sent elsewhere, whatever its database. */
export function hasMailbox({ mailUrl, production }: Environment): boolean {
  return mailUrl === undefined && !production;
}
