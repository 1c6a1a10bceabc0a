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

/** Adds the missing demo members. With `renew` all of them get back their password and secret. */
export async function seedStaff(
  db: Db,
  tools: {
    readonly now: Date;
    /** Hashes the demo password, which takes as long as a login. */
    hashPassword(): Promise<string>;
    /** Seals a member's secret. */
    wrap(member: number, secret: Buffer): { readonly wrapped: Buffer; readonly masterKey: string };
  },
  { renew }: { readonly renew: boolean },
): Promise<void> {
  const members = renew ? DEMO_STAFF : await findMissing(db);
  if (members.length === 0) return;
  const passwordHash = await tools.hashPassword();
  await db.transaction(async (transaction) => {
    for (const { secret, ...member } of members) {
      const [row] = await transaction
        .insert(staffMember)
        .values({ ...member, mailKey: member.mail, passwordHash, createdAt: tools.now })
        .onConflictDoUpdate({ target: staffMember.mailKey, set: { passwordHash } })
        .returning({ id: staffMember.id });
      if (!row) throw new Error(`${member.name} was not added`);
      const { wrapped, masterKey } = tools.wrap(row.id, secret);
      await transaction
        .update(staffMember)
        .set({ totpSecret: wrapped, totpMasterKey: masterKey })
        .where(eq(staffMember.id, row.id));
    }
  });
}

async function findMissing(db: Db): Promise<readonly DemoStaff[]> {
  const present = await db.select({ mail: staffMember.mailKey }).from(staffMember);
  const known = new Set(present.map(({ mail }) => mail));
  return DEMO_STAFF.filter(({ mail }) => !known.has(mail));
}
