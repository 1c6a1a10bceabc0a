import { defineConfig } from 'vitest/config';

const server = (database: 'embedded' | 'postgres') => ({
  test: {
    name: `server-${database}`,
    include: ['src/**/*.server.test.ts'],
    globalSetup: 'src/server/testing/global-setup.ts',
    env: { TEST_DATABASE: database },
    testTimeout: 30_000,
    hookTimeout: 60_000,
  },
});

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['src/**/*.server.test.ts'],
          testTimeout: 30_000,
        },
      },
      server('embedded'),
      server('postgres'),
    ],
  },
});
