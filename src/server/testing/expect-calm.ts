import { expect } from 'vitest';
import { expectSafeHeaders } from './expect-headers.ts';
import type { RawAnswer } from './raw-request.ts';

/**
 * Asserts that a response is no internal error, reveals no implementation detail, and has the headers of every
 * response.
 */
export function expectCalm(answer: RawAnswer, where: string): void {
  expect(answer.status, where).toBeGreaterThanOrEqual(200);
  expect(answer.status, where).toBeLessThan(500);
  expect(answer.body, where).not.toMatch(/node_modules|\.tsx?:\d|\bat \S+ \(|Internal Server Error|root:x:/);
  expectSafeHeaders(answer, where);
}
