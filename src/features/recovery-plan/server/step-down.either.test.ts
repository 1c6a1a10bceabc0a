import { describe, expect, test } from 'vitest';
import { addDays, type Day, daysBetween, daysFrom, firstOn, perWeekday } from '#domain/kit/day.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { NEWCOMER_PASSWORD, sharedTestServer } from '#server/testing/test-server.ts';
import { planFields } from './plan.testing.ts';

const server = sharedTestServer();
const DAY = 86_400;
const goalForm = (current: number, target: number) => ({
  ...planFields({ current, target }),
  stopOrReduce: target === 0 ? 'stop' : 'reduce',
  immediate_or_gradual: 'gradual',
});
const register = (client: TestClient, day: Day, amount: number) =>
  client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    registration_date: day,
    amount,
  });
const decide = (client: TestClient, accepted: unknown) => client.post('/api/v1/step-down', { accepted });
const planPage = async (client: TestClient) => (await client.get('/api/v1/plan')).json;
const goalsFrom = async (client: TestClient, from: Day) => {
  const { json } = await client.get('/registrations/overview');
  const days = Object.entries<{ goal: number | null }>(json).filter(([day]) => day >= from);
  return days.map(([, { goal }]) => goal);
};

/** Someone whose programme began two weeks ago, on a Monday, and who used 5 a day, above every goal. */
async function hardFortnight(name: string, acknowledged = {}, current = 6): Promise<TestClient> {
  const today = server().clock.today();
  server().passSeconds(daysBetween(today, firstOn('monday', today)) * DAY);
  const client = await server().newcomer(name, 'alcohol');
  const start = server().clock.today();
  const saved = await client.post('/webform_rest/submit', { ...goalForm(current, 0), ...acknowledged });
  expect(saved.status).toBe(200);
  server().passSeconds(14 * DAY);
  await client.login(`${name}@houvast.example`, NEWCOMER_PASSWORD);
  for (const day of daysFrom(start, addDays(start, 13))) await register(client, day, current - 0.5);
  return client;
}

