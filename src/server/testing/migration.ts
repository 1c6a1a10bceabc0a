import { readFileSync } from 'node:fs';
import type { Db } from '#db/connection.ts';

/** Runs one migration again, on rows as they were before it. */
export async function migrateAgain(db: Db, name: string): Promise<void> {
  const file = readFileSync(new URL(`../../db/migrations/${name}.sql`, import.meta.url), 'utf8');
  for (const statement of file.split('--> statement-breakpoint')) await db.execute(statement);
}
