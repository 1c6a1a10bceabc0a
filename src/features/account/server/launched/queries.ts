import { and, arrayContains, eq, isNull } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { account } from '#db/schema/identity.ts';
import type { Site } from '#domain/site/site.ts';

interface Replacement {
  readonly site: Site;
  readonly mailKey: string;
  readonly by: Pick<typeof account.$inferInsert, 'mail' | 'mailKey'>;
}

/** Puts another address in the place of one that somebody without a password gave and did not confirm; false: there is none such. */
export async function replaceUnconfirmed(db: Db, { site, mailKey, by }: Replacement): Promise<boolean> {
  const replaced = await db
    .update(account)
    .set(by)
    .where(
      and(
        eq(account.site, site),
        eq(account.mailKey, mailKey),
        isNull(account.mailValidatedAt),
        arrayContains(account.roles, ['sso_client']),
      ),
    )
    .returning({ uid: account.uid });
  return replaced.length > 0;
}
