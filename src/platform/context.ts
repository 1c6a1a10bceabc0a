import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { Role } from '#domain/identity/account.ts';
import type { DeviceKind } from '#domain/identity/session-lifetime.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { CountedPage } from '#domain/site/cookie-consent.ts';
import type { Site } from '#domain/site/site.ts';
import type { Content } from './content/kind.ts';
import type { Vault } from './crypto/keyring.ts';
import type { Environment } from './environment.ts';
import type { ErrorReporter } from './error-reports/reporter.ts';
import type { JobName } from './jobs/job-name.ts';
import type { WebPushIntake } from './push/push-service.ts';
import type { SecurityEvent } from './security-event.ts';
import type { DeviceAccount } from './session/device-cookie.ts';
import type { SharedParts } from './shared-parts.ts';

/** The person logged in, as known to the session. */
interface LoggedIn {
  readonly uid: number;
  readonly roles: readonly Role[];
  /** Encrypts and decrypts this person's own texts. */
  readonly vault: Vault;
  /**
   * The key of what pages store for this person in this browser. The next login has the same one, unless this session is ended on
   * purpose.
   */
  readonly deviceKey: string;
  /** When another system let them in with this session; null if they logged in here. */
  readonly letInAt: Date | null;
}

/** Someone who takes part in the programme. */
export interface Participant extends LoggedIn {
  readonly kind: 'participant';
  readonly registrationsStart: Day;
  readonly programmeStart: Day;
}

/** A practice nurse, who guides participants and is not one. */
export interface Nurse extends LoggedIn {
  readonly kind: 'nurse';
}

export type Person = Participant | Nurse;

/** The tokens with which a new session sends changes, and logs out. */
export interface SessionTokens {
  readonly csrfToken: string;
  readonly logoutToken: string;
}

/** Starts and ends the session of the current call, and knows the browser that it comes from. */
export interface SessionControl {
  /**
   * Logs a person in; the cookies are sent with the response. Returns the tokens of the new session (contract 2.2). From
   * then on the account knows the browser.
   */
  start(db: Db, account: DeviceAccount, kind: DeviceKind): Promise<SessionTokens>;
  /** Logs in somebody whom another system lets in. They have no password, so no browser is remembered for them. */
  startLetIn(db: Db, uid: number): Promise<void>;
  /**
   * Logs in a person whose password was right, and records the login; null if the password hash of the account has changed since.
   */
  logIn(
    db: Db,
    account: DeviceAccount & { readonly passwordHash: string | null },
    kind: DeviceKind,
  ): Promise<SessionTokens | null>;
  /** Issues new cookies for the session and the browser, as if just logged in. */
  renew(db: Db, account: DeviceAccount): Promise<void>;
  end(db: Db): Promise<void>;
  /** The person said that this is their own device, so the session outlives the browser. */
  readonly isOwnDevice: boolean;
  /** Browser and system in words. */
  readonly device: string;
  /** The browser has logged in before, to any account. */
  readonly isReturning: boolean;
  /** The id under which the account knows this browser; null when it does not, or does not exist. */
  knownDevice(account: DeviceAccount | undefined): string | null;
  /** Recognises this browser when it comes back from an organisation's login; null if it was not sent to one. */
  readonly signOnBrowser: string | null;
  /**
   * Returns what will recognise this browser, in all its tabs, when it comes back from an organisation's login within a while.
   */
  leaveToSignOn(): string;
  /** Removes the account from the browser's cookie. */
  forgetDevice(account: DeviceAccount): void;
  /** The stored id of this call's session, or null without one. */
  readonly idHash: Buffer | null;
  /** The token that state-changing calls carry. */
  csrfToken(): string;
}

/** What reactions need, whether a call or a job announced their cause. */
export interface EventContext extends SharedParts {
  /** In a state-changing call this is the call's transaction. */
  readonly db: Db;
  /** Wakes a job once the transaction that needs it is committed. */
  wake(job: JobName): void;
}

/** The settings that use cases of the sites read, besides those of `SharedParts`. */
export type CallSettings = Pick<Environment, 'nurseSecondFactor' | 'startDateStep' | 'ssoConfig'>;

/** Everything a use case needs to know about its call. It is always the first argument. */
export interface Context extends EventContext, CallSettings {
  /** Adds a line to the log, without saying whose account it is about. */
  logSecurity(event: SecurityEvent): void;
  readonly today: Day;
  readonly site: Site;
  readonly language: Language;
  /** The origin of the site, as its visitors see it. */
  readonly origin: string;
  /** The call came to the host of that origin, not to another host of the site. */
  readonly isAtOrigin: boolean;
  /** The origin of any site, for links in mails. */
  originOf(this: void, site: Site): string;
  /** All published content, as it was when the call began. */
  readonly content: Content;
  readonly person: Person | null;
  /** Where the client is, the narrowest first (`networksOf`). For limits only, never for logs. */
  networks(): readonly string[];
  /** Null: this installation sends no push messages to browsers. */
  readonly webPush: WebPushIntake | null;
  readonly session: SessionControl;
  /**
   * Runs in a transaction, with a context that uses it: for endpoints with `ownTransaction`. Nested calls stay in the
   * same one.
   */
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
  readonly errorReporter: ErrorReporter;
  /** Counts a view of a public page of this site. */
  pageViewed(page: CountedPage): void;
  /**
   * Announces an event to `server/reactions.ts`; the reactions are part of the same transaction. Not allowed outside
   * one.
   */
  announce(event: DomainEvent): Promise<void>;
}

export interface PersonContext extends Context {
  readonly person: Person;
}

export interface ParticipantContext extends Context {
  readonly person: Participant;
}

export interface NurseContext extends Context {
  readonly person: Nurse;
}

/** The context of a use case by who may call it. */
export interface ContextByAccess extends Record<Access, Context> {
  any: Context;
  visitor: Context;
  user: PersonContext;
  client: ParticipantContext;
  sso: ParticipantContext;
  poh: NurseContext;
}

/** The context a use case gets, by the access its endpoint declares: one for participants cannot be mounted for anybody else. */
export type ContextOf<E extends Endpoint> = ContextByAccess[E['access']];
