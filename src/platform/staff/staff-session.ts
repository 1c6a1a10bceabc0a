import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/connection.ts';
import { isSignedIn } from '#domain/staff/staff-session.ts';
import { randomToken, sha256 } from '../crypto/secret-token.ts';
import { csrfTokenOf } from '../session/session.ts';
import { deleteStaffSession, findStaffSession, insertStaffSession, touchStaffSession } from './queries.ts';
import type { StaffMember, StaffSessionControl } from './staff-context.ts';

/** A use is written down when it is so much later than the last one that was, in milliseconds. */
const WRITTEN_AGAIN_AFTER = 30_000;

/** A sign-in that a call came with. */
export interface SignedIn {
  readonly member: StaffMember;
  readonly isComplete: boolean;
  readonly provenAt: Date | null;
}

/** The sign-in of a cookie, or null if it is invalid or over. */
export async function loadStaffSession(
  { db, now }: { readonly db: Db; readonly now: Date },
  cookie: string | undefined,
): Promise<SignedIn | null> {
  if (!cookie) return null;
  const idHash = sha256(cookie);
  const row = await findStaffSession(db, idHash);
  if (!row || !isSignedIn(row, now)) return null;
  if (now.getTime() - row.lastSeenAt.getTime() > WRITTEN_AGAIN_AFTER)
    await touchStaffSession(db, idHash, now);
  const { id, name, mail, role, isComplete, provenAt } = row;
  return { member: { id, name, mail, role }, isComplete, provenAt };
}

/** The cookie of one call: as received, and as sent with the response. */
export interface StaffCookie {
  value: string | undefined;
  /** Called only for successful responses. */
  send(reply: FastifyReply): void;
}

/** Browsers accept the prefixed name over https only (RFC 6265bis, 4.1.3.2). */
export function staffCookie({ cookies }: FastifyRequest, secure: boolean): StaffCookie {
  const name = secure ? '__Host-staff' : 'staff';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  return {
    value: cookies[name],
    send(reply) {
      if (this.value === cookies[name]) return;
      if (this.value === undefined) reply.clearCookie(name, attributes);
      else reply.setCookie(name, this.value, attributes);
    },
  };
}

export function staffSessionControl(
  cookie: StaffCookie,
  { sessionSecret, now }: { readonly sessionSecret: string; readonly now: Date },
): StaffSessionControl {
  const control: StaffSessionControl = {
    get idHash() {
      return cookie.value === undefined ? null : sha256(cookie.value);
    },
    async start(db, member, { isComplete }) {
      await control.end(db);
      cookie.value = randomToken();
      const idHash = sha256(cookie.value);
      await insertStaffSession(db, { idHash, member, isComplete, createdAt: now, lastSeenAt: now });
    },
    async end(db) {
      if (control.idHash) await deleteStaffSession(db, control.idHash);
      cookie.value = undefined;
    },
    csrfToken: () => csrfTokenOf(sessionSecret, cookie.value),
  };
  return control;
}
