import { account, accountKey } from '#db/schema/identity.ts';
import { nurse, pairingCode } from '#db/schema/nurse.ts';
import { nameOfNurse } from '#domain/nurse/details.ts';
import type { Db } from '../connection.ts';

/** A practice nurse of the demo, approved and with a confirmed address. */
export const DEMO_NURSE = {
  mail: 'jansen@houvast.example',
  details: {
    initials: 'M.',
    familyName: 'Jansen',
    jobTitle: 'Praktijkondersteuner ggz',
    practice: 'Huisartsenpraktijk De Brug',
    address: 'Kade 12',
    postalCode: '3511 AB',
    locality: 'Utrecht',
    telephone: '030 123 45 67',
  },
  approvedDaysAgo: 40,
  /** By which clients pair with her. */
  code: 'K7P4RM',
} as const;

const DAY_MS = 86_400_000;

/** Adds her, with the password of all demo people. */
export async function seedNurse(
  db: Db,
  tools: {
    readonly now: Date;
    readonly passwordHash: string;
    createKey(uid: number): { readonly wrapped: Buffer; readonly masterKey: string };
  },
): Promise<void> {
  const { mail, details, approvedDaysAgo, code } = DEMO_NURSE;
  const approvedAt = new Date(tools.now.getTime() - approvedDaysAgo * DAY_MS);
  const [row] = await db
    .insert(account)
    .values({
      site: 'poh',
      mail,
      mailKey: mail,
      mailValidatedAt: approvedAt,
      passwordHash: tools.passwordHash,
      name: nameOfNurse(details),
      language: 'nl',
      roles: ['poh'],
      createdAt: approvedAt,
    })
    .returning({ uid: account.uid });
  if (!row) throw new Error(`${mail} was not added`);
  const { wrapped, masterKey } = tools.createKey(row.uid);
  await db.insert(accountKey).values({ uid: row.uid, wrapped, masterKey });
  await db.insert(nurse).values({
    uid: row.uid,
    ...details,
    state: 'approved',
    wantsPackage: false,
    appliedAt: approvedAt,
    approvedAt,
  });
  await db.insert(pairingCode).values({ uid: row.uid, code, madeAt: approvedAt });
}
