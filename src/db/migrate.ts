import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzleNodePostgres } from 'drizzle-orm/node-postgres';
import { migrate as migratePostgres } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { MIGRATION_LOCK } from './advisory-locks.ts';

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url));

/** How long a migration waits for a table that a serving node uses. */
const LOCK_TIMEOUT = '5s';

/** Migrates PostgreSQL to the newest schema. Nodes that start together wait for each other here. */
export async function migratePostgresDatabase(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, application_name: 'houvast-migrate' });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    // A statement that waits for a table makes every call behind it wait too; the next start tries again.
    await client.query(`set lock_timeout = '${LOCK_TIMEOUT}'`);
    await migratePostgres(drizzleNodePostgres({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}

/** Migrates the embedded database to the newest schema. */
export async function migrateEmbedded(client: PGlite): Promise<void> {
  const [{ drizzle }, { migrate }] = await Promise.all([
    import('drizzle-orm/pglite'),
    import('drizzle-orm/pglite/migrator'),
  ]);
  await migrate(drizzle({ client }), { migrationsFolder });
}
