import { z } from 'zod';
import { NO_SIGN_ON, type SignOn } from '#domain/site/sign-on.ts';
import type { LanguageSetting, Site } from '#domain/site/site.ts';
import type { ThemeSetting } from '#domain/site/theme.ts';
import { parseTrustedProxies, type TrustedProxies } from './net/trusted-proxies.ts';
import { type VapidKeys, vapidOf } from './push/vapid.ts';
import { trialSecrets } from './secrets.ts';
import {
  DATABASE_ADDRESS,
  isOriginTemplate,
  isTimeZone,
  parseKeys,
  parseSecrets,
  parseSiteHosts,
  type Secrets,
} from './setting-values.ts';
import { readSsoConfig, type SsoConfig, signOnOf } from './sso/sso-config.ts';
import { unsafeSettings } from './unsafe-settings.ts';

const flag = z.enum(['0', '1']).transform((value) => value === '1');
const port = z.coerce.number('must be a number').int('must be a whole number').min(0).max(65_535);
const database = z.url({ protocol: /^postgres(ql)?$/, error: DATABASE_ADDRESS });
const webAddress = z.url({ protocol: /^https?$/, error: 'must begin with https://' });
const mailAddress = z.email('must be a mail address and nothing else, such as mail@example.nl');
const hostName = z.string().regex(/^[a-z0-9.-]+$/i, 'must be a host name without a port');
const timeZone = z.string().refine(isTimeZone, 'is not a time zone, for example Europe/Amsterdam');

const SCHEMA = z.object({
  NODE_ENV: z.enum(['production', 'development', 'test']).default('development'),
  PORT: port.default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: database.optional(),
  DATABASE_URL_DIRECT: database.optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  ALLOW_EMBEDDED_DATABASE: flag.default(false),
  PUBLIC_ORIGIN_TEMPLATE: z
    .string()
    .refine(isOriginTemplate, 'must look like https://{site}.example.nl')
    .optional(),
  STRICT_HOSTS: flag.default(false),
  STAFF_HOST: hostName.optional(),
  SITE_HOSTS: z.string().transform(parseSiteHosts).default(new Map()),
  TIME_ZONE: timeZone.default('Europe/Amsterdam'),
  ENCRYPTION_KEYS: z.string().transform(parseKeys).optional(),
  SESSION_SECRET: z.string().transform(parseSecrets).optional(),
  DEMO: flag.optional(),
  CALLS_PER_SECOND: z.coerce.number('must be a number').min(0).default(500),
  TRUST_PROXY: z.string().transform(parseTrustedProxies).default(false),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  NURSE_SECOND_FACTOR: flag.optional(),
  SSO_CONFIG: z.string().optional(),
  MULTILINGUAL: flag.default(true),
  THEMING: flag.default(true),
  START_DATE_STEP: flag.default(false),
  SUBMISSION_VIEW: flag.default(true),
  PLACEHOLDER_MAIL_DOMAIN: hostName.default('example.com'),
  QUICK_EXIT_URL: webAddress.default('https://www.buienradar.nl'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/, hostname: /./, error: 'must look like smtp://user:password@host:port' })
    .optional(),
  ALLOW_PLAIN_SMTP: flag.default(false),
  ALLOW_PLAIN_DATABASE: flag.default(false),
  MAIL_FROM: mailAddress.default('noreply@houvast.example'),
  PROVIDER_MAIL: mailAddress.optional(),
  EXPO_PUSH_URL: webAddress.default('https://exp.host/--/api/v2/push'),
  EXPO_ACCESS_TOKEN: z.string().optional(),
  VAPID_PUBLIC_KEY: z.string().optional(),
  VAPID_PRIVATE_KEY: z.string().optional(),
  VAPID_SUBJECT: z
    .string()
    .regex(
      /^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/,
      'must look like mailto:you@example.nl or https://example.nl',
    )
    .optional(),
  JOBS: flag.default(true),
  MAINTENANCE: flag.default(false),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https?:\/\/\w+@[^/@\s]+(\/[\w.-]+)*\/\d+$/, 'must look like https://key@host/project')
    .optional(),
  /** In seconds. */
  SHUTDOWN_GRACE: z.coerce.number('must be a number of seconds').min(0).max(60).default(2),
  NOW: z.coerce.date('must be an instant, such as 2026-11-29T09:00:00Z').optional(),
});

