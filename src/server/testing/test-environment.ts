import { type Environment, readEnvironment } from '#platform/environment.ts';

/** Noon on a Friday in Amsterdam: the moment at which every server test starts. */
export const TEST_NOW = new Date('2026-11-20T11:00:00Z');
export const TEST_TODAY = '2026-11-20';

/** The settings of a trial, for tests of what only a trial has. */
export const TRIAL = { DATABASE_URL: '' };

/** What production requires besides the addresses of the sites; no mail is sent before a job runs. */
export const PRODUCTION = {
  NODE_ENV: 'production',
  MAIL_URL: 'smtp://127.0.0.1:1',
  MAIL_FROM: 'mail@houvast.example',
};

/** With these the template of the tests is written, so a server on a copy of it needs them. */
export const TEST_KEYS = `test:${Buffer.alloc(32, 7).toString('base64')}`;

export function testEnvironment(overrides: Record<string, string> = {}): Environment {
  return readEnvironment({
    NODE_ENV: 'test',
    DATABASE_URL: 'postgres://127.0.0.1/the-connection-is-passed-in',
    ENCRYPTION_KEYS: TEST_KEYS,
    SESSION_SECRET: 'a secret that only the tests know',
    LOG_LEVEL: 'silent',
    // All tests call from one network, and the clock stands still.
    CALLS_PER_SECOND: '0',
    PUBLIC_ORIGIN_TEMPLATE: 'http://{site}.localhost:3000',
    ...overrides,
  });
}
