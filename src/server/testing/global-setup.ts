import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import type { TestProject } from 'vitest/node';
import { openEmbedded, openPostgres } from '#db/connection.ts';
import { migrateEmbedded, migratePostgresDatabase } from '#db/migrate.ts';
import { clockOf } from '#platform/clock.ts';
import { loadAllContent } from '../content-cli/kinds.ts';
import { seedPeople } from '../database.ts';
import { administer, databaseUrl } from './databases.ts';
import { TEST_NOW, testEnvironment } from './test-environment.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with the embedded database, or the name of the PostgreSQL template: migrated, with the demo people. */
    template: string;
    postgresUrl: string;
  }
}

/** Creates one database with the demo people; every test file starts from a copy of it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const environment = testEnvironment();
  const clock = clockOf(() => TEST_NOW, environment.timeZone);
  if (project.config.env['TEST_DATABASE'] === 'embedded') {
    const folder = mkdtempSync(join(tmpdir(), 'houvast-snapshot-'));
    const connection = await openEmbedded({});
    await migrateEmbedded(connection.client);
    await loadAllContent(connection, TEST_NOW);
    await seedPeople(connection, environment, clock);
    await dropTemplates(connection.client);
    const snapshot = await connection.client.dumpDataDir('none');
    const file = join(folder, 'snapshot.tar');
    writeFileSync(file, Buffer.from(await snapshot.arrayBuffer()));
    await connection.close();
    project.provide('template', file);
    project.provide('postgresUrl', '');
    return async () => rmSync(folder, { recursive: true, force: true });
  }

  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is missing; "npm test" starts a PostgreSQL and sets it.');
  const template = `houvast_template_${process.pid}`;
  await administer(url, `create database ${template}`);
  const templateUrl = databaseUrl(url, template);
  await migratePostgresDatabase(templateUrl);
  const connection = openPostgres(templateUrl);
  await loadAllContent(connection, TEST_NOW);
  await seedPeople(connection, environment, clock);
  await connection.close();
  project.provide('template', template);
  project.provide('postgresUrl', url);
  return () => administer(url, `drop database ${template} with (force)`);
}

/** Every file unpacks its own copy: without the unused databases it contains less than half as many files. */
async function dropTemplates(client: PGlite): Promise<void> {
  await client.exec('update pg_database set datistemplate = false');
  for (const name of ['template0', 'template1']) await client.exec(`drop database ${name}`);
}
