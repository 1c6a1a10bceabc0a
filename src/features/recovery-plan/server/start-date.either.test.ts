import { describe, expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { planFields } from './plan.testing.ts';

const server = sharedTestServer({ START_DATE_STEP: '1' });

const save = (client: TestClient, start_date?: string) =>
  client.post('/webform_rest/submit', {
    ...planFields({ current: 3, target: 1 }),
    ...(start_date === undefined ? {} : { start_date }),
  });
const startOf = async (client: TestClient) =>
  (await client.get('/user/me')).json.field_program_start_date[0].value;

describe('a plan that begins on a chosen day (contract A20)', () => {
  test('moves the programme there, with its six weeks of goals', async () => {
    const client = await server().newcomer('begins-later');
    const start = addDays(TEST_TODAY, 5);
    expect((await save(client, start)).status).toBe(200);
    expect(await startOf(client)).toBe(start);
    const overview = (await client.get('/registrations/overview')).json;
    const days = Object.keys(overview).filter((day) => overview[day].goal === 1);
    expect([days[0], days.at(-1), days.length]).toEqual([start, addDays(start, 41), 42]);
    expect(overview[TEST_TODAY].goal).toBeNull();
    expect((await client.get('/api/v1/plan')).json.start.day).toBe(start);
  });

  test('keeps the start when no day is given', async () => {
    const client = await server().newcomer('begins-now');
    expect((await save(client)).status).toBe(200);
    expect(await startOf(client)).toBe(TEST_TODAY);
  });

  test.each([
    ['yesterday', addDays(TEST_TODAY, -1)],
    ['more than two weeks from now', addDays(TEST_TODAY, 15)],
    ['on no day', '2026-02-30'],
    ['nowhere', ''],
  ])('%s is refused, and changes nothing', async (name, date) => {
    const client = await server().newcomer(`refused-${name.replaceAll(' ', '-')}`);
    const answer = await save(client, date);
    expect([answer.status, Object.keys(answer.json.error)]).toEqual([400, ['start_date']]);
    expect(await startOf(client)).toBe(TEST_TODAY);
    expect((await client.get('/api/v1/plan')).json.plan).toBeNull();
  });
});
