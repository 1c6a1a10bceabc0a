import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** No test measures time: these end what hangs, and leave room to a machine that is busy with something else. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, expect: { poll: { timeout: 30_000 } } };

/** Tests through HTTP on one database; what only one of them can show stands in files that name it. */
const server = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['src/**/*.server.test.ts', `src/**/*.${database}.test.ts`],
    globalSetup: 'src/server/testing/global-setup.ts',
    env: { TEST_DATABASE: database },
    isolate: false,
    ...PATIENCE,
  },
});

export default defineConfig({
  test: {
    // Tests with processes of their own mostly wait for them.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts', 'bench/*.test.ts'],
          exclude: ['src/**/*.{server,embedded,postgres}.test.ts'],
          isolate: false,
          ...PATIENCE,
        },
      },
      server('embedded'),
      server('postgres'),
    ],
  },
});
