import { and, eq, isNull, not, sql } from 'drizzle-orm';
import { hasPassword } from '#db/account-facts.ts';
import type { Db } from '#db/connection.ts';
import { account, participant } from '#db/schema/identity.ts';
import type { Day } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';

interface Replacement {
  readonly site: Site;
  readonly mailKey: string;
  readonly by: Pick<typeof account.$inferInsert, 'mail' | 'mailKey'>;
}

/** Replaces an address that somebody without a password gave and did not confirm; false if there is no such address. */
export async function replaceUnconfirmed(db: Db, { site, mailKey, by }: Replacement): Promise<boolean> {
  const replaced = await db
    .update(account)
    .set(by)
    .where(
      and(
        eq(account.site, site),
        eq(account.mailKey, mailKey),
        isNull(account.mailValidatedAt),
        not(hasPassword),
      ),
    )
    .returning({ uid: account.uid });
  return replaced.length > 0;
}

/** Whether somebody did anything that depends on the start dates: days before the start could not be changed, and a plan runs from it. */
const hasBegun = sql`(
  exists (select from registration where registration.uid = participant.uid)
  or exists (select from pause_day where pause_day.uid = participant.uid)
  or exists (select from plan where plan.uid = participant.uid)
  or exists (select from exercise_submission where exercise_submission.uid = participant.uid)
)`;

/** Moves both start dates of somebody who entered nothing yet. */
export async function startOn(db: Db, uid: number, day: Day): Promise<void> {
  await db
    .update(participant)
    .set({ registrationsStart: day, programmeStart: day })
    .where(and(eq(participant.uid, uid), not(hasBegun)));
}
