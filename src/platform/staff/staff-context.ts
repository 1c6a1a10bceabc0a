import type { StaffAccess, StaffEndpoint } from '#contract/staff-endpoint.ts';
import type { Db } from '#db/connection.ts';
import type { JobEvent } from '#domain/events.ts';
import type { Closing } from '#domain/site/closing.ts';
import type { Site } from '#domain/site/site.ts';
import type { AuditLine } from '#domain/staff/audit.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import type { Actor } from '../audit/audit.ts';
import type { Content } from '../content/kind.ts';
import type { EventContext } from '../context.ts';
import type { SecurityEvent } from '../security-event.ts';

/** Somebody on the staff, as known to their session. */
export interface StaffMember {
  readonly id: number;
  readonly name: string;
  readonly mail: string;
  readonly role: StaffRole;
}

/** The properties of a member that browsers are bound to. */
export interface DeviceMember {
  readonly id: number;
  readonly passwordHash: string | null;
}

/** Starts and ends the sign-in of the current call. */
export interface StaffSessionControl {
  /** The stored id of this call's session, or null without one. */
  readonly idHash: Buffer | null;
  /** Replaces the session of this browser, if it has one, by one that waits for its code; its cookie is sent with the response. */
  start(db: Db, member: number): Promise<void>;
  /** Replaces the session that waited for its code by a complete one; false, starting none, if it has ended. */
  complete(db: Db, member: number): Promise<boolean>;
  end(db: Db): Promise<void>;
  /** The token that state-changing calls carry. */
  csrfToken(): string;
  /** The id under which a member knows this browser; null for one where they never signed in, and without a member. */
  knownDevice(member: DeviceMember | undefined): string | null;
  /** The member signed in here with both steps. */
  rememberDevice(member: DeviceMember): void;
}

/** Everything a use case of the staff needs to know about its call. It is always the first argument. */
export interface StaffContext extends EventContext {
  /** Null: nobody has signed in, not even with a password. */
  readonly member: StaffMember | null;
  /** The code was given as well as the password. */
  readonly isComplete: boolean;
  /** All published content, as it was when the call began. */
  readonly content: Content;
  /** Whether the sites are closed, as this node knows it. */
  readonly closing: Closing;
  /** Where the client is, the narrowest first. For limits only, never for logs. */
  networks(): readonly string[];
  readonly session: StaffSessionControl;
  /** The origin of a site, as its visitors see it. */
  origin(site: Site): string;
  /** The origin of the host of the staff. */
  readonly staffOrigin: string;
  /** Commands on this machine ask this server, because it alone has the database open. */
  readonly takesCommands: boolean;
  /** Adds a line to the server's log, without saying who. */
  logSecurity(event: SecurityEvent): void;
  /**
   * Adds a line to the log of the staff, at the end of the transaction. `as`: the actor, if nobody was signed in when the call
   * began.
   */
  record(line: AuditLine, as?: Actor): Promise<void>;
  /** Runs in a transaction, with a context that uses it: for calls with `ownTransaction`. */
  transaction<T>(run: (inside: this) => Promise<T>): Promise<T>;
  /** Announces an event to `server/reactions.ts`; the reactions are part of the same transaction. */
  announce(event: JobEvent): Promise<void>;
}

/** The context of a call by somebody who has signed in. */
export interface MemberContext extends StaffContext {
  readonly member: StaffMember;
}

type ContextByAccess = {
  readonly [Access in StaffAccess]: Access extends 'anyone' ? StaffContext : MemberContext;
};

/** The context a use case gets for what its endpoint declares. */
export type StaffContextOf<E extends StaffEndpoint> = ContextByAccess[E['access']];
