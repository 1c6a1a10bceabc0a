import { sql } from 'drizzle-orm';
import { account } from './schema/identity.ts';

/**
 * When somebody last used their account: logged in, or was still logged in. It is about the person of `account.uid` in the
 * surrounding statement; columns are written out, because inside subqueries the builder drops the table qualifier.
 */
export const lastUsed = sql<Date>`coalesce(
  (select greatest(at, used_at) from last_login where last_login.uid = account.uid), account.created_at
)`.mapWith(account.createdAt);