describe('a gentler slope', () => {
  test('is offered after two weeks above the goals, for the remaining weeks', async () => {
    const client = await hardFortnight('offered');
    const { stepDown } = await planPage(client);
    expect(stepDown.weeks.map((each: { week: number }) => each.week)).toEqual([3, 4, 5, 6]);
    expect(stepDown.weeks[0]).toEqual({ week: 3, now: perWeekday(() => 3), offered: perWeekday(() => 4) });
    expect(stepDown.weeks[3]).toEqual({ week: 6, now: perWeekday(() => 0), offered: perWeekday(() => 0) });
    const lars = await server().login('Lars');
    expect((await planPage(lars)).stepDown).toBeNull();
  });

  test('sets the goals that were shown when accepted, and keeps the plan and the past', async () => {
    const client = await hardFortnight('taker');
    const today = server().clock.today();
    const before = await planPage(client);
    const past = (await goalsFrom(client, '2020-01-01')).slice(0, 14);
    expect(await decide(client, true)).toMatchObject({ status: 204, text: '' });
    const expected = before.stepDown.weeks.flatMap((each: { offered: { monday: number } }) =>
      Array.from({ length: 7 }, () => each.offered.monday),
    );
    expect(await goalsFrom(client, today)).toEqual(expected);
    expect((await goalsFrom(client, '2020-01-01')).slice(0, 14)).toEqual(past);
    const after = await planPage(client);
    expect(after).toEqual({ ...before, stepDown: null });
  });

  test('turns an immediate plan into one by steps when accepted', async () => {
    const client = await hardFortnight('at-once', {
      immediate_or_gradual: 'immediate',
      warning_ack: 'tier2',
    });
    expect((await planPage(client)).plan.pace).toBe('immediate');
    expect((await decide(client, true)).status).toBe(204);
    expect((await planPage(client)).plan).toMatchObject({ pace: 'gradual', stopOrReduce: 'stop' });
  });

  test('keeps every goal when declined, and is not offered again for two weeks', async () => {
    const client = await hardFortnight('leaver');
    const today = server().clock.today();
    const goals = await goalsFrom(client, '2020-01-01');
    expect((await decide(client, false)).status).toBe(204);
    expect(await goalsFrom(client, '2020-01-01')).toEqual(goals);
    server().passSeconds(13 * DAY);
    await client.login('leaver@houvast.example', NEWCOMER_PASSWORD);
    for (const day of daysFrom(today, addDays(today, 12))) await register(client, day, 5);
    expect((await planPage(client)).stepDown).toBeNull();
    server().passSeconds(DAY);
    await register(client, addDays(today, 13), 5);
    expect((await planPage(client)).stepDown.weeks).toHaveLength(2);
  });

  test('answers 409 and changes nothing when no longer on offer', async () => {
    const lars = await server().login('Lars');
    const refused = { status: 409, json: { code: 'not_found' } };
    expect(await decide(lars, true)).toMatchObject(refused);
    const client = await hardFortnight('late');
    const past = addDays(server().clock.today(), -1);
    const { json } = await client.get('/registrations/overview');
    expect((await planPage(client)).stepDown).not.toBeNull();
    // The page was open while the registrations of last week were deleted elsewhere.
    for (const day of daysFrom(addDays(past, -6), past)) {
      for (const uuid of Object.keys(json[day].items)) await client.delete(`/daily_registration/${uuid}`);
    }
    const goals = await goalsFrom(client, '2020-01-01');
    expect(await decide(client, true)).toMatchObject(refused);
    expect(await goalsFrom(client, '2020-01-01')).toEqual(goals);
  });

  test('is decided once when tapped twice', async () => {
    const client = await hardFortnight('twice');
    const answers = await Promise.all([decide(client, true), decide(client, false)]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
  });

  test('accepts only true or false', async () => {
    const client = await hardFortnight('plain');
    for (const accepted of ['yes', null, 1]) {
      expect(await decide(client, accepted)).toMatchObject({
        status: 400,
        json: { error: { accepted: expect.any(String) } },
      });
    }
    expect((await planPage(client)).stepDown).not.toBeNull();
  });

  test('needs no new confirmation for a plan whose warning was confirmed', async () => {
    const client = await hardFortnight('ticked', { warning_ack: 'tier3' }, 12);
    expect((await decide(client, true)).status).toBe(204);
    expect((await goalsFrom(client, server().clock.today()))[0]).toBeGreaterThan(6);
  });

  test('comes with the warning that stopping at once would have where it drops steeply, and is not gated by it', async () => {
    const client = await hardFortnight('steep', {}, 7);
    const today = server().clock.today();
    expect((await planPage(client)).stepDown.warning).toBeNull();
    expect((await decide(client, true)).status).toBe(204);
    server().passSeconds(14 * DAY);
    await client.login('steep@houvast.example', NEWCOMER_PASSWORD);
    for (const day of daysFrom(today, addDays(today, 13))) await register(client, day, 6.5);
    const { stepDown } = await planPage(client);
    expect(stepDown).toMatchObject({ weeks: [{ week: 5 }, { week: 6 }], warning: 'tier2' });
    expect((await decide(client, true)).status).toBe(204);

    const gravest = await hardFortnight('gravest', { warning_ack: 'tier3' }, 13);
    expect((await planPage(gravest)).stepDown.warning).toBe('tier3');
  });

  test('is gone after a restart of the programme', async () => {
    const client = await hardFortnight('anew');
    await client.post('/reset-progress');
    expect(await planPage(client)).toMatchObject({ plan: null, stepDown: null });
    expect((await decide(client, true)).status).toBe(409);
  });
});

describe('insights', () => {
  test('are absent before whole weeks were registered', async () => {
    const lars = await server().newcomer('new-here');
    expect((await planPage(lars)).insight).toBeNull();
  });

  test('stay the same all week, and cover whole weeks only', async () => {
    const tom = await server().newcomer('gambles', 'gambling');
    const start = server().clock.today();
    await tom.post('/webform_rest/submit', goalForm(4, 0));
    server().passSeconds(14 * DAY);
    await tom.login('gambles@houvast.example', NEWCOMER_PASSWORD);
    for (const day of daysFrom(start, addDays(start, 13))) {
      await tom.post('/webform_rest/submit', {
        webform_id: 'daily_registration',
        registration_date: day,
        amount: 3.75,
        cost: 15,
        where: 'casino',
        with_who: 'alone',
      });
    }
    const { insight } = await planPage(tom);
    const days = daysFrom(start, insight.throughDay).length;
    expect(insight).toMatchObject({
      fromDay: start,
      aboveGoal: {
        days,
        registrations: days,
        place: { value: 'casino', count: days, of: days },
        company: { value: 'alone', count: days, of: days },
      },
      craving: null,
    });
    await register(tom, server().clock.today(), 9);
    expect((await planPage(tom)).insight).toEqual(insight);
  });
});
