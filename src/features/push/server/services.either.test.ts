import { describe, expect, test } from 'vitest';
import { notDelivered } from '#server/testing/not-delivered.ts';
import { startedPushWorld } from './delivery.testing.ts';

const { expo, web, server, deliver, tokenOf, sentTo, addTo, write, withApp, withBrowser, devices } =
  await startedPushWorld();

describe('the service of Expo', () => {
  test('gets at most a hundred messages in a call, each once, even with concurrent workers', async () => {
    const names = Array.from({ length: 13 }, (_, index) => `crowd-${index}`);
    for (const name of names) {
      const client = await withApp(name);
      for (let more = 0; more < 9; more += 1) await addTo(client, `${name}-${more}`);
      await write(client);
    }
    const before = expo.batches.length;
    const taken = await Promise.all([deliver(), deliver(), deliver()]);
    expect(taken.reduce((all, count) => all + count)).toBe(130);
    const batches = expo.batches.slice(before);
    expect(Math.max(...batches.map((batch) => batch.length))).toBeLessThanOrEqual(100);
    const tokens = batches.flat().map(({ to }) => to);
    expect(new Set(tokens).size).toBe(130);
    expect(tokens).toHaveLength(130);
  });

  test('that is busy is retried with increasing delays', async () => {
    const client = await withApp('busy');
    await write(client);
    expo.status = 429;
    for (const pause of [0, 60, 120]) {
      server().passSeconds(pause);
      expect(await deliver()).toBe(0);
    }
    expo.status = 200;
    server().passSeconds(60);
    expect(await deliver(), 'the third pause is four minutes').toBe(0);
    server().passSeconds(3 * 60);
    expect(await deliver()).toBe(1);
    expect(sentTo('busy')).toHaveLength(1);
  });

  test('gets no more messages for a device that it reports as gone', async () => {
    const [gone, wrong] = [await withApp('gone'), await withApp('wrong')];
    expo.errors.set(tokenOf('gone'), 'DeviceNotRegistered');
    expo.errors.set(tokenOf('wrong'), 'MessageTooBig');
    await write(gone);
    await write(wrong);
    expect(await deliver()).toBe(0);
    expect([await devices(gone), await devices(wrong)]).toEqual([0, 1]);
    server().passSeconds(3_600);
    await deliver();
    expect(sentTo('wrong')).toHaveLength(1);
  });

  test('is polled for receipts after a quarter of an hour, and again while there is none', async () => {
    const [gone, late] = [await withApp('receipt-gone'), await withApp('receipt-late')];
    expo.receiptErrors.set(tokenOf('receipt-gone'), 'DeviceNotRegistered');
    expo.receiptErrors.set(tokenOf('receipt-late'), 'missing');
    await write(gone);
    await write(late);
    expect(await deliver()).toBe(2);
    const { lookups } = expo;
    server().passSeconds(14 * 60);
    await deliver();
    expect(expo.lookups).toBe(lookups);
    server().passSeconds(60);
    await deliver();
    expect([await devices(gone), await devices(late)]).toEqual([0, 1]);
    expo.receiptErrors.set(tokenOf('receipt-late'), 'DeviceNotRegistered');
    server().passSeconds(60);
    await deliver();
    expect(await devices(late)).toBe(0);
    expect(sentTo('receipt-late')).toHaveLength(1);
  });

  test('accepts the rest of a batch in which one token is of another app', async () => {
    const clients = [await withApp('ours'), await withApp('foreign'), await withApp('ours-too')];
    expo.foreign.add(tokenOf('foreign'));
    for (const client of clients) await write(client);
    expect(await deliver()).toBe(3);
    expect(['ours', 'foreign', 'ours-too'].map((name) => sentTo(name).length)).toEqual([1, 1, 1]);
  });
});

test('what a service refuses is in the log, by its codes', async () => {
  const [app, receipt] = [await withApp('no-credentials'), await withApp('no-receipt')];
  const { client } = await withBrowser('other-key');
  web.statuses.set('/other-key', 403);
  expo.errors.set(tokenOf('no-credentials'), 'InvalidCredentials');
  expo.receiptErrors.set(tokenOf('no-receipt'), 'InvalidCredentials');
  for (const somebody of [app, receipt, client]) await write(somebody);
  const logged = async () => {
    const from = server().log.length;
    await deliver();
    return notDelivered(server().log.slice(from));
  };
  const refused = { service: 'expo', outcome: 'refused', reason: 'InvalidCredentials', count: 1 };
  const browser = { service: 'browser', outcome: 'refused', reason: '403', count: 1 };
  expect(await logged()).toEqual(expect.arrayContaining([refused, browser]));
  server().passSeconds(15 * 60);
  expect(await logged(), 'the receipt').toEqual([refused]);
  await write(receipt, 'badge_mail');
  expo.status = 401;
  expect(await logged()).toEqual([{ service: 'expo', outcome: 'later', reason: '401', count: 1 }]);
});

describe('the service of a browser', () => {
  test.each([404, 410])('that answers %i is not called again', async (status) => {
    const { client } = await withBrowser(`ended-${status}`);
    web.statuses.set(`/ended-${status}`, status);
    await write(client);
    expect(await deliver()).toBe(0);
    expect(await devices(client)).toBe(0);
  });

  test('that is busy is retried later, once', async () => {
    const { client } = await withBrowser('busy-service');
    web.statuses.set('/busy-service', 503);
    await write(client);
    expect(await deliver()).toBe(0);
    expect(await deliver()).toBe(0);
    web.statuses.delete('/busy-service');
    server().passSeconds(60);
    expect(await deliver()).toBe(1);
    expect(web.to('busy-service')).toHaveLength(2);
  });

  test('that redirects is not followed', async () => {
    const { client } = await withBrowser('redirected');
    web.statuses.set('/redirected', 307);
    await write(client);
    expect(await deliver()).toBe(0);
    expect([web.to('redirected').length, web.to('elsewhere').length]).toEqual([1, 0]);
    server().passSeconds(3_600);
    expect(await deliver()).toBe(0);
    expect(await devices(client)).toBe(1);
  });

  test('gets each message once from workers side by side', async () => {
    for (let index = 0; index < 8; index += 1) await write((await withBrowser(`lane-${index}`)).client);
    const taken = await Promise.all([deliver(), deliver()]);
    expect(taken.reduce((all, count) => all + count)).toBe(8);
    const counts = Array.from({ length: 8 }, (_, index) => web.to(`lane-${index}`).length);
    expect(counts).toEqual(Array(8).fill(1));
  });
});
