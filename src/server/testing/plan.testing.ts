import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import type { Statement } from './statements.ts';

/** How PostgreSQL would run a statement: one that a query builds, or one that was watched. */
export async function planOf(db: Db, statement: { getSQL(): SQL } | Statement): Promise<string> {
  const asked = 'getSQL' in statement ? statement.getSQL() : bound(statement);
  const found: unknown = await db.execute(sql`explain (costs off) ${asked}`);
  return (found as { rows: Record<string, string>[] }).rows.map((line) => line['QUERY PLAN']).join('\n');
}

function bound({ text, values }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
}
