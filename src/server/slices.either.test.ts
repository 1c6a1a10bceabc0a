import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, test } from 'vitest';
import { KIT_TABLES, SLICES } from './slices.ts';
import { rowsOf, tablesOfPeople } from './testing/dump.ts';
import { sharedTestServer } from './testing/test-server.ts';

const server = sharedTestServer();
const source = fileURLToPath(new URL('../', import.meta.url));
/** Tables that belong to a slice but are written by the kit, because every call or login needs them. */
const ALSO_OF: Readonly<Record<string, readonly string[]>> = {
  session: ['platform/session'],
  'second-factor': ['platform/second-factor'],
  staff: ['platform/staff'],
};

/** Which folders write a table. */
const OWNERS = new Map<string, readonly string[]>([
  ...SLICES.flatMap(({ name, tables = [] }) =>
    tables.map((table) => [table, [`features/${name}`, ...(ALSO_OF[name] ?? [])]] as const),
  ),
  ...Object.entries(KIT_TABLES).map(([table, folder]) => [table, [folder]] as const),
]);

async function tablesByExport(): Promise<Map<string, string>> {
  const files = globSync('db/schema/*.ts', { cwd: source });
  const modules = await Promise.all(files.map((file) => import(`${source}${file}`) as Promise<object>));
  return new Map(
    modules
      .flatMap((module) => Object.entries(module))
      .filter((entry): entry is [string, PgTable] => is(entry[1], PgTable))
      .map(([name, table]) => [name, getTableName(table)]),
  );
}

/** Every table that a query file writes, through the builder or in SQL. */
function writtenIn(text: string, byExport: ReadonlyMap<string, string>): string[] {
  const built = [...text.matchAll(/\.(?:insert|update|delete)\((\w+)\)/g)].map(
    ([, name = '']) => byExport.get(name) ?? name,
  );
  const spelt = [
    ...text.matchAll(
      /(?:insert into|delete from|update) (?:\$\{(\w+)\}|(\w+))\s*(?:\(|set\b|where\b|using\b)/g,
    ),
  ].map(([, put = '', name = byExport.get(put) ?? put]) => name);
  return [...built, ...spelt];
}

describe('a table has one owner', () => {
  test('that is declared, for every table', async () => {
    const rows = await rowsOf<{ name: string }>(
      server().connection.db,
      "select tablename as name from pg_tables where schemaname = 'public'",
    );
    expect(rows.map(({ name }) => name).toSorted()).toEqual([...OWNERS.keys()].toSorted());
    const named = [...SLICES.flatMap(({ tables = [] }) => tables), ...Object.keys(KIT_TABLES)];
    expect(named.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  test('that alone writes it', async () => {
    const byExport = await tablesByExport();
    let writes = 0;
    for (const file of globSync('{features,platform}/**/queries.ts', { cwd: source })) {
      for (const table of writtenIn(readFileSync(`${source}${file}`, 'utf8'), byExport)) {
        const owners = OWNERS.get(table) ?? [];
        expect(
          owners.some((folder) => file.startsWith(`${folder}/`)),
          `${file} writes ${table}`,
        ).toBe(true);
        writes += 1;
      }
    }
    expect(writes).toBeGreaterThan(60);
  });
});

describe('a slice', () => {
  test('is a folder, and every folder with a server part is a slice', () => {
    const folders = globSync('features/*/server/slice.ts', { cwd: source }).map(
      (file) => file.split('/')[1] ?? '',
    );
    expect(SLICES.map(({ name }) => name).toSorted((one, other) => one.localeCompare(other))).toEqual(
      folders.toSorted((one, other) => one.localeCompare(other)),
    );
  });

  test('lists only its own tables as entered by people', async () => {
    const people = await tablesOfPeople(server().connection.db);
    for (const { name, tables = [], entered = [] } of SLICES) {
      for (const table of entered) {
        expect(tables, name).toContain(table);
        expect(people, name).toContain(table);
      }
    }
    const inUse = SLICES.flatMap(({ entered = [] }) => entered);
    expect(inUse).toEqual(expect.arrayContaining(['plan', 'registration', 'exercise_submission']));
  });
});
