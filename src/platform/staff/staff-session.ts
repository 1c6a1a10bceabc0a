import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Db } from '#db/connection.ts';
import { isSignedIn } from '#domain/staff/staff-session.ts';
import { randomToken, sha256 } from '../crypto/secret-token.ts';
import { DEVICE_LIFETIME, type DeviceAccount, knownDevice, withDevice } from '../session/device-cookie.ts';
import { csrfTokenOf } from '../session/session.ts';
import type { Secrets } from '../setting-values.ts';
import { deleteStaffSession, findStaffSession, insertStaffSession, touchStaffSession } from './queries.ts';
import type { DeviceMember, StaffMember, StaffSessionControl } from './staff-context.ts';

/** How long after the last recorded use of a session the next one is recorded, in milliseconds. */
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

/** The cookies of one call: as received, and as sent with the response. */
export interface StaffCookies {
  session: string | undefined;
  /** Which members signed in with this browser before (docs/decisions/0069). */
  device: string | undefined;
  /** Remembers the cookies as they are now; the result restores them. */
  snapshot(): () => void;
  /** Called only for successful responses. */
  send(reply: FastifyReply): void;
}

/** Browsers accept the prefixed names over https only (RFC 6265bis, 4.1.3.2). */
export function staffCookies({ cookies }: FastifyRequest, secure: boolean): StaffCookies {
  const [session, device] = secure ? ['__Host-staff', '__Host-staff-device'] : ['staff', 'staff-device'];
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure } as const;
  const jar: StaffCookies = {
    session: cookies[session],
    device: cookies[device],
    snapshot() {
      const before = { ...jar };
      return () => void Object.assign(jar, before);
    },
    send(reply) {
      if (jar.session === undefined && cookies[session] !== undefined) reply.clearCookie(session, attributes);
      if (jar.session !== undefined && jar.session !== cookies[session])
        reply.setCookie(session, jar.session, attributes);
      if (jar.device !== undefined && jar.device !== cookies[device])
        reply.setCookie(device, jar.device, { ...attributes, maxAge: DEVICE_LIFETIME });
    },
  };
  return jar;
}

export function staffSessionControl(
  cookies: StaffCookies,
  { secrets, now }: { readonly secrets: Secrets; readonly now: Date },
): StaffSessionControl {
  const means = { now, secrets, kind: 'staff-device' } as const;
  const open = async (db: Db, member: number, state: { readonly isComplete: boolean }) => {
    cookies.session = randomToken();
    const idHash = sha256(cookies.session);
    await insertStaffSession(db, { idHash, member, ...state, createdAt: now, lastSeenAt: now });
  };
  const control: StaffSessionControl = {
    get idHash() {
      return cookies.session === undefined ? null : sha256(cookies.session);
    },
    async start(db, member) {
      await control.end(db);
      await open(db, member, { isComplete: false });
    },
    async complete(db, member) {
      if (!control.idHash || !(await deleteStaffSession(db, control.idHash))) return false;
      await open(db, member, { isComplete: true });
      return true;
    },
    async end(db) {
      if (control.idHash) await deleteStaffSession(db, control.idHash);
      cookies.session = undefined;
    },
    csrfToken: () => csrfTokenOf(secrets.newest, cookies.session),
    knownDevice: (member) => knownDevice(cookies.device, member && deviceOwner(member), means),
    rememberDevice(member) {
      cookies.device = withDevice(cookies.device, deviceOwner(member), means);
    },
  };
  return control;
}

/** A new password makes every browser a stranger. */
function deviceOwner({ id, passwordHash }: DeviceMember): DeviceAccount {
  return { uid: id, deviceGeneration: passwordHash ?? '' };
}