export interface Environment extends LanguageSetting, ThemeSetting {
  /** Outside production only this machine can reach it (`signsOfRealUse`). */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly databaseUrl: string | undefined;
  /** Bypasses a pooler in transaction mode, for what that cannot do; its presence means that DATABASE_URL goes through one. */
  readonly databaseUrlDirect: string | undefined;
  readonly dataDir: string;
  readonly publicOriginTemplate: string;
  readonly siteHosts: ReadonlyMap<string, Site>;
  /** The host of the staff, which is none of the sites; absent: there is no such host. */
  readonly staffHost: string | undefined;
  /** Refuses hosts other than those of the sites, instead of serving them the alcohol site. */
  readonly strictHosts: boolean;
  readonly timeZone: string;
  readonly encryptionKeys: ReadonlyMap<string, Buffer>;
  readonly sessionSecrets: Secrets;
  /** Demo people and their passwords exist; only on a trial. */
  readonly demo: boolean;
  /** How much one network may ask for per second, in cheap calls; 0 for no limit (`server/http/call-limits.ts`). */
  readonly callsPerSecond: number;
  /**
   * Whose X-Forwarded-For is believed: nobody's, that of a number of proxies counted from this machine, or that of these
   * addresses.
   */
  readonly trustProxy: TrustedProxies;
  readonly logLevel: string;
  readonly quickExitUrl: string;
  /** Absent: mail stays in the built-in mailbox, which only a trial has. */
  readonly mailUrl: string | undefined;
  /** Letters may travel to the mail server without encryption. */
  readonly allowPlainSmtp: boolean;
  /** The address under the sender's name. */
  readonly mailFrom: string;
  /** The address to which anything urgent is mailed; absent: the administrators get it. */
  readonly providerMail: string | undefined;
  /** Addresses of this domain belong to nobody. */
  readonly placeholderMailDomain: string;
  readonly expoPushUrl: string;
  readonly expoAccessToken: string | undefined;
  /** Absent: browsers get no push messages. */
  readonly vapid: VapidKeys | undefined;
  /** Nurses cannot log in without a second step; otherwise they choose (docs/decisions/0070). */
  readonly nurseSecondFactor: boolean;
  /** Which portals and organisations let people in; absent: none do (docs/operating-sso.md). */
  readonly ssoConfig: SsoConfig | undefined;
  /** The part of `ssoConfig` that every browser may know. */
  readonly signOn: SignOn;
  /** The plan wizard asks on which day to begin (contract A20). */
  readonly startDateStep: boolean;
  /** Answers to an exercise can be read back and changed (spec 1 §9). */
  readonly submissionView: boolean;
  /** This process also runs the jobs. */
  readonly jobs: boolean;
  /** Everything but help is closed for maintenance. */
  readonly maintenance: boolean;
  readonly metricsToken: string | undefined;
  /** Where error reports are sent; absent: nowhere. */
  readonly sentryDsn: string | undefined;
  /** How long everything is still served after SIGTERM, while readiness already fails. */
  readonly shutdownGraceMs: number;
  readonly startAt: Date | undefined;
}

/** Settings are invalid; `message` has one line for each error. */
export class WrongEnvironment extends Error {}

/** Reads and validates all settings at once. Throws `WrongEnvironment`. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  // A file of settings may leave a space or a carriage return behind a value.
  const trimmed = Object.entries(variables).map(([name, value]) => [name, value?.trim()] as const);
  const present = Object.fromEntries(trimmed.filter(([, value]) => value !== ''));
  const parsed = SCHEMA.safeParse(present);
  const malformed = parsed.error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`) ?? [];
  const sso = ssoIn(present);
  const wrong = [...malformed, ...unsafeSettings(present), ...sso.wrong];
  if (!parsed.success || wrong.length > 0) throw new WrongEnvironment(wrong.join('\n'));
  const set = parsed.data;
  const production = set.NODE_ENV === 'production';
  const embedded = set.DATABASE_URL === undefined;
  const trial = embedded && !production;
  const hasSecrets = set.ENCRYPTION_KEYS !== undefined && set.SESSION_SECRET !== undefined;
  const secrets = trial && !hasSecrets ? trialSecrets(set.DATA_DIR) : undefined;

  return {
    production,
    port: set.PORT,
    host: set.HOST,
    databaseUrl: set.DATABASE_URL,
    databaseUrlDirect: set.DATABASE_URL_DIRECT,
    dataDir: set.DATA_DIR,
    publicOriginTemplate: set.PUBLIC_ORIGIN_TEMPLATE ?? `http://{site}.localhost:${set.PORT}`,
    siteHosts: set.SITE_HOSTS,
    staffHost: set.STAFF_HOST?.toLowerCase() ?? (production ? undefined : 'beheer.localhost'),
    strictHosts: set.STRICT_HOSTS,
    timeZone: set.TIME_ZONE,
    encryptionKeys: set.ENCRYPTION_KEYS ?? parseKeys(secrets?.encryptionKeys ?? ''),
    sessionSecrets: set.SESSION_SECRET ?? parseSecrets(secrets?.sessionSecret ?? ''),
    demo: set.DEMO ?? trial,
    callsPerSecond: set.CALLS_PER_SECOND,
    trustProxy: set.TRUST_PROXY,
    logLevel: set.LOG_LEVEL,
    quickExitUrl: set.QUICK_EXIT_URL,
    mailUrl: set.MAIL_URL,
    allowPlainSmtp: set.ALLOW_PLAIN_SMTP,
    mailFrom: set.MAIL_FROM,
    providerMail: set.PROVIDER_MAIL,
    placeholderMailDomain: set.PLACEHOLDER_MAIL_DOMAIN,
    expoPushUrl: set.EXPO_PUSH_URL.replace(/\/$/, ''),
    expoAccessToken: set.EXPO_ACCESS_TOKEN,
    vapid: vapidOf(present),
    nurseSecondFactor: set.NURSE_SECOND_FACTOR ?? production,
    ssoConfig: sso.config,
    signOn: sso.config ? signOnOf(sso.config) : NO_SIGN_ON,
    multilingual: set.MULTILINGUAL,
    theming: set.THEMING,
    startDateStep: set.START_DATE_STEP,
    submissionView: set.SUBMISSION_VIEW,
    jobs: set.JOBS,
    maintenance: set.MAINTENANCE,
    metricsToken: set.METRICS_TOKEN,
    sentryDsn: set.SENTRY_DSN,
    shutdownGraceMs: set.SHUTDOWN_GRACE * 1000,
    startAt: set.NOW,
  };
}

function ssoIn(present: Record<string, string | undefined>) {
  const { SSO_CONFIG: file, NODE_ENV: kind } = present;
  const read = file === undefined ? undefined : readSsoConfig(file, kind === 'production');
  return { config: undefined, wrong: [], ...read };
}
