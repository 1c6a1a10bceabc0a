import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { rememberedDevice, secondFactor } from '#db/schema/nurse.ts';

/** The row of a browser that is remembered for somebody since an instant; of an unknown browser nothing is. */
function isRemembered(uid: number, browserHash: Buffer | null, since: Date): SQL {
  const { browserHash: stored, rememberedAt } = rememberedDevice;
  const isThis = browserHash === null ? sql`false` : eq(stored, browserHash);
  return sql`${and(eq(rememberedDevice.uid, uid), isThis, gt(rememberedAt, since))}`;
}

/** Whether an account has an app for codes, and under which id this browser may go without. */
export async function findSecondFactor(
  db: Db,
  uid: number,
  { browserHash, since }: { readonly browserHash: Buffer | null; readonly since: Date },
) {
  const [row] = await db
    .select({ remembered: rememberedDevice.id })
    .from(secondFactor)
    .leftJoin(rememberedDevice, isRemembered(uid, browserHash, since))
    .where(eq(secondFactor.uid, uid));
  return row;
}

/** The browser of a row has another id since it logged in again. */
export async function followBrowser(db: Db, id: string, browserHash: Buffer): Promise<void> {
  await db.update(rememberedDevice).set({ browserHash }).where(eq(rememberedDevice.id, id));
}
