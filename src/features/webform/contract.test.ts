import { expect, expectTypeOf, test } from 'vitest';
import { type RegistrationSubmission, registrationContract } from '#features/daily-registration/contract.ts';
import { exerciseContract } from '#features/programme/contract.ts';
import { goalContract } from '#features/recovery-plan/contract.ts';
import { webform } from '#platform/webform/dispatcher.ts';
import { type Caller, createCaller } from '#ui/app/caller.ts';
import { changeOf, submitOf } from './contract.ts';

const { id: webform_id } = registrationContract;
const uuid = '0b9c7f5e-3d1a-4c2b-9e8f-7a6b5c4d3e2f';

/** Calls as they arrive at the server. */
function listening(): { caller: Caller; arrived: unknown[] } {
  const arrived: unknown[] = [];
  const caller = createCaller('/api/nl', async ({ method, path, body }) => {
    if (body !== undefined) arrived.push([method, path, JSON.parse(body)]);
    return { status: 200, body: path.endsWith('/token') ? 'token' : '{}' };
  });
  return { caller, arrived };
}

test('every form is sent to the same path, with the fields of its own contract', async () => {
  const { caller, arrived } = listening();
  await caller.call(submitOf(registrationContract), {
    body: { webform_id, registration_date: '2026-11-20', amount: 2 },
  });
  await caller.call(changeOf(registrationContract), {
    params: { webform_id, uuid },
    body: { cost: '2,50' },
  });
  await caller.call(submitOf(exerciseContract('a1')), { body: { webform_id: 'a1', question: ['a'] } });
  expect(arrived).toEqual([
    [
      'POST',
      '/api/nl/webform_rest/submit',
      { webform_id: 'daily_registration', registration_date: '2026-11-20', amount: 2 },
    ],
    ['PATCH', `/api/nl/webform_rest/daily_registration/submission/${uuid}`, { cost: '2,50' }],
    ['POST', '/api/nl/webform_rest/submit', { webform_id: 'a1', question: ['a'] }],
  ]);
});

test('a wrong name does not compile where a form is sent', async () => {
  const { caller, arrived } = listening();
  const submit = submitOf(registrationContract);
  await Promise.all([
    // @ts-expect-error -- `registration_date`
    caller.call(submit, { body: { webform_id, registration_dat: '2026-11-20', amount: 2 } }),
    // @ts-expect-error -- `amount`
    caller.call(submit, { body: { webform_id, registration_date: '2026-11-20', amont: 2 } }),
    // @ts-expect-error -- an amount is a number, or text with one
    caller.call(submit, { body: { webform_id, registration_date: '2026-11-20', amount: null } }),
    // @ts-expect-error -- the id of another form
    caller.call(submit, { body: { webform_id: 'goal', registration_date: '2026-11-20', amount: 2 } }),
    // @ts-expect-error -- `amount`
    caller.call(changeOf(registrationContract), { params: { webform_id, uuid }, body: { amont: 2 } }),
    // @ts-expect-error -- `goal_monday`
    caller.call(submitOf(goalContract), { body: { webform_id: 'goal', goal_munday: 2 } }),
  ]);
  const goal = { params: { webform_id: 'goal', uuid }, body: { monday: 2 } } as const;
  // @ts-expect-error -- a goal cannot be changed
  await caller.call(changeOf(goalContract), goal);
  // Only the compiler prevents these calls: at runtime all of them arrive.
  expect(arrived).toHaveLength(7);
});

test('a wrong name does not compile where a form is saved', () => {
  const form = webform(registrationContract, {
    feature: 'registrations',
    async create(_, fields) {
      expectTypeOf(fields).toEqualTypeOf<RegistrationSubmission>();
      expectTypeOf(fields.amount).toEqualTypeOf<number>();
      // @ts-expect-error -- `registration_date`
      return { sid: fields.registration_dat };
    },
    async update(_, sid, fields) {
      expectTypeOf(fields.amount).toEqualTypeOf<number | undefined>();
      // @ts-expect-error -- `amount`
      return { sid: sid + String(fields.amont) };
    },
  });
  expect(form.id).toBe('daily_registration');
});
