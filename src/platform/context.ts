import type { Access, Endpoint } from '#contract/endpoint.ts';
import type { Db } from '#db/connection.ts';
import type { DomainEvent } from '#domain/events.ts';
import type { Role } from '#domain/identity/account.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Language } from '#domain/kit/language.ts';
import type { CountedPage } from '#domain/site/consent.ts';
import type { Site } from '#domain/site/site.ts';
import type { Clock } from './clock.ts';
import type { Content } from './content/kind.ts';
import type { Keyring, Vault } from './crypto/keyring.ts';
import type { ErrorReporter } from './error-reports/reporter.ts';
import type { JobName } from './jobs/job-name.ts';
import type { WebPushIntake } from './push/push-service.ts';

/** Whoever is logged in, as the session knows them. */
interface LoggedIn {
  readonly uid: number;
  readonly roles: readonly Role[];
  /** Opens and seals this person's own texts. */
  readonly vault: Vault;
}

/** Someone who takes part in the programme. */
export interface Participant extends LoggedIn {
  readonly kind: 'participant';
  readonly registrationsStart: Day;
  readonly programmeStart: Day;
}

/** A practice nurse, who guides participants and is none. */
export interface Nurse extends LoggedIn {
  readonly kind: 'nurse';
}

export type Person = Participant | Nurse;

/** What a new session sends with its changes, and logs out with. */
export interface SessionTokens {
  readonly csrfToken: string;
  readonly logoutToken: string;
}

/** Starts and ends the session of the call being answered. */
export interface SessionControl {
  /** Logs a person in; the cookie goes out with the answer. Returns the tokens of the new session (contract 2.2). */
  start(db: Db, uid: number): Promise<SessionTokens>;
  /** The same after a password was tried, and writes the login down; null where the account has another hash by now. */
  logIn(
    db: Db,
    account: { readonly uid: number; readonly passwordHash: string | null },
  ): Promise<SessionTokens | null>;
  /** Goes on under another cookie, as if just logged in. */
  renew(db: Db): Promise<void>;
  end(db: Db): Promise<void>;
  /** How the session of this call is stored, or null without one. */
  readonly idHash: Buffer | null;
  /** The token that state-changing calls carry. */
  csrfToken(): string;
}

/** What consequences work with, whether a call or a job announced their cause. */
export interface EventContext {
  /** In a state-changing call this is the call's transaction. */
  readonly db: Db;
  readonly clock: Clock;
  /** Addresses of this domain reach nobody. */
  readonly placeholderMailDomain: string;
  /** Asks that a job runs soon, once what asks for it has been saved. */
  wake(job: JobName): void;
}

/** Everything a use case needs to know about the call it answers. It is always the first argument. */
export interface Context extends EventContext {
  readonly today: Day;
  readonly site: Site;
  readonly language: Language;
  /** The address of the site as its visitors see it. */
  readonly origin: string;
  /** All published content, as it was when the call began. */
  readonly content: Content;
  readonly person: Person | null;
  readonly keyring: Keyring;
  /** Where the call comes from: an IPv4 address, or the /64 network of an IPv6 one. For limits only, never for logs. */
  readonly network: string;
  readonly sessionSecret: string;
  /** The plan wizard asks on which day to begin (contract A20). */
  readonly startDateStep: boolean;
  /** Null: this installation sends no push messages to browsers. */
  readonly webPush: WebPushIntake | null;
  readonly session: SessionControl;
  /** Runs in a transaction, with a context that uses it: for endpoints with `ownTransaction`. A call that is one stays in it. */
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
  readonly errorReporter: ErrorReporter;
  /** Counts that a public page of this site was opened. */
  pageViewed(page: CountedPage): void;
  /** Tells `server/reactions.ts` that something happened; what follows is part of the same transaction. Not outside one. */
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

interface ContextByAccess extends Record<Access, Context> {
  any: Context;
  visitor: Context;
  user: PersonContext;
  client: ParticipantContext;
  poh: NurseContext;
}

/** The context a use case gets for what its endpoint declares: one for participants cannot be mounted for anybody else. */
export type ContextOf<E extends Endpoint> = ContextByAccess[E['access']];
