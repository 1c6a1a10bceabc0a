import { expect, test } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import { TEST_TODAY } from '#server/testing/test-environment.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { queued } from '#server/testing/waiting.ts';
import { loadContent } from './authoring/load.ts';

const server = sharedTestServer({ START_DATE_STEP: '1' });

test('an exercise that is sent while another device moves the start of the programme stays locked until then', async () => {
  const first = loadContent().programmes.get('cannabis')?.phases[0]?.exercises[0]?.id;
  const client = await server().newcomer('moves-the-start', 'cannabis');
  const plan = { ...planFields({ current: 5, target: 2 }), start_date: addDays(TEST_TODAY, 5) };
  const [planned, ...late] = await queued(server().connection.db, await client.uid(), [
    () => client.post('/webform_rest/submit', plan),
    () => client.put(`/api/v1/drafts/${first}`, { data: {} }),
    () => client.post('/webform_rest/submit', { webform_id: first, reasons: ['slapen'] }),
  ]);
  expect(planned?.status).toBe(200);
  for (const answer of late) expect(answer).toMatchObject({ status: 403, json: { code: 'exercise_locked' } });
});
