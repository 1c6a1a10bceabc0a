import { expect } from 'vitest';
import { expectSafeHeaders } from './expect-headers.ts';
import type { RawAnswer } from './raw-request.ts';

/** Whatever came back: no fault, nothing of how the server is made, and the headers of every answer. */
export function expectCalm(answer: RawAnswer, where: string): void {
  expect(answer.status, where).toBeGreaterThanOrEqual(200);
  expect(answer.status, where).toBeLessThan(500);
  expect(answer.body, where).not.toMatch(/node_modules|\.tsx?:\d|\bat \S+ \(|Internal Server Error|root:x:/);
  expectSafeHeaders(answer, where);
}
