import { DrizzleQueryError } from 'drizzle-orm/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { expect, test, vi } from 'vitest';
import { sendError } from './errors.ts';

/** How something thrown is answered, and what the log is told of it. */
function answerTo(thrown: unknown) {
  const error = vi.fn<(told: unknown, message: string) => void>();
  const code = vi.fn<(status: number) => unknown>(() => reply);
  const request = { body: undefined, log: { error } } as unknown as FastifyRequest;
  const reply: Partial<Record<keyof FastifyReply, unknown>> = { code };
  for (const name of ['header', 'type', 'send'] as const) reply[name] = () => reply;
  const texts = { text: () => '', problemText: () => '' };
  sendError(thrown, request, reply as unknown as FastifyReply, { texts, language: 'nl' });
  const [logged, message] = error.mock.calls[0] ?? [];
  return { status: code.mock.calls[0]?.[0], logged, message };
}

test('the log has where a statement failed, and nothing of what somebody entered', () => {
  const typed = 'Three glasses\n at home alone\n    at Geheim (file:///src/note.ts:1:1)';
  const thrown = new DrizzleQueryError('insert into note values ($1)', [typed], new Error(typed));
  const { logged } = answerTo(thrown);
  expect(JSON.stringify(logged)).not.toMatch(/glasses|alone|Geheim/);
  expect(logged).toMatchObject({
    failure: 'Error',
    at: expect.arrayContaining([expect.stringMatching(/^at .*errors\.test\.ts/)]),
  });
});

test.each(['53100', '25006'])(
  'a database that takes no writing for now (%s) is one to try again, not a fault of ours',
  (code) => {
    const refused = Object.assign(new Error('could not write'), { code });
    expect(answerTo(new DrizzleQueryError('insert into day', [], refused))).toMatchObject({
      status: 503,
      message: 'database away',
      logged: { code },
    });
    const broken = Object.assign(new Error('duplicate key'), { code: '23505' });
    expect(answerTo(new DrizzleQueryError('insert into day', [], broken)).status).toBe(500);
  },
);
