import { and, eq, gt, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { rememberedDevice, secondFactor } from '#db/schema/nurse.ts';

/** Matches the row of a browser that an account has remembered since an instant; an unknown browser matches nothing. */
function isRemembered(uid: number, browserHash: Buffer | null, since: Date): SQL {
  const { browserHash: stored, rememberedAt } = rememberedDevice;
  const isThis = browserHash === null ? sql`false` : eq(stored, browserHash);
  return sql`${and(eq(rememberedDevice.uid, uid), isThis, gt(rememberedAt, since))}`;
}

/** Finds an account's app for codes, and the row with which this browser may skip the code. */
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

/** Updates the row of a browser whose id changed because it logged in again; returns whether there still is one. */
export async function followBrowser(db: Db, id: string, browserHash: Buffer): Promise<boolean> {
  const rows = await db
    .update(rememberedDevice)
    .set({ browserHash })
    .where(eq(rememberedDevice.id, id))
    .returning({ id: rememberedDevice.id });
  return rows.length > 0;
}
