import { type Environment, readEnvironment } from '#platform/environment.ts';

/** Noon on a Friday in Amsterdam: the moment at which every server test starts. */
export const TEST_NOW = new Date('2026-11-20T11:00:00Z');
export const TEST_TODAY = '2026-11-20';

export function testEnvironment(overrides: Record<string, string> = {}): Environment {
  return readEnvironment({
    DATABASE_URL: 'postgres://unused',
    ENCRYPTION_KEYS: `test:${Buffer.alloc(32, 7).toString('base64')}`,
    SESSION_SECRET: 'a secret that only the tests know',
    LOG_LEVEL: 'silent',
    PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.localhost:3000',
    ...overrides,
  });
}
