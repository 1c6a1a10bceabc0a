import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer } from 'vitest/node';

type Database = 'embedded' | 'postgres';

const FULL = process.env['FULL'] === '1';
/** A third of the time of these tests would go into hashing passwords. */
const QUICK_ARGON2 = `${import.meta.dirname}/src/server/testing/quick-argon2.ts`;

/** Optimizing the embedded database takes longer than a few hundred tests save by it. */
const UNOPTIMIZED_DATABASE = FULL ? [] : ['--liftoff-only'];

/** These end what hangs, and leave room to a machine that is busy with something else. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** The project with the quickest files comes last, so that nothing long is left over at the end. */
const ORDER = ['server-embedded', 'server-postgres', 'unit'];

/**
 * One project after the other: a worker serves one project, and starting one takes as long as twenty tests. Of each, what mostly
 * waits for processes of its own comes first.
 */
class ProjectByProject extends BaseSequencer {
  override async sort(files: Parameters<BaseSequencer['sort']>[0]): ReturnType<BaseSequencer['sort']> {
    // oxlint-disable-next-line unicorn/no-array-sort -- it is Vitest's, and answers a new list.
    const sorted = await super.sort(files);
    const rank = ({ moduleId, project }: (typeof files)[number]) =>
      2 * ORDER.indexOf(project.name) + (moduleId.includes('/server/process/') ? 0 : 1);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

/** On PostgreSQL, which takes half the time; with FULL=1 on both, and without PostgreSQL on the embedded database. */
const runsEither = (database: Database) =>
  FULL || database === 'postgres' || process.env['TEST_DATABASE_URL'] === undefined;

/**
 * Tests that mostly wait for processes or limits, of things that seldom change and whose parts are tested in one process as
 * well: nodes in a race, killed or without a mail server, clients and a database that stall, a lock that stays, settings, and an
 * operator's commands.
 */
const ONLY_WITH_FULL = [
  'db/migration-lock',
  'features/sso/server/hti/slow-keys',
  ...[
    'clock',
    'content',
    'crash',
    'launches',
    'outage',
    'pairing',
    'reminders',
    'rotation',
    'settings',
    'silent-database',
    'slow-clients',
    'staff',
    'staff-command',
    'stop-with-clients',
    'two-servers',
  ].map((name) => `server/process/${name}`),
];

/**
 * Tests through HTTP on one database. What only one of them can show stands in files that name it, what they may do
 * differently in `.server` files, and the rest in `.either` files.
 */
const server = (database: Database) => ({
  // Pages are rendered as in production: React for development takes several times as long.
  oxc: { jsx: { runtime: 'automatic' as const, development: false } },
  test: {
    name: `server-${database}`,
    include: [
      'src/**/*.server.test.ts',
      `src/**/*.${database}.test.ts`,
      ...(runsEither(database) ? ['src/**/*.either.test.ts'] : []),
    ],
    exclude: FULL ? [] : ONLY_WITH_FULL.map((path) => `src/${path}.*.test.ts`),
    globalSetup: 'src/server/testing/global-setup.ts',
    env: { TEST_DATABASE: database, NODE_ENV: 'production' },
    execArgv: database === 'embedded' ? UNOPTIMIZED_DATABASE : [],
    isolate: false,
    ...(FULL ? {} : { alias: { '@node-rs/argon2': QUICK_ARGON2 } }),
    ...PATIENCE,
  },
});

export default defineConfig({
  test: {
    // One more only adds to what the processors do: each starts for six seconds, and they take the caches from one another.
    maxWorkers: availableParallelism(),
    sequence: { sequencer: ProjectByProject },
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          exclude: ['src/**/*.{server,either,embedded,postgres}.test.ts'],
          isolate: false,
          ...PATIENCE,
        },
      },
      server('embedded'),
      server('postgres'),
    ],
  },
});
