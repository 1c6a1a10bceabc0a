// Proves that each rule in .dependency-cruiser.cjs catches its violation: a small checkout with its own `imports` map is
// made in a temporary folder, once clean and once with every violation of the table in a separate file.
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

const top = join(import.meta.dirname, '..');
const require = createRequire(import.meta.url);
const { forbidden } = require('../.dependency-cruiser.cjs') as {
  forbidden: { name: string; to: { path?: string | string[] } }[];
};
const { imports, dependencies } = require('../package.json') as Record<string, Record<string, string>>;

/** Packages that both the server and the browser use. */
const SHARED = new Set(['i18next']);

type Files = Record<string, string>;

const clean: Files = {
  'src/domain/kit/day.ts': `export const day = 1;`,
  'src/domain/tracking/week.ts': `import { day } from '../kit/day.ts'; export const week = 7 * day;`,
  'src/contract/endpoint.ts': `import * as z from 'zod'; import { day } from '#domain/kit/day.ts'; export const endpoint = [z, day];`,
  'src/db/schema/days.ts': `import { pgTable } from 'drizzle-orm'; import { day } from '#domain/kit/day.ts'; export const days = pgTable(day);`,
  'src/db/connection.ts': `import pg from 'pg'; import * as schema from './schema/days.ts'; export const db = pg(schema); export type Db = typeof db;`,
  'src/platform/http.ts': `import fastify from 'fastify'; import type { Db } from '#db/connection.ts'; export const http = (db: Db) => fastify(db);`,
  'src/platform/session/queries.ts': `import { eq } from 'drizzle-orm'; import { days } from '#db/schema/days.ts'; export const q = eq(days);`,
  'src/ui/Button.tsx': `import { useId } from 'react'; import { day } from '#domain/kit/day.ts'; export const Button = () => useId() + day;`,
  'src/features/a/contract.ts': `import { day } from '#domain/kit/day.ts'; import { endpoint } from '#contract/endpoint.ts'; import { b } from '../b/contract.ts'; export const a = [day, b, endpoint];`,
  'src/features/a/server/queries.ts': `import { eq } from 'drizzle-orm'; import { days } from '#db/schema/days.ts'; export const q = eq(days);`,
  'src/features/a/server/routes.ts': `import { http } from '#platform/http.ts'; import { b } from '#features/b/contract.ts'; import { a } from '../contract.ts'; import { q } from './queries.ts'; export const routes = [http, a, b, q];`,
  'src/features/a/web/Screen.tsx': `import { Button } from '#ui/Button.tsx'; import { a } from '../contract.ts'; import { b } from '#features/b/contract.ts'; export const Screen = () => <Button>{[a, b]}</Button>;`,
  'src/features/a/backoffice/Desk.tsx': `import { Screen } from '../web/Screen.tsx'; export const Desk = Screen;`,
  'src/features/b/contract.ts': `import { week } from '#domain/tracking/week.ts'; export const b = week;`,
  'src/server/wiring.ts': `import { db } from '#db/connection.ts'; export const wiring = db;`,
  'src/server/main.ts': `import 'node:fs'; import type { Shell } from '#web/shell.tsx'; import { wiring } from './wiring.ts'; import { routes } from '#features/a/server/routes.ts'; import { q } from '#platform/session/queries.ts'; [wiring, routes, q] as Shell[];`,
  'src/ui/app/app.ts': `export const site = 'alcohol';`,
  'src/web/shell.tsx': `import { Screen } from '#features/a/web/Screen.tsx'; import { site } from '#ui/app/app.ts'; export const Shell = [Screen, site];`,
  'src/web/entry-client.tsx': `import { Shell } from './shell.tsx'; Shell();`,
  'src/web/entry-server.tsx': `import 'node:stream'; import { Shell } from './shell.tsx'; export const render = Shell;`,
  'bench/load.ts': `import { db } from '#db/connection.ts'; export const load = db;`,
  'src/features/a/server/days.testing.ts': `import { wiring } from '#server/wiring.ts'; export const shared = wiring;`,
  'src/features/a/server/days.test.ts': `import { shared } from './days.testing.ts'; shared;`,
  'bench/run.ts': `import { load } from './load.ts'; load();`,
  'src/backoffice/main.tsx': `import { Desk } from '#features/a/backoffice/Desk.tsx'; Desk();`,
};

