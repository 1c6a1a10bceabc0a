import { expect, test } from 'vitest';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { queued } from '#server/testing/waiting.ts';

const server = sharedTestServer();

test('a registration that is deleted while another device changes it is not found by the change', async () => {
  const client = await server().newcomer('two-devices');
  const registration = { registration_date: server().clock.today(), amount: 1 };
  const { json } = await client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    ...registration,
  });
  const [removed, changed] = await queued(server().connection.db, await client.uid(), [
    () => client.delete(`/daily_registration/${json.sid}`),
    () => client.patch(`/webform_rest/daily_registration/submission/${json.sid}`, { note: 'Toch rustig' }),
  ]);
  expect(removed?.status).toBe(204);
  expect(changed).toMatchObject({ status: 404, json: { code: 'not_found' } });
});

test('a registration that is changed while another device deletes it goes', async () => {
  const client = await server().newcomer('two-more-devices');
  const registration = { registration_date: server().clock.today(), amount: 1 };
  const { json } = await client.post('/webform_rest/submit', {
    webform_id: 'daily_registration',
    ...registration,
  });
  const [changed, removed] = await queued(server().connection.db, await client.uid(), [
    () => client.patch(`/webform_rest/daily_registration/submission/${json.sid}`, { note: 'Toch rustig' }),
    () => client.delete(`/daily_registration/${json.sid}`),
  ]);
  expect(changed?.status).toBe(200);
  expect(removed?.status).toBe(204);
});
