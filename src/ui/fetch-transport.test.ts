import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { createCaller } from './app/caller.ts';
import { fetchTransport } from './fetch-transport.ts';

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

/** A network that takes everything and never answers, or begins an answer and goes no further. */
function hang(response?: Response): void {
  vi.stubGlobal('fetch', (_: string, { signal }: { signal: AbortSignal }) => {
    const lost = new Promise<never>((_kept, lose) =>
      signal.addEventListener('abort', () => lose(new DOMException('aborted', 'AbortError'))),
    );
    if (response) vi.spyOn(response, 'text').mockReturnValue(lost);
    return response ? Promise.resolve(response) : lost;
  });
}

test.each([
  ['no answer', undefined, 'een', 21],
  ['half an answer', new Response('{'), 'een', 21],
  ['a picture of a megabyte', undefined, 'x'.repeat(1_000_000), 221],
])('a call that hangs on %s counts as lost', async (_, response, word, seconds) => {
  hang(response);
  const code = createCaller('/api/nl', fetchTransport)
    .call(SAY, { body: { word } })
    .catch((error: { code: string }) => error.code);
  const seen = vi.fn<(code: unknown) => void>();
  void code.then(seen);
  await vi.advanceTimersByTimeAsync((seconds - 2) * 1_000);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(2_000);
  expect(seen).toHaveBeenCalledWith('network');
});
