import { expect, test } from 'vitest';
import { testProcesses } from './test-processes.ts';

const processes = testProcesses();

test('NOW sets the clock, and days begin at midnight in Amsterdam', async () => {
  const { settings } = await processes.storage();
  const instants = [
    // The night in which summer time begins: one o'clock UTC is three o'clock in Amsterdam.
    ['2026-03-29T00:30:00Z', 'Anna', '2026-03-29', '2026-03-30'],
    ['2026-03-28T23:30:00Z', 'Tom', '2026-03-29', '2026-03-30'],
  ] as const;
  for (const [NOW, name, day, next] of instants) {
    const server = await processes.start({ ...settings, NOW });
    const person = await server.register(name);
    expect((await person.get('/user/me')).json.field_registrations_start_date).toEqual([{ value: day }]);
    const submit = (registration_date: string) =>
      person.post('/webform_rest/submit', { webform_id: 'daily_registration', registration_date, amount: 1 });
    const [accepted, refused] = [await submit(day), await submit(next)];
    expect({ NOW, statuses: [accepted.status, refused.status] }).toEqual({ NOW, statuses: [200, 400] });
    expect(Object.keys(refused.json.error)).toEqual(['registration_date']);
    await server.kill();
  }
});
