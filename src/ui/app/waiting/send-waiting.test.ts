import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '#contract/endpoint.ts';
import * as z from '#contract/schema.ts';
import { createCaller, type Transport } from '../caller.ts';
import { type Outbox, sendAll, sendOrKeep } from './send-waiting.ts';
import { startSending } from './start-sending.ts';
import { type Waiting, waitingList } from './waiting-list.ts';

const ANNA = { uid: 7, deviceKey: Buffer.alloc(32, 1).toString('base64') };
const SAY = endpoint({
  method: 'POST',
  path: '/say',
  access: 'visitor',
  summary: 'Takes a word',
  body: z.strictObject({ word: z.string() }),
});

interface Word extends Waiting {
  readonly word: string;
}
const WORDS = waitingList<Word>('words');
const OUTBOX: Outbox<Word> = {
  list: WORDS,
  send: ({ caller }, { key, word }) => caller.callOnce(key, SAY, { body: { word } }),
  refuse: (items, refused) => [...items, refused],
};

type Answer = Awaited<ReturnType<Transport>>;
const TAKEN: Answer = { status: 200, body: '' };
const refusal = (status: number, code: string, retryAfterSeconds?: number): Answer => ({
  status,
  body: JSON.stringify({ message: code, code }),
  retryAfterSeconds,
});

let device: Map<string, string>;
let isFull: boolean;
let answers: (Answer | 'lost' | 'hangs')[];
let hanging: (answer?: Answer) => void;
/** What arrived, with its key. */
let arrived: string[];

/** A tab of one browser: with a cache of its own, and the device that all of them share. */
function openTab() {
  const transport: Transport = ({ body = '', headers = {} }) => {
    const answer = answers.shift() ?? TAKEN;
    if (answer === 'lost') return Promise.reject(new TypeError('Failed to fetch'));
    if (answer === 'hangs') {
      return new Promise((give, lose) => {
        hanging = (late) => (late ? give(late) : lose(new TypeError('lost')));
      });
    }
    arrived.push(`${headers['Idempotency-Key']} ${JSON.parse(body).word}`);
    return Promise.resolve(answer);
  };
  return { caller: createCaller('/api/nl', transport), queryClient: new QueryClient() };
}

const wordsIn = ({ queryClient }: ReturnType<typeof openTab>) =>
  WORDS.read(queryClient, ANNA).map(({ word }) => word);