/** Rule, file that breaks it, what that file imports. No import: a module on its own. */
const planted: [rule: string, file: string, imported: string | null, kind?: 'type'][] = [
  ['imports-resolve', 'src/platform/lost.ts', './not-there.ts'],
  ['imports-resolve', 'src/platform/lost-too.ts', '#platform/not-there.ts'],
  ['no-cycles', 'src/platform/ring.ts', './ring.ts'],
  ['no-orphans', 'src/platform/alone.ts', null],
  ['domain-imports-only-domain', 'src/domain/reads-files.ts', 'node:fs'],
  ['domain-imports-only-domain', 'src/domain/uses-npm.ts', 'zod'],
  ['domain-imports-only-domain', 'src/domain/knows-db.ts', '#db/connection.ts'],
  ['domain-kit-below-areas', 'src/domain/kit/up.ts', '../tracking/week.ts'],
  ['contract-kit-imports-only-domain', 'src/contract/up.ts', '#platform/http.ts', 'type'],
  ['db-below-the-rest', 'src/db/up.ts', '#platform/http.ts'],
  ['platform-below-features', 'src/platform/up.ts', '#features/a/contract.ts'],
  ['platform-below-features', 'src/platform/up-ui.ts', '#ui/Button.tsx'],
  ['browser-programs-apart', 'src/backoffice/of-the-site.ts', '#web/shell.tsx'],
  ['browser-programs-apart', 'src/web/of-the-staff.ts', '../backoffice/main.tsx', 'type'],
  ['staff-pages-need-no-site', 'src/backoffice/entry-desk.tsx', '#ui/app/app.ts'],
  ['ui-below-features', 'src/ui/Up.tsx', '#features/a/web/Screen.tsx'],
  ['features-below-programs', 'src/features/c/server/up.ts', '#server/wiring.ts'],
  ['slice-screens-below-programs', 'src/features/c/web/Up.tsx', '#web/shell.tsx'],
  ['server-program-loads-no-browser-code', 'src/server/pages.ts', '#web/shell.tsx'],
  ['browser-imports-no-server-code', 'src/web/calls-server.ts', '#server/wiring.ts'],
  ['browser-imports-no-server-code', 'src/ui/platform-type.ts', '#platform/http.ts', 'type'],
  ['browser-imports-no-server-code', 'src/features/a/web/own-server.ts', '../server/routes.ts'],
  ['browser-imports-no-server-code', 'src/features/a/backoffice/db.ts', '#db/schema/days.ts'],
  ['browser-imports-no-server-code', 'src/backoffice/db.ts', '#db/connection.ts', 'type'],
  ['browser-uses-nothing-of-node', 'src/features/a/web/files.ts', 'node:fs'],
  ['browser-uses-nothing-of-node', 'src/web/path.ts', 'path'],
  ['browser-uses-no-server-packages', 'src/web/http.ts', 'fastify'],
  ['browser-uses-no-server-packages', 'src/features/a/web/sql.ts', 'drizzle-orm'],
  ['browser-uses-no-server-packages', 'src/ui/schema.ts', 'zod'],
  ['slice-server-imports-no-browser-code', 'src/features/a/server/button.ts', '#ui/Button.tsx'],
  ['slice-server-imports-no-browser-code', 'src/features/a/server/screen.ts', '../web/Screen.tsx'],
  ['server-code-uses-no-browser-packages', 'src/features/a/server/react.ts', 'react'],
  ['product-knows-no-tools', 'src/platform/measured.ts', '../../bench/load.ts'],
  ['journeys-and-benchmarks-apart', 'e2e/measured.ts', '../bench/load.ts'],
  ['slices-meet-at-contracts', 'src/features/c/server/other.ts', '#features/a/server/routes.ts'],
  ['slices-meet-at-contracts', 'src/features/c/web/other.ts', '#features/a/web/Screen.tsx', 'type'],
  ['contracts-stay-small', 'src/features/e/contract.ts', '#platform/http.ts', 'type'],
  ['contracts-stay-small', 'src/features/f/contract.ts', './server/routes.ts'],
  ['contracts-stay-small', 'src/features/g/schemas-contract.ts', 'zod'],
  ['contracts-stay-small', 'src/features/g/types-contract.ts', 'zod', 'type'],
  ['database-only-in-queries', 'src/features/a/server/use-case.ts', '#db/schema/days.ts'],
  ['database-only-in-queries', 'src/features/a/server/type.ts', '#db/connection.ts', 'type'],
  ['platform-database-only-in-queries', 'src/platform/job.ts', '#db/connection.ts'],
  ['server-program-only-wires-the-database', 'src/server/peek.ts', '#db/schema/days.ts'],
  ['drizzle-only-in-queries', 'src/features/a/server/query.ts', 'drizzle-orm'],
  ['drizzle-only-in-queries', 'src/platform/query.ts', 'drizzle-orm', 'type'],
];

