import { sql } from 'drizzle-orm';
import { SEED_LOCK } from '../advisory-locks.ts';
import type { Db } from '../connection.ts';
import { deleteAccounts, findDemoAccounts } from './accounts.ts';
import { DEMO_APPLICANT, DEMO_NURSE, seedApplicant, seedNurse } from './nurses.ts';
import { seedPairings } from './pairing.ts';
import { DEMO_PEOPLE } from './people.ts';
import { seedConversation } from './seed-conversation.ts';
import { seedPerson } from './seed-person.ts';
import type { SeedTools } from './seed-tools.ts';

/** Adds the missing demo people. With `renew` all of them are reset, with dates relative to today. */
export async function seedDemo(
  db: Db,
  tools: SeedTools,
  { renew }: { readonly renew: boolean },
): Promise<void> {
  await db.transaction(async (transaction) => {
    // Nodes that start together must not add the same people twice.
    await transaction.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    const present = await findDemoAccounts(transaction, tools);
    if (renew) await deleteAccounts(transaction, present);
    const known = new Set(renew ? [] : present.map(({ mail }) => mail));
    const missing = DEMO_PEOPLE.filter(({ mail }) => !known.has(mail));
    const lacksNurse = !known.has(DEMO_NURSE.mail);
    const lacksApplicant = !known.has(DEMO_APPLICANT.mail);
    if (missing.length > 0 || lacksNurse || lacksApplicant) {
      const passwordHash = await tools.hashPassword();
      for (const person of missing) await seedPerson(transaction, { ...person, passwordHash }, tools);
      if (lacksNurse) await seedNurse(transaction, { ...tools, passwordHash });
      if (lacksApplicant) await seedApplicant(transaction, { ...tools, passwordHash });
      const isPairedAnew = missing.some(({ pairedDaysAgo }) => pairedDaysAgo !== undefined);
      if (lacksNurse || isPairedAnew) {
        const added = await findDemoAccounts(transaction, tools);
        const uids = new Map(added.map(({ mail, uid }) => [mail, uid]));
        await seedPairings(transaction, uids, tools.now);
      }
    }
    await seedConversation(transaction, tools.now);
  });
}
