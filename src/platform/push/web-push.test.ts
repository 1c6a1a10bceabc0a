import { subscribe } from 'node:diagnostics_channel';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { BrowserStandIn, WebPushStandIn } from '#server/testing/push-services.ts';
import { freshVapidKeys } from './vapid.ts';
import { webPushService } from './web-push.ts';

const keys = { ...freshVapidKeys(), subject: 'mailto:push@houvast.example' };
const message = { ttlSeconds: 60, json: '{}' };
const inner = new WebPushStandIn();
await inner.start();
afterAll(() => inner.stop());
const port = inner.host.split(':')[1] ?? '';

/** How many connections this process opened: also those that nothing would have answered. */
let connections = 0;
subscribe('net.client.socket', () => {
  connections += 1;
});
beforeEach(() => {
  connections = 0;
});

/** A name server that returns these answers in turn, repeating the last, and counts its queries. */
function names(...answers: string[][]) {
  const asked: string[] = [];
  return {
    asked,
    lookup: async (name: string) => {
      const addresses = answers[Math.min(asked.length, answers.length - 1)] ?? [];
      asked.push(name);
      return addresses;
    },
  };
}

test.each([
  [['127.0.0.1']],
  [['8.8.8.8', '127.0.0.1']],
  [['10.0.0.1']],
  [['::1']],
  [['::ffff:127.0.0.1']],
  [['100.64.0.1']],
  [[]],
])('a name that resolves to %j is not connected to', async (addresses) => {
  const { lookup, asked } = names(addresses);
  const { subscription } = new BrowserStandIn('https://push.example.nl/inner');
  expect(await webPushService(keys, { lookup }).send(subscription, message)).toEqual({ kind: 'later' });
  expect(asked).toEqual(['push.example.nl']);
  expect(connections).toBe(0);
});

test('an endpoint that was saved before it was refused is not requested either', async () => {
  const { lookup, asked } = names(['127.0.0.1']);
  for (const endpoint of [`http://push.example.nl:${port}/inner`, `https://127.0.0.1:${port}/inner`]) {
    const { subscription } = new BrowserStandIn(endpoint);
    expect(await webPushService(keys, { lookup }).send(subscription, message)).toEqual({ kind: 'later' });
  }
  expect(asked).toEqual([]);
  expect(connections).toBe(0);
});

test('a name is resolved once, and the checked address is the one connected to', async () => {
  // A second query would resolve elsewhere.
  const { lookup, asked } = names(['127.0.0.1'], ['127.0.0.99']);
  const host = `push.example.nl:${port}`;
  const { subscription } = new BrowserStandIn(`http://${host}/rebinding`);
  const service = webPushService(keys, { lookup, trusted: new Set([host]) });
  expect(await service.send(subscription, message)).toEqual({ kind: 'taken' });
  expect(asked).toEqual(['push.example.nl']);
  expect(connections).toBe(1);
  expect(inner.to('rebinding').map(({ headers }) => headers.host)).toEqual([host]);
});

test('keys that cannot be used to encrypt end the subscription', async () => {
  const p256dh = Buffer.alloc(65, 4).toString('base64url');
  const subscription = { endpoint: `http://${inner.host}/keys`, keys: { p256dh, auth: 'a'.repeat(22) } };
  const service = webPushService(keys, { trusted: new Set([inner.host]) });
  expect(await service.send(subscription, message)).toEqual({ kind: 'gone' });
  expect(inner.to('keys')).toEqual([]);
});
