import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

/** Tests through HTTP on one database; what only one of them can show stands in files that name it. */
const server = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['src/**/*.server.test.ts', `src/**/*.${database}.test.ts`],
    globalSetup: 'src/server/testing/global-setup.ts',
    env: { TEST_DATABASE: database },
    isolate: false,
    testTimeout: 30_000,
    hookTimeout: 60_000,
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
          testTimeout: 30_000,
          isolate: false,
        },
      },
      server('embedded'),
      server('postgres'),
    ],
  },
});
