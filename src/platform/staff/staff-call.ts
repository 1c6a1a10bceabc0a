import type { FastifyRequest } from 'fastify';
import type { JobEvent } from '#domain/events.ts';
import type { AuditLine } from '#domain/staff/audit.ts';
import { type Actor, writeAudit } from '../audit/audit.ts';
import type { EventContext } from '../context.ts';
import { retryOnDeadlock } from '../deadlock.ts';
import type { Kit } from '../http/kit.ts';
import type { Admitted } from '../http/mount-call.ts';
import { networksOf } from '../net/network-address.ts';
import { sharedPartsOf } from '../shared-parts.ts';
import type { StaffContext } from './staff-context.ts';
import { type SignedIn, type StaffCookies, staffSessionControl } from './staff-session.ts';

/** What every call of the staff needs and no call owns. */
export interface StaffKit extends Omit<Kit, 'react'> {
  readonly staffOrigin: string;
  readonly takesCommands: boolean;
  react(context: EventContext, event: JobEvent): Promise<void>;
}

/** A call of the staff that may be made, before its body is read. */
export interface StaffCall extends Admitted {
  readonly request: FastifyRequest;
  readonly kit: StaffKit;
  readonly signedIn: SignedIn | null;
  readonly cookies: StaffCookies;
}

/** The actor while nobody is signed in. The only such calls that log anything, links and commands, pass their own actor. */
const NOBODY: Actor = { id: null, name: '' };

/** The context of a call that only reads, or that opens its own transactions. */
export function contextOf(call: StaffCall): StaffContext {
  return {
    ...everywhere(call),
    db: call.kit.db,
    record: ({ action }) => outside(`${action} was written down`),
    announce: ({ kind }) => outside(`${kind} was announced`),
    transaction: (run) => inTransaction(call, run),
  };
}

async function outside(what: string): Promise<never> {
  throw new Error(`${what} outside a transaction`);
}

/**
 * Runs in a transaction, and writes the log last: that locks the log until the transaction ends, and waiting for an account after
 * it could deadlock with a call that holds the account and waits for the log.
 */
export function inTransaction<T>(call: StaffCall, run: (context: StaffContext) => Promise<T>): Promise<T> {
  return retryOnDeadlock(() => runLogged(call, run), call.cookies.snapshot());
}

function runLogged<T>(call: StaffCall, run: (context: StaffContext) => Promise<T>): Promise<T> {
  const { request, kit, signedIn } = call;
  return kit.db.transaction(async (db) => {
    const lines: { readonly actor: Actor; readonly line: AuditLine }[] = [];
    const context: StaffContext = {
      ...everywhere(call),
      db,
      async record(line, actor = signedIn?.member ?? NOBODY) {
        lines.push({ actor, line });
      },
      announce: (event) => kit.react(context, event),
      transaction: (within) => within(context),
    };
    const answer = await run(context);
    for (const { actor, line } of lines) {
      await writeAudit(db, { actor, at: kit.clock.now() }, line);
      // Whom it is about is in the table only: log lines name nobody who uses the sites.
      request.log.info({ audit: { action: line.action, member: actor.id } }, 'audit');
    }
    return answer;
  });
}

/** The parts that are the same inside and outside a transaction. */
function everywhere({
  request,
  kit,
  signedIn,
  cookies,
  toWake,
}: StaffCall): Omit<StaffContext, 'db' | 'record' | 'announce' | 'transaction'> {
  return {
    ...sharedPartsOf(kit),
    member: signedIn?.member ?? null,
    isComplete: signedIn?.isComplete ?? false,
    content: kit.content.current,
    closing: kit.closing.current,
    networks: () => networksOf(request.ip),
    session: staffSessionControl(cookies, {
      secrets: kit.sessionSecrets,
      now: kit.clock.now(),
    }),
    origin: kit.origin,
    staffOrigin: kit.staffOrigin,
    takesCommands: kit.takesCommands,
    wake: (job) => void toWake.add(job),
    logSecurity: (security) => request.log.info({ security }, 'security'),
  };
}
