import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { createCaller } from './app/caller.ts';
import { createFetchTransport } from './fetch-transport.ts';

const SAY = endpoint({
  method: 'POST',
  path: '/say',
  access: 'visitor',
  summary: 'Takes a word',
  body: z.strictObject({ word: z.string() }),
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A network that takes everything and never answers, or begins an answer after a while and goes no further. */
function hang(response?: Response, after = 0): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const lost = new Promise<never>((_kept, lose) =>
      signal.addEventListener('abort', () => lose(new DOMException('aborted', 'AbortError'))),
    );
    if (response) vi.spyOn(response, 'text').mockReturnValue(lost);
    if (!response) return lost;
    return new Promise((begin) => setTimeout(begin, after * 1_000, response));
  });
}

interface Hanging {
  readonly response?: Response;
  readonly after?: number;
  readonly word?: string;
  readonly patienceMs?: number;
  readonly seconds: number;
}

test.each([
  ['no answer', { seconds: 21 }],
  ['half an answer', { response: new Response('{'), seconds: 21 }],
  ['half an answer that was long in coming', { response: new Response('{'), after: 15, seconds: 36 }],
  ['a picture of a megabyte', { word: 'x'.repeat(1_000_000), seconds: 221 }],
  ['no answer, where somebody is patient', { patienceMs: 60_000, seconds: 61 }],
])('a call that hangs on %s counts as lost', async (_, call) => {
  const { response, after, word = 'een', patienceMs, seconds }: Hanging = call;
  hang(response, after);
  const code = createCaller('/api/nl', createFetchTransport(patienceMs))
    .call(SAY, { body: { word } })
    .catch((error: { code: string }) => error.code);
  const seen = vi.fn<(code: unknown) => void>();
  void code.then(seen);
  await vi.advanceTimersByTimeAsync((seconds - 2) * 1_000);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toHaveBeenCalledWith('network');
});
