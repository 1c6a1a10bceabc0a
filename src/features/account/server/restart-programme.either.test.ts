import { describe, expect, test } from 'vitest';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const list = <T>(value: T) => [{ value }];

describe('restarting the programme (contract 2.3 #17)', () => {
  const plan = planFields({ current: 2, target: 1 });

  test('begins today, without a plan, and keeps the days and their goals', async () => {
    const tom = await server().login('Tom');
    const before = (await tom.get('/registrations/overview')).json as Record<string, { goal: number | null }>;
    const today = server().clock.today();
    expect((await tom.post('/reset-progress')).status).toBe(200);
    const after = (await tom.get('/registrations/overview')).json as typeof before;
    expect((await tom.get('/user/me')).json.field_program_start_date).toEqual(list(today));
    expect((await tom.get('/api/v1/plan')).json).toMatchObject({ plan: null, stepDown: null });
    for (const [day, found] of Object.entries(after)) {
      expect(found, day).toEqual(day < today ? before[day] : { ...found, goal: null });
    }
    const messages = await tom.get('/entity/view/messages/block_1/results');
    expect(messages.json.rows[0].template).toEqual([
      { target_id: 'programme_restarted', target_type: 'message_template' },
    ]);
  });

  test('is safe when requested twice at once, can be repeated, and allows a new plan', async () => {
    const samira = await server().login('Lars');
    await samira.post('/webform_rest/submit', plan);
    const answers = await Promise.all([samira.post('/reset-progress'), samira.post('/reset-progress')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await samira.post('/webform_rest/submit', plan)).status).toBe(200);
    expect((await samira.get('/api/v1/plan')).json.plan.target.monday).toBe(1);
  });
});
