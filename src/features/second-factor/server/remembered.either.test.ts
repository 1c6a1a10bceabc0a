import { describe, expect, test } from 'vitest';
import { rowsOf } from '#server/testing/dump.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { enrolled, PATH } from './two-steps.testing.ts';

const server = sharedTestServer({ NURSE_SECOND_FACTOR: '1' });
const DAY = 86_400;

/** A nurse, and a browser that she has remembered and then logged out in. */
async function remembering(name: string) {
  const nurse = await enrolled(server(), name);
  const browser = nurse.browser();
  expect((await nurse.logIn(browser, { remember: true })).status).toBe(200);
  await browser.post('/user/logout');
  const answers = async (client = browser) => {
    const { status, json } = await nurse.password(client);
    if (status === 200) await client.post('/user/logout');
    return status === 200 ? 'in' : json.code;
  };
  const devices = async () => (await nurse.first.get(PATH)).json.devices;
  return { nurse, browser, answers, devices };
}

describe('a browser that is remembered', () => {
  test('logs in with the password alone, each time, for thirty days from the code', async () => {
    const { answers, nurse } = await remembering('daily');
    expect(await answers()).toBe('in');
    server().passSeconds(29 * DAY);
    expect([await answers(), await answers()]).toEqual(['in', 'in']);
    expect(await answers(nurse.browser()), 'another browser').toBe('second_factor_required');
    server().passSeconds(DAY);
    expect(await answers()).toBe('second_factor_required');
    await server().runJob('tidy_up');
    const left = await rowsOf(
      server().connection.db,
      `select id from remembered_device where uid = ${nurse.uid}`,
    );
    expect(left).toEqual([]);
  });

  test('still needs the right password', async () => {
    const { nurse, browser } = await remembering('guessed');
    expect((await nurse.password(browser, 'not-this-1')).json.code).toBe('credentials_wrong');
  });

  test('is none without the tick', async () => {
    const nurse = await enrolled(server(), 'unticked');
    const browser = nurse.browser();
    await nurse.logIn(browser);
    await browser.post('/user/logout');
    expect((await nurse.password(browser)).json.code).toBe('second_factor_required');
  });

  test('of one nurse is none of another on the same computer', async () => {
    const { browser } = await remembering('colleague');
    const other = await enrolled(server(), 'second-colleague');
    expect((await other.password(browser)).json.code).toBe('second_factor_required');
  });

  test('is listed with the day it ends, and forgotten by her alone', async () => {
    const { answers, devices, nurse } = await remembering('lists');
    const stranger = await enrolled(server(), 'stranger');
    const [device] = await devices();
    const until = new Date(server().clock.now().getTime() + 30 * DAY * 1000).toISOString();
    expect(device).toEqual({
      id: expect.any(String),
      device: expect.any(String),
      until: expect.any(String),
      current: false,
    });
    expect(device.until.slice(0, 10)).toBe(until.slice(0, 10));
    expect((await stranger.first.delete(`${PATH}/devices/${device.id}`)).status).toBe(404);
    expect(await answers()).toBe('in');
    expect((await nurse.first.delete(`${PATH}/devices/${device.id}`)).status).toBe(204);
    expect(await devices()).toEqual([]);
    expect(await answers()).toBe('second_factor_required');
    expect((await nurse.first.delete(`${PATH}/devices/${device.id}`)).status).toBe(404);
  });

  test('is the current one to itself', async () => {
    const nurse = await enrolled(server(), 'current');
    const browser = nurse.browser();
    await nurse.logIn(browser, { remember: true });
    expect((await browser.get(PATH)).json.devices).toMatchObject([{ current: true }]);
  });

  test('is forgotten with another password', async () => {
    const { nurse, answers, devices } = await remembering('changes');
    const pass = [{ existing: NEWCOMER_PASSWORD, value: 'anders-dan-2026' }];
    await nurse.first.patch(`/user/${nurse.uid}`, { pass });
    expect(await devices()).toEqual([]);
    expect(await answers()).toBe('credentials_wrong');
    const back = [{ existing: 'anders-dan-2026', value: NEWCOMER_PASSWORD }];
    await nurse.first.patch(`/user/${nurse.uid}`, { pass: back });
    expect(await answers()).toBe('second_factor_required');
  });

  test('is forgotten when she logs out everywhere', async () => {
    const { nurse, answers } = await remembering('everywhere');
    await nurse.first.delete('/api/v1/sessions');
    expect(await answers()).toBe('second_factor_required');
  });

  test('is forgotten when the staff block her, and not known again once she may log in', async () => {
    const { nurse, answers } = await remembering('blocked');
    const office = await server().staff('administrator');
    const decide = async (what: 'block' | 'unblock') => {
      await server().prove(office, 'administrator');
      const answer = await office.post(`/staff/v1/nurses/${nurse.uid}/${what}`, { reason: 'Laptop weg.' });
      expect(answer.status).toBe(200);
    };
    await decide('block');
    await decide('unblock');
    expect(await answers()).toBe('second_factor_required');
  });
});
