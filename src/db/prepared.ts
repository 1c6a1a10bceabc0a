import { type Column, type DriverValueDecoder, getTableColumns, is, type Query, SQL, sql } from 'drizzle-orm';
import {
  PgColumn,
  PgDatabase,
  PgDialect,
  type PgPreparedQuery,
  PgSession,
  type PgTable,
  type PreparedQueryConfig,
  type SelectedFieldsOrdered,
} from 'drizzle-orm/pg-core';
import type { Db } from './connection.ts';

/**
 * A statement built once and run on any handle, of the database or of a transaction. Name it with `.prepare('…')`:
 * PostgreSQL then plans it once per connection.
 */
export function prepared<Config extends PreparedQueryConfig>(
  build: (db: Db) => PgPreparedQuery<Config>,
): (db: Db) => PgPreparedQuery<Config> {
  let known: Statement<Config> | undefined;
  return ({ _: { session } }) => {
    known ??= recorded(build, session);
    const { query, fields, name, read } = known;
    return session.prepareQuery<Config>(query, fields, name, true, read);
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

type Session = Db['_']['session'];
type Selected = SelectedFieldsOrdered | undefined;
type RowReader<Config extends PreparedQueryConfig> = (rows: unknown[][]) => Config['execute'];

/** What a session prepares a statement from, the same for both databases. */
interface Statement<Config extends PreparedQueryConfig> {
  readonly query: Query;
  readonly fields: Selected;
  readonly name: string | undefined;
  /** Makes the rows; absent where Drizzle does. */
  readonly read: RowReader<Config> | undefined;
}

const dialect = new PgDialect();

/** A session that notes what a statement is prepared from. */
class Recorder extends PgSession {
  noted: Omit<Statement<PreparedQueryConfig>, 'read'> | undefined;
  readonly #session: Session;

  constructor(session: Session) {
    super(dialect);
    this.#session = session;
  }

  override prepareQuery<Config extends PreparedQueryConfig>(
    query: Query,
    fields: Selected,
    name: string | undefined,
  ): PgPreparedQuery<Config> {
    this.noted = { query, fields, name };
    return this.#session.prepareQuery(query, fields, name, true);
  }

  override transaction(): never {
    throw new Error('A statement is built outside transactions');
  }
}

function recorded<Config extends PreparedQueryConfig>(
  build: (db: Db) => PgPreparedQuery<Config>,
  session: Session,
): Statement<Config> {
  const recorder = new Recorder(session);
  build(new PgDatabase(dialect, recorder, undefined));
  if (!recorder.noted) throw new Error('A statement is prepared on the handle it gets');
  return { ...recorder.noted, read: readerOf<Config>(recorder.noted.fields) };
}

/**
 * Reads rows as Drizzle does, with the place and the decoder of every value looked up once; a table that a left join did not
 * find is null. Drizzle keeps to itself which joins may find nothing, so here a column tells that may not be null.
 */
function readerOf<Config extends PreparedQueryConfig>(fields: Selected): RowReader<Config> | undefined {
  if (!fields) return undefined;
  const cells = fields.map(({ path: [name = '', inner], field }) => {
    return { name, inner, decoder: decoderOf(field), required: is(field, PgColumn) && field.notNull };
  });
  return (rows) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      const tables: Record<string, Record<string, unknown> | null> = {};
      cells.forEach(({ name, inner, decoder, required }, index) => {
        const value = values[index];
        const read = value === null ? null : decoder.mapFromDriverValue(value);
        if (inner === undefined) row[name] = read;
        else if (read === null && required) tables[name] = null;
        else if (tables[name] !== null) (tables[name] ??= {})[inner] = read;
      });
      return Object.assign(row, tables);
    });
}

type Decoder = DriverValueDecoder<unknown, unknown>;

function decoderOf(field: SelectedFieldsOrdered[number]['field']): Decoder {
  if (is(field, PgColumn)) return field;
  const expression = is(field, SQL.Aliased) ? field.sql : field;
  // The types leave it out.
  const decoder = 'decoder' in expression ? expression.decoder : undefined;
  if (isDecoder(decoder)) return decoder;
  throw new Error('A prepared statement selects columns and expressions');
}

function isDecoder(value: unknown): value is Decoder {
  return typeof value === 'object' && value !== null && 'mapFromDriverValue' in value;
}
