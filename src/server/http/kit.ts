import { originOf } from '#domain/site/site.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import type { Kit } from '#platform/http/kit.ts';
import { webPushIntake } from '#platform/push/web-push.ts';
import type { StaffKit } from '#platform/staff/staff-call.ts';
import { refusalPage } from '../pages/refusal-page.ts';
import { react, reactOutsideSites } from '../reactions.ts';
import type { AppParts } from './app-parts.ts';
import { callLimits } from './call-limits.ts';
import { reportCallErrors } from './error-reports.ts';

/** What every call of the sites needs. */
export function kitOf(parts: AppParts): Kit {
  const { environment, connection, clock, texts, content, closing, errorReporter } = parts;
  const { publicOriginTemplate, siteHosts, vapid } = environment;
  const secure = publicOriginTemplate.startsWith('https:');
  return {
    ...environment,
    clock,
    texts,
    content,
    closing,
    errorReporter,
    secure,
    react,
    db: connection.db,
    keyring: new Keyring(environment.encryptionKeys),
    limits: callLimits(environment.callsPerSecond, { clock, secure }),
    origin: (site) => originOf(site, publicOriginTemplate),
    refusalPage: refusalPage({ texts, content, ...environment }),
    webPush: vapid ? webPushIntake(vapid, { trusted: parts.trustedEndpoints }) : null,
    reportError: reportCallErrors(errorReporter, siteHosts),
    pageViewed: (site, page) => parts.metrics?.pageViewed(site, page),
    wake: (job) => parts.jobs?.wake(job),
  };
}

/** What every call of the staff needs. */
export function staffKitOf(kit: Kit, { environment }: AppParts, staffOrigin: string): StaffKit {
  return {
    ...kit,
    react: reactOutsideSites,
    staffOrigin,
    takesCommands: environment.databaseUrl === undefined,
  };
}
