import { eq } from 'drizzle-orm';
import { staffMember } from '#db/schema/staff.ts';
import type { StaffRole } from '#domain/staff/role.ts';
import type { Db } from '../connection.ts';

export interface DemoStaff {
  readonly name: string;
  readonly mail: string;
  readonly role: StaffRole;
  /** The twenty bytes that their app makes codes from, known to everybody: for trials only. */
  readonly secret: Buffer;
}

/** The demo members of the staff, with the password of all demo people. */
export const DEMO_STAFF: readonly DemoStaff[] = [
  {
    name: 'E. de Wit',
    mail: 'dewit@houvast.example',
    role: 'administrator',
    secret: Buffer.alloc(20, 'dewit'),
  },
  {
    name: 'M. Bakker',
    mail: 'bakker@houvast.example',
    role: 'moderator',
    secret: Buffer.alloc(20, 'bakker'),
  },
  { name: 'S. Visser', mail: 'visser@houvast.example', role: 'support', secret: Buffer.alloc(20, 'visser') },
];

/** Adds them, or gives them back their password and secret. */
export async function seedStaff(
  db: Db,
  {
    now,
    passwordHash,
    wrap,
  }: {
    readonly now: Date;
    readonly passwordHash: string;
    /** Seals a member's secret. */
    wrap(member: number, secret: Buffer): { readonly wrapped: Buffer; readonly masterKey: string };
  },
): Promise<void> {
  for (const { secret, ...member } of DEMO_STAFF) {
    const [row] = await db
      .insert(staffMember)
      .values({ ...member, mailKey: member.mail, passwordHash, createdAt: now })
      .onConflictDoUpdate({ target: staffMember.mailKey, set: { passwordHash } })
      .returning({ id: staffMember.id });
    if (!row) throw new Error(`${member.name} was not added`);
    const { wrapped, masterKey } = wrap(row.id, secret);
    await db
      .update(staffMember)
      .set({ totpSecret: wrapped, totpMasterKey: masterKey })
      .where(eq(staffMember.id, row.id));
  }
}
