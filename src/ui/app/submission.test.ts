import { QueryClient } from '@tanstack/react-query';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
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

/** A submission, with what reached the server; `answer` answers the newest of it. */
function submission() {
  const sent: string[] = [];
  let answer = (_status: number, _saved: string) => {};
  const caller = createCaller('/api', ({ body = '' }) => {
    sent.push(JSON.parse(body).colour);
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: string }>();
    answer = (status, saved) => resolve({ status, body: JSON.stringify({ saved }) });
    return promise;
  });
  const value = { caller, queryClient: new QueryClient() } as Kit;
  const found: Submission<typeof saveColour>[] = [];
  const Part = () => {
    found.push(useSubmission(saveColour));
    return null;
  };
  renderToStaticMarkup(createElement(KitProvider, { value }, createElement(Part)));
  const send = (colour: string) => found[0]?.send({ body: { colour } });
  return { sent, send, answer: (status: number, saved = '') => answer(status, saved) };
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
