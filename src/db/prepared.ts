import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/**
 * A statement built once and run on any handle, of the database or of a transaction. Name it with `.prepare('…')`:
 * PostgreSQL then plans it once per connection.
 */
export function prepared<Statement extends object>(build: (db: Db) => Statement): (db: Db) => Statement {
  const byDriver = new Map<unknown, Statement & Query>();
  const byClient = new WeakMap<object, Statement>();
  return (db) => {
    const { client, constructor: driver } = db._.session as unknown as Session;
    const known = byClient.get(client);
    if (known) return known;
    let statement = byDriver.get(driver);
    if (!statement) {
      statement = build(db) as Statement & Query;
      readByPosition(statement);
      byDriver.set(driver, statement);
    }
    const own = sentThrough(client, statement);
    byClient.set(client, own);
    return own;
  };
}

/** A column value that is bound by name when the statement runs. */
export function given(name: string, column: Pick<Column, 'mapToDriverValue'>): SQL {
  // Columns convert what they get to text, including null.
  const mapToDriverValue = (value: unknown) => (value === null ? null : column.mapToDriverValue(value));
  return sql`${sql.param(sql.placeholder(name), { mapToDriverValue })}`;
}

/** The values of a new row, each bound under the name of its column. */
export function givenRow<Table extends PgTable>(table: Table): Record<keyof Table['$inferInsert'], SQL> {
  const columns = Object.entries(getTableColumns(table)).map(([name, column]) => [name, given(name, column)]);
  return Object.fromEntries(columns) as Record<keyof Table['$inferInsert'], SQL>;
}

/** What Drizzle's types hide of a handle, … */
interface Session {
  readonly client: object;
  readonly constructor: unknown;
}

/** … and of a prepared query: the query, the columns of the result in order, and the function that maps its rows. */
interface Query {
  readonly queryConfig: object;
  readonly rawQueryConfig: object;
  readonly fields?: readonly { readonly path: readonly string[]; readonly field: Selected }[];
  customResultMapper?: (rows: readonly unknown[][]) => unknown[];
}
type Decoder = { mapFromDriverValue(value: unknown): unknown };
type Selected = Decoder | { readonly decoder: Decoder } | { readonly sql: { readonly decoder: Decoder } };

/** A prepared query of Drizzle differs between handles only in the client that runs it. */
function sentThrough<Statement extends Query>(client: object, statement: Statement): Statement {
  const own = Object.create(statement) as Statement;
  // A pool modifies the query object, which its connections would then treat as their own.
  return Object.assign(own, {
    client,
    queryConfig: { ...statement.queryConfig },
    rawQueryConfig: { ...statement.rawQueryConfig },
  });
}

/** Drizzle looks up the decoder of a column for every value of every row; here it is looked up once. */
function readByPosition(query: Query): void {
  if (!query.fields || query.fields.some(({ path }) => path.length > 1)) return;
  const columns = query.fields.map(({ path: [name = ''], field }) => ({ name, decoder: decoderOf(field) }));
  query.customResultMapper = (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      columns.forEach(({ name, decoder }, index) => {
        const value = values[index];
        row[name] = value === null ? null : decoder.mapFromDriverValue(value);
      });
      return row;
    });
}

function decoderOf(field: Selected): Decoder {
  if ('mapFromDriverValue' in field) return field;
  return 'decoder' in field ? field.decoder : field.sql.decoder;
}
