import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { sendError } from './errors.ts';

/** What the log is told of something thrown. */
function loggedOf(thrown: unknown): unknown {
  const error = vi.fn<(told: unknown, message: string) => void>();
  const request = { body: undefined, log: { error } } as unknown as FastifyRequest;
  const reply: Partial<Record<keyof FastifyReply, unknown>> = {};
  for (const name of ['code', 'header', 'type', 'send'] as const) reply[name] = () => reply;
  const texts = { text: () => '', problemText: () => '' };
  sendError(thrown, request, reply as unknown as FastifyReply, { texts, language: 'nl' });
  return error.mock.calls[0]?.[0];
}

test('the log has where a statement failed, and nothing of what somebody entered', () => {
  const typed = 'Three glasses\n at home alone\n    at Geheim (file:///src/note.ts:1:1)';
  const thrown = new DrizzleQueryError('insert into note values ($1)', [typed], new Error(typed));
  const logged = loggedOf(thrown);
  expect(JSON.stringify(logged)).not.toMatch(/glasses|alone|Geheim/);
  expect(logged).toMatchObject({
    failure: 'Error',
    at: expect.arrayContaining([expect.stringMatching(/^at .*errors\.test\.ts/)]),
  });
});