beforeEach(() => {
  device = new Map();
  isFull = false;
  answers = [];
  arrived = [];
  const localStorage = {
    getItem: (name: string) => device.get(name) ?? null,
    setItem: (name: string, value: string) => {
      if (isFull && value.length > (device.get(name)?.length ?? 0)) throw new DOMException('full');
      device.set(name, value);
    },
    removeItem: (name: string) => void device.delete(name),
  };
  vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z') });
  const { setInterval, clearInterval } = globalThis;
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal('window', {
    localStorage,
    setInterval,
    clearInterval,
    ...listening,
  });
  vi.stubGlobal('document', { hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an item that is being sent stays on the device until there is a response, and shows as waiting on other pages only', async () => {
  const [tab, later] = [openTab(), openTab()];
  answers = ['hangs'];
  const saying = sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  await vi.waitFor(() => expect(answers).toEqual([]));
  expect(tab.queryClient.getQueryData(WORDS.query(ANNA).queryKey)).toBeUndefined();
  expect(wordsIn(later)).toEqual(['een']);
  hanging();
  expect(await saying).toBe('kept');
  await sendAll(later, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een']);
});

test('an item added while another is being sent follows it, and leaves nothing on the device', async () => {
  const tab = openTab();
  const saying = sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  expect(await sendOrKeep(tab, ANNA, OUTBOX, { key: 'b', word: 'twee' })).toBe('kept');
  expect(await saying).not.toBe('kept');
  await vi.waitFor(() => expect(arrived).toEqual(['a een', 'b twee']));
  await vi.waitFor(() => expect(device.size).toBe(0));
});

test('items whose calls were lost are sent later, in order, once', async () => {
  const tab = openTab();
  answers = ['lost'];
  expect(await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' })).toBe('kept');
  expect(await sendOrKeep(tab, ANNA, OUTBOX, { key: 'b', word: 'twee' })).toBe('kept');
  expect(arrived).toEqual([]);
  await sendAll(tab, ANNA, OUTBOX);
  await sendAll(tab, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een', 'b twee']);
  expect(device.size).toBe(0);
});

test('a device that is full keeps what it has, and the rest lives in the tab', async () => {
  const tab = openTab();
  answers = ['lost'];
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  isFull = true;
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'b', word: 'twee' });
  expect(wordsIn(tab)).toEqual(['een', 'twee']);
  expect(wordsIn(openTab())).toEqual(['een']);
  expect(tab.queryClient.getQueryData(WORDS.query(ANNA).queryKey)).toMatchObject([
    { word: 'een', isOnlyHere: false },
    { word: 'twee', isOnlyHere: true },
  ]);
  await sendAll(tab, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een', 'b twee']);
  expect(device.size).toBe(0);
});

test.each([
  ['too many calls', refusal(429, 'too_many_requests', 60), 60_000],
  ['a closed service', refusal(503, 'unavailable', 300), 300_000],
  ['a fault', refusal(500, 'internal'), 10_000],
  ['a proxy', { status: 503, body: '<html>', retryAfterSeconds: 300 }, 300_000],
  ['a gateway', { status: 502, body: '<html>' }, 10_000],
])('%s keeps it, and is left alone for as long as it asks', async (_, answer, pause) => {
  const tab = openTab();
  answers = [answer];
  expect(await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' })).toBe('kept');
  const stop = startSending({ ...tab }, ANNA, OUTBOX);
  await vi.advanceTimersByTimeAsync(pause - 1_000);
  expect(arrived).toEqual(['a een']);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(arrived).toEqual(['a een', 'a een']);
  expect(wordsIn(tab)).toEqual([]);
  stop();
});

test('an item waits when a network answers with a page of its own, and is sent once the network is open', async () => {
  const tab = openTab();
  answers = [{ status: 200, body: '<!doctype html><title>Welkom in het hotel</title>' }];
  expect(await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' })).toBe('kept');
  await sendAll(tab, ANNA, OUTBOX);
  expect(wordsIn(tab)).toEqual([]);
  expect(arrived).toEqual(['a een', 'a een']);
});

test('a server that goes on refusing is asked less and less often', async () => {
  const tab = openTab();
  answers = Array.from({ length: 50 }, () => refusal(500, 'internal'));
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  const stop = startSending(tab, ANNA, OUTBOX);
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(arrived.length).toBeLessThan(12);
  expect(wordsIn(tab)).toEqual(['een']);
  stop();
});

test('an item refused for good stays with its reason, is not sent again and holds up nothing', async () => {
  const tab = openTab();
  answers = ['lost'];
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'b', word: 'twee' });
  answers = [refusal(409, 'edit_conflict')];
  await sendAll(tab, ANNA, OUTBOX);
  await sendAll(tab, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een', 'b twee']);
  expect(WORDS.read(tab.queryClient, ANNA)).toMatchObject([{ word: 'een', refused: 'edit_conflict' }]);
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'c', word: 'drie' });
  expect(arrived.at(-1)).toBe('c drie');
});

test('a final refusal of an item sent at once is left to the screen', async () => {
  answers = [refusal(400, 'invalid_input')];
  const tab = openTab();
  await expect(sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' })).rejects.toMatchObject({
    status: 400,
  });
  expect(wordsIn(tab)).toEqual([]);
});

test('items wait through the end of a session until the person logs in again', async () => {
  const tab = openTab();
  answers = ['lost', refusal(401, 'login_required')];
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  await sendAll(tab, ANNA, OUTBOX);
  expect(wordsIn(openTab())).toEqual(['een']);
});

test('an item that was being sent at logout does not come back', async () => {
  const tab = openTab();
  answers = ['lost'];
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  answers = ['hangs'];
  const sending = sendAll(tab, ANNA, OUTBOX);
  await vi.waitFor(() => expect(answers).toEqual([]));
  device.clear();
  hanging(refusal(403, 'login_required'));
  await sending;
  expect(wordsIn(openTab())).toEqual([]);
  expect(device.size).toBe(0);
});

test('two tabs add to one list, and neither loses or repeats what the other did', async () => {
  const [one, two] = [openTab(), openTab()];
  answers = ['lost'];
  await sendOrKeep(one, ANNA, OUTBOX, { key: 'a', word: 'een' });
  await sendOrKeep(two, ANNA, OUTBOX, { key: 'b', word: 'twee' });
  expect(wordsIn(one)).toEqual(['een', 'twee']);
  await sendAll(one, ANNA, OUTBOX);
  await sendAll(two, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een', 'b twee']);
});

test('a device that stores nothing keeps items in the tab', async () => {
  vi.stubGlobal('window', {});
  const tab = openTab();
  answers = ['lost'];
  await sendOrKeep(tab, ANNA, OUTBOX, { key: 'a', word: 'een' });
  expect(wordsIn(tab)).toEqual(['een']);
  expect(wordsIn(openTab())).toEqual([]);
  await sendAll(tab, ANNA, OUTBOX);
  expect(arrived).toEqual(['a een']);
});
