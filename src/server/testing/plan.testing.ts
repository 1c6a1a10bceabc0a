import { type SQL, sql } from 'drizzle-orm';
import type { Connection, Db } from '#db/connection.ts';
import { rowsOf } from './dump.ts';
import type { Statement } from './statements.ts';

type Line = Record<string, string>;

const inLines = (lines: readonly Line[]) => lines.map((line) => line['QUERY PLAN']).join('\n');

/** How PostgreSQL would run a statement: one that a query builds, or one that was watched. */
export async function planOf(db: Db, statement: { getSQL(): SQL } | Statement): Promise<string> {
  const asked = 'getSQL' in statement ? statement.getSQL() : bound(statement);
  const found: unknown = await db.execute(sql`explain (costs off) ${asked}`);
  return inLines((found as { rows: Line[] }).rows);
}

/** The plan of a named statement on a connection that has prepared it; without values, the one for any. Empty if none has. */
export async function planOfNamed(connection: Connection, name: string, values?: string): Promise<string> {
  const { total } = connection.kind === 'postgres' ? connection.pool() : { total: 0 };
  const onOneConnection = () =>
    connection.db.transaction(async (one) => {
      const [known] = await rowsOf<{ count: number }>(
        one,
        `select cardinality(parameter_types) as count from pg_prepared_statements where name = '${name}'`,
      );
      if (!known) return [];
      if (values === undefined) await one.execute(sql`set local plan_cache_mode = force_generic_plan`);
      const given = values ?? Array.from({ length: known.count }, () => 'null').join();
      return rowsOf<Line>(one, `explain (costs off) execute ${name}(${given})`);
    });
  // As many at once as there are connections, so that each of them is used.
  const plans = await Promise.all(Array.from({ length: total }, onOneConnection));
  return inLines(plans.find((lines) => lines.length > 0) ?? []);
}

function bound({ text, values }: Statement): SQL {
  const parts = text.split(/\$(\d+)/);
  return sql.join(
    parts.map((part, at) => (at % 2 === 0 ? sql.raw(part) : sql.param(values[Number(part) - 1]))),
  );
}
