import type { Db } from '#db/connection.ts';

export async function rowsOf<Row>(db: Db, statement: string): Promise<readonly Row[]> {
  const found: unknown = await db.execute(statement);
  return (found as { rows: Row[] }).rows;
}

/** The tables with personal data, by the column that refers to a person. */
export async function tablesOfPeople(db: Db, column = 'uid'): Promise<string[]> {
  const rows = await rowsOf<{ name: string }>(
    db,
    `select table_name as name from information_schema.columns where column_name = '${column}' and table_schema = 'public'`,
  );
  return rows.map(({ name }) => name);
}

/** The whole database, jobs included, as text: one line per row, prefixed with its table. */
export async function dump(db: Db): Promise<string> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db,
    "select schemaname as schema, tablename as name from pg_tables where schemaname in ('public', 'pgboss')",
  );
  const parts = await Promise.all(
    tables.map(({ schema, name }) =>
      rowsOf<{ line: string }>(db, `select '${name} ' || t::text as line from "${schema}"."${name}" t`),
    ),
  );
  return parts
    .flat()
    .map(({ line }) => line)
    .join('\n');
}
