import { expect, test } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import type { Kit } from '#ui/kit.ts';
import { createQueryClient } from '../query-client.ts';
import { createCaller, type Transport } from './caller.ts';
import { ensureEndpoint } from './queries.ts';

const READ = endpoint({
  method: 'GET',
  path: '/words',
  access: 'visitor',
  summary: 'Reads the words',
  response: z.array(z.string()),
});

/** A page whose line gives this answer. */
function onLine(answer: ReturnType<Transport>) {
  const asked: string[] = [];
  const caller = createCaller('/api/nl', ({ path }) => {
    asked.push(path);
    return answer;
  });
  return { kit: { caller, queryClient: createQueryClient(60_000) } as Kit, asked };
}

test('a page does not wait on a line that hangs for what is known, though it is fetched anew once it is old', async () => {
  const { kit, asked } = onLine(new Promise(() => undefined));
  kit.queryClient.setQueryData([READ.path], ['new']);
  await ensureEndpoint(kit, READ);
  expect(asked).toEqual([]);
  kit.queryClient.setQueryData([READ.path], ['old'], { updatedAt: Date.now() - 61_000 });
  await ensureEndpoint(kit, READ);
  expect(asked).toEqual(['/api/nl/words']);
  expect(kit.queryClient.getQueryData([READ.path])).toEqual(['old']);
});

test('it waits for what is not known, and opens without what is refused', async () => {
  const { kit } = onLine(Promise.resolve({ status: 200, body: '["new"]' }));
  await ensureEndpoint(kit, READ);
  expect(kit.queryClient.getQueryData([READ.path])).toEqual(['new']);
  const { kit: refused } = onLine(
    Promise.resolve({ status: 404, body: '{"message":"x","code":"not_found"}' }),
  );
  await ensureEndpoint(refused, READ);
  expect(refused.queryClient.getQueryData([READ.path])).toBeUndefined();
});
