import type { Db } from '#db/connection.ts';
import { rowsOf } from './dump.ts';

/** What the database refuses: `when` is a condition in SQL on `old`, and may count with `nextval('refusals')`, which no rollback undoes. */
interface Refused {
  readonly what: 'update' | 'delete';
  readonly table: string;
  readonly code: string;
  readonly when: string;
}

/** Makes the database refuse statements with an error, instead of those that it refused before. */
export async function refuse(db: Db, { what, table, code, when }: Refused): Promise<void> {
  await rowsOf(db, 'drop function if exists refuse cascade');
  await rowsOf(db, 'drop sequence if exists refusals');
  await rowsOf(db, 'create sequence refusals');
  await rowsOf(
    db,
    `create function refuse() returns trigger language plpgsql as $$
      begin
        if ${when} then raise exception 'refused' using errcode = '${code}'; end if;
        return coalesce(new, old);
      end $$`,
  );
  await rowsOf(
    db,
    `create trigger refusing before ${what} on ${table} for each row execute function refuse()`,
  );
}