const violating: Files = {
  ...Object.fromEntries(planted.map(([, file, imported, kind]) => [file, source(imported, kind)])),
  'src/features/f/server/routes.ts': `import { day } from '#domain/kit/day.ts'; export const routes = day;`,
};

function source(imported: string | null, kind?: 'type'): string {
  if (imported === null) return `export const alone = 1;`;
  return `import ${kind ?? ''} * as it from '${imported}'; export ${kind === 'type' ? 'type It = typeof it' : 'const x = it'};`;
}

const packages: Files = Object.fromEntries(
  ['drizzle-orm', 'fastify', 'pg', 'react', 'zod'].map((name) => [
    `node_modules/${name}/index.js`,
    `export {};`,
  ]),
);

const folders: string[] = [];
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })));

function checkout(files: Files): string {
  const folder = mkdtempSync(join(tmpdir(), 'houvast-boundaries-'));
  folders.push(folder);
  mkdirSync(join(folder, 'src'));
  copyFileSync(join(top, 'tsconfig.json'), join(folder, 'tsconfig.json'));
  const manifest = JSON.stringify({ name: 'fixture', type: 'module', imports });
  for (const [file, content] of Object.entries({ ...packages, ...files, 'package.json': manifest })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return folder;
}

interface Result {
  modules: number;
  violations: { rule: string; from: string; to: string }[];
}

/** Runs exactly what `npm run check` runs. */
function check(folder: string): Result {
  const script = join(top, 'scripts', 'boundaries.mjs');
  try {
    return read(execFileSync(process.execPath, [script, '--json'], { cwd: folder, stdio: 'pipe' }));
  } catch (error) {
    const { stdout, stderr } = error as { stdout: Buffer; stderr: Buffer };
    if (stdout.length === 0) throw new Error(stderr.toString().trim(), { cause: error });
    return read(stdout);
  }
}

function read(output: Buffer): Result {
  return JSON.parse(output.toString()) as Result;
}

test('each planted violation is reported by its own rule and by no other, and clean files by none', () => {
  const { modules, violations } = check(checkout({ ...clean, ...violating }));
  expect(modules).toBeGreaterThan(Object.keys({ ...clean, ...violating }).length);
  const reported = violations.map(({ rule, from }) => `${rule}: ${from}`);
  expect(reported.toSorted()).toEqual(planted.map(([rule, file]) => `${rule}: ${file}`).toSorted());
});

test('every rule has a planted violation', () => {
  const names = forbidden.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...new Set(planted.map(([rule]) => rule))].toSorted());
});

test('every dependency belongs to the server, to the browser or to both', () => {
  const refuses = (rule: string, name: string) => {
    const path = forbidden.find((one) => one.name === rule)?.to.path;
    return new RegExp(String(path)).test(`node_modules/${name}/index.js`);
  };
  for (const name of Object.keys(dependencies ?? {})) {
    const belongs = {
      server: refuses('browser-uses-no-server-packages', name),
      browser: refuses('server-code-uses-no-browser-packages', name),
    };
    const isShared = SHARED.has(name);
    expect({ name, isOne: belongs.server !== belongs.browser }).toEqual({ name, isOne: !isShared });
  }
});

test('a checkout in which no file was read is an error, not a pass', () => {
  const unread = { 'src/notes.md': 'No code.', 'scripts/outside.ts': 'export {};' };
  expect(() => check(checkout(unread))).toThrow('No module was checked');
});
