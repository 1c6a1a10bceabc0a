import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { type Kit, KitProvider } from '../kit.ts';
import { CallFailure, createCaller, type Transport } from './caller.ts';
import { type Submission, useSubmission } from './submission.ts';

const saveColour = endpoint({
  method: 'POST',
  path: '/api/v1/colours',
  access: 'visitor',
  summary: 'Saves a colour',
  body: z.object({ colour: z.string() }),
  reply: z.object({ saved: z.string() }),
});

afterEach(() => {
  vi.useRealTimers();
});

/** A page that can be opened and opened again, with what reached the server; `answer` and `lose` end the newest call. */
function page() {
  const sent: string[] = [];
  const keys: (string | undefined)[] = [];
  let newest = Promise.withResolvers<{ status: number; body: string }>();
  const caller = createCaller('/api', ({ body = '', headers = {} }) => {
    sent.push(JSON.parse(body).colour);
    keys.push(headers['Idempotency-Key']);
    newest = Promise.withResolvers();
    return newest.promise;
  });
  const value = { caller, queryClient: new QueryClient() } as Kit;
  return {
    sent,
    keys,
    answer: (status: number, saved = '') => newest.resolve({ status, body: JSON.stringify({ saved }) }),
    lose: () => newest.reject(new Error('no connection')),
    open() {
      const found: Submission<typeof saveColour>[] = [];
      const Part = () => {
        found.push(useSubmission(saveColour));
        return null;
      };
      renderToStaticMarkup(createElement(KitProvider, { value }, createElement(Part)));
      return (colour: string) => found[0]?.send({ body: { colour } });
    },
  };
}

function submission() {
  const { open, ...server } = page();
  return { ...server, send: open() };
}

const saveShape = endpoint({
  method: 'POST',
  path: '/api/v1/shapes',
  access: 'client',
  summary: 'Saves a shape',
  reply: z.object({}),
});
const TOKEN = { status: 200, body: 'token' };
const fromServer = (code: string) => ({ status: 500, body: JSON.stringify({ message: 'x', code }) });

test.each<[string, boolean, Awaited<ReturnType<Transport>>[], () => Promise<void>]>([
  ['its token cannot be fetched', false, [], async () => {}],
  [
    'somebody else is logged in',
    false,
    [TOKEN],
    async () => Promise.reject(new CallFailure('login_required', 'x')),
  ],
  ['the server fails', false, [TOKEN, fromServer('internal')], async () => {}],
  ['no answer to it comes', true, [TOKEN], async () => {}],
  ['a hotel network answers', true, [TOKEN, { status: 200, body: '<html>' }], async () => {}],
  ['a proxy answers', true, [TOKEN, { status: 502, body: 'Bad gateway' }], async () => {}],
])('a change may be done where %s: %s', async (_, isUnanswered, answers, checkWho) => {
  const left = [...answers];
  const transport = async () => left.shift() ?? Promise.reject(new Error('no connection'));
  const failure = await createCaller('/api', transport, { checkWho })
    .call(saveShape)
    .catch((error: unknown) => error);
  expect(failure).toMatchObject({ isUnanswered });
});

test('the same again joins the call under way, and something else is sent after it', async () => {
  const { sent, send, answer } = submission();
  const [red, redAgain, blue, blueAgain] = [send('red'), send('red'), send('blue'), send('blue')];
  expect(sent).toEqual(['red']);
  answer(200, 'red');
  expect([await red, await redAgain]).toEqual([{ saved: 'red' }, { saved: 'red' }]);
  await expect.poll(() => sent).toEqual(['red', 'blue']);
  answer(200, 'blue');
  expect([await blue, await blueAgain]).toEqual([{ saved: 'blue' }, { saved: 'blue' }]);
});

test('what waits for a call is sent also when that fails', async () => {
  const { sent, send, answer } = submission();
  const red = send('red');
  const blue = send('blue');
  answer(500);
  await expect(red).rejects.toMatchObject({ status: 500 });
  await expect.poll(() => sent).toEqual(['red', 'blue']);
  answer(200, 'blue');
  expect(await blue).toEqual({ saved: 'blue' });
});

/** A page on which green was sent and its answer was lost. */
async function lostGreen() {
  const opened = page();
  const first = opened.open()('green');
  opened.lose();
  await expect(first).rejects.toMatchObject({ isUnanswered: true });
  return opened;
}

test('whoever leaves after a lost answer, comes back and sends the same again, sends it with the same key', async () => {
  const { open, keys, answer } = await lostGreen();
  const again = open()('green');
  answer(200, 'green');
  await again;
  const later = open()('green');
  answer(200, 'green');
  await later;
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('whoever comes back during a call and sends the same after it, sends it with the same key', async () => {
  const { open, keys, answer } = page();
  const first = open()('green');
  const send = open();
  answer(200, 'green');
  await first;
  const again = send('green');
  answer(200, 'green');
  await again;
  const other = send('green');
  answer(200, 'green');
  await other;
  expect(keys[1]).toBe(keys[0]);
  expect(keys[2]).not.toBe(keys[0]);
});

test('what was chosen again, after something else, is no repetition', async () => {
  const { open, keys, answer } = await lostGreen();
  for (const colour of ['grey', 'green']) {
    const next = open()(colour);
    answer(200, colour);
    await next;
  }
  expect(new Set(keys).size).toBe(3);
});

test.each([
  ['ten minutes later', 10 * 60_000, 2],
  ['a little earlier', 10 * 60_000 - 1, 1],
])('of what is sent again %s (%s ms) the server sees %s keys', async (_, later, keysSent) => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const { open, keys, answer } = await lostGreen();
  vi.setSystemTime(later);
  const again = open()('green');
  answer(200, 'green');
  await again;
  expect(new Set(keys).size).toBe(keysSent);
});

test('a refusal keeps no key for whoever comes back', async () => {
  const { open, keys, answer } = page();
  const first = open()('green');
  answer(422);
  await expect(first).rejects.toMatchObject({ status: 422 });
  const again = open()('green');
  answer(200, 'green');
  await again;
  expect(new Set(keys).size).toBe(2);
});
