import { account, accountKey } from '#db/schema/identity.ts';
import { nurse } from '#db/schema/nurse.ts';
import { Keyring } from '#platform/crypto/keyring.ts';
import { hashPassword } from '#platform/crypto/password.ts';
import { testEnvironment } from '#server/testing/test-environment.ts';
import { NEWCOMER_PASSWORD, type TestServer } from '#server/testing/test-server.ts';

/** What a nurse tells of herself. */
export const DETAILS = {
  initials: 'J.',
  familyName: 'Jansen',
  jobTitle: 'Praktijkondersteuner ggz',
  practice: 'Huisartsenpraktijk De Brug',
  address: 'Kade 12',
  postalCode: '3511 AB',
  locality: 'Utrecht',
  telephone: '030 123 45 67',
  wantsPackage: true,
} as const;

interface Applicant extends Partial<Omit<typeof nurse.$inferInsert, 'uid' | 'state'>> {
  readonly isConfirmed?: boolean;
}

/** A nurse who applied, as registering leaves her: an account with its key and her details. Answers her number. */
export async function applicant(
  { connection, clock }: TestServer,
  mail: string,
  { isConfirmed = true, ...details }: Applicant = {},
): Promise<number> {
  const now = clock.now();
  const { initials, familyName } = { ...DETAILS, ...details };
  const passwordHash = await hashPassword(NEWCOMER_PASSWORD);
  return connection.db.transaction(async (db) => {
    const [row] = await db
      .insert(account)
      .values({
        site: 'poh',
        mail,
        mailKey: mail,
        mailValidatedAt: isConfirmed ? now : null,
        passwordHash,
        name: `${initials} ${familyName}`,
        language: 'nl',
        roles: ['poh'],
        createdAt: now,
      })
      .returning({ uid: account.uid });
    if (!row) throw new Error(`${mail} was not added`);
    const { uid } = row;
    const { wrapped, masterKey } = new Keyring(testEnvironment().encryptionKeys).createKey(uid);
    await db.insert(accountKey).values({ uid, wrapped, masterKey });
    await db.insert(nurse).values({ uid, state: 'applied', ...DETAILS, appliedAt: now, ...details });
    return uid;
  });
}
