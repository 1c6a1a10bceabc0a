import { account, accountKey } from '#db/schema/identity.ts';
import { nurse, pairingCode } from '#db/schema/nurse.ts';
import { plusDays } from '#domain/kit/duration.ts';
import type { ApplicationState } from '#domain/nurse/application.ts';
import { type NurseDetails, nameOfNurse } from '#domain/nurse/details.ts';
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
  /** The code by which clients pair with her. */
  code: 'K7P4RM',
} as const;

/** Another, who applied and confirmed her address; the staff has not decided yet. */
export const DEMO_APPLICANT = {
  mail: 'deboer@houvast.example',
  details: {
    initials: 'L.',
    familyName: 'de Boer',
    jobTitle: 'Praktijkondersteuner ggz',
    practice: 'Huisartsenpraktijk Het Plein',
    address: 'Plein 3',
    postalCode: '3512 CD',
    locality: 'Utrecht',
    telephone: '030 765 43 21',
  },
  appliedDaysAgo: 2,
} as const;

interface Tools {
  readonly now: Date;
  readonly passwordHash: string;
  createKey(uid: number): { readonly wrapped: Buffer; readonly masterKey: string };
}

/** Adds the approved nurse, with the password of all demo people. */
export async function seedNurse(db: Db, tools: Tools): Promise<void> {
  const { approvedDaysAgo, code } = DEMO_NURSE;
  const approvedAt = plusDays(tools.now, -approvedDaysAgo);
  const uid = await addNurse(db, tools, { ...DEMO_NURSE, state: 'approved', since: approvedAt });
  await db.insert(pairingCode).values({ uid, code, madeAt: approvedAt });
}

/** Adds the nurse who waits for approval. */
export async function seedApplicant(db: Db, tools: Tools): Promise<void> {
  const since = plusDays(tools.now, -DEMO_APPLICANT.appliedDaysAgo);
  await addNurse(db, tools, { ...DEMO_APPLICANT, state: 'applied', since });
}

async function addNurse(
  db: Db,
  tools: Tools,
  {
    mail,
    details,
    state,
    since,
  }: { mail: string; details: NurseDetails; state: ApplicationState; since: Date },
): Promise<number> {
  const [row] = await db
    .insert(account)
    .values({
      site: 'poh',
      mail,
      mailKey: mail,
      mailValidatedAt: since,
      passwordHash: tools.passwordHash,
      name: nameOfNurse(details),
      language: 'nl',
      roles: ['poh'],
      createdAt: since,
    })
    .returning({ uid: account.uid });
  if (!row) throw new Error(`${mail} was not added`);
  const { wrapped, masterKey } = tools.createKey(row.uid);
  await db.insert(accountKey).values({ uid: row.uid, wrapped, masterKey });
  await db.insert(nurse).values({
    uid: row.uid,
    ...details,
    state,
    wantsPackage: false,
    appliedAt: since,
    approvedAt: state === 'approved' ? since : null,
  });
  return row.uid;
}
