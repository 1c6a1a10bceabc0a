import { beforeEach, describe, expect, test } from 'vitest';
import { mail } from '#db/schema/notices.ts';
import { addDays, WEEKDAYS } from '#domain/kit/day.ts';
import { evenings } from '#server/testing/evenings.ts';
import { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import { sharedTestServer } from '#server/testing/test-server.ts';
import { mailReminders } from './outbox.ts';

const mails = await startedMailServer();
const server = sharedTestServer({ MAIL_URL: mails.url });
const { passTo, passDay, person, fillIn } = evenings(server);
const NO_REMINDERS = new Set(['Bevestig je e-mailadres', 'Je hebt iets bereikt']);
const today = () => server().clock.today();

async function deliver(): Promise<void> {
  await server().runJob('deliver_mail');
}
const subjectsTo = (address: string) =>
  mails
    .to(address)
    .map(({ parsed }) => parsed.subject)
    .filter((subject) => !NO_REMINDERS.has(subject ?? ''));

beforeEach(async () => {
  passTo(9);
  await server().connection.db.delete(mail);
});

/** The mail server is down when someone's reminder is due. */
async function waitingFor(name: string, time = '20:00') {
  const someone = await person(name);
  await deliver();
  await someone.client.put('/api/v1/reminders', { time, weekdays: WEEKDAYS });
  await mails.stop();
  const [hour, minute] = time.split(':').map(Number);
  passTo(hour ?? 0, minute);
  await server().runJob('plan_reminders');
  await deliver();
  return someone;
}

describe('a reminder that waits', () => {
  test('is sent the same evening', async () => {
    const { address } = await waitingFor('patient');
    passTo(22);
    await mails.start();
    await deliver();
    expect(subjectsTo(address)).toEqual(['Je dagelijkse moment']);
  });

  test.each<[string, (client: TestClient) => Promise<unknown>]>([
    ['the day is filled in', (client) => fillIn(client)],
    ['someone is ill', (client) => client.put(`/api/v1/pauses/${today()}`, { reason: 'illness' })],
    [
      'reminders rest',
      (client) => client.put('/api/v1/reminders', { time: '20:00', weekdays: WEEKDAYS, rest: true }),
    ],
  ])('is thrown away once %s', async (what, meanwhile) => {
    const { client, address } = await waitingFor(what.replaceAll(' ', '-'));
    await meanwhile(client);
    passTo(22);
    await mails.start();
    await deliver();
    expect(subjectsTo(address)).toEqual([]);
  });

  test.each([
    ['is sent while there are three', 3, ['Er staan nog dagen open']],
    ['is thrown away once there are fewer', 2, []],
  ])('about open days %s', async (_, left, subjects) => {
    const { client, uid, address } = await person(`open-days-${left}`);
    await deliver();
    server().passSeconds(3 * 86_400);
    await mails.stop();
    const kind = 'usage_reminder_mail' as const;
    const reminders = [{ uid, site: 'alcohol', language: 'nl', mail: address, byMail: true, kind } as const];
    await mailReminders(server().jobContext, { kind: 'remindersDue', reminders });
    await deliver();
    // The day itself is not one of those before it.
    const registration_date = addDays(today(), left === 3 ? 0 : -2);
    const body = { webform_id: 'daily_registration', registration_date, amount: 0 };
    expect((await client.post('/webform_rest/submit', body)).status).toBe(200);
    passTo(10);
    await mails.start();
    await deliver();
    expect(subjectsTo(address)).toEqual(subjects);
  });

  test('expires with its day, and the next evening sends a new one', async () => {
    const { address } = await waitingFor('over-midnight');
    passTo(0, 30);
    await mails.start();
    await deliver();
    expect(subjectsTo(address)).toEqual([]);
    await passDay();
    await deliver();
    expect(subjectsTo(address)).toHaveLength(1);
  });

  test('of the night leads to the evening before, and is thrown away once that is filled in', async () => {
    const open = await waitingFor('open-night', '00:30');
    passTo(1);
    await mails.start();
    await deliver();
    const letter = mails.to(open.address).find(({ parsed }) => parsed.subject === 'Je dagelijkse moment');
    expect(letter?.parsed.text).toContain(`date=${addDays(today(), -1)}`);

    passTo(22);
    const filled = await waitingFor('filled-night', '01:30');
    const registration_date = addDays(today(), -1);
    const body = { webform_id: 'daily_registration', registration_date, amount: 0 };
    expect((await filled.client.post('/webform_rest/submit', body)).status).toBe(200);
    passTo(3);
    await mails.start();
    await deliver();
    expect(subjectsTo(filled.address)).toEqual([]);
  });

  test('of the previous evening, of another kind, is the only one of its day', async () => {
    const { client, uid, address } = await person('has-news');
    await fillIn(client);
    await deliver();
    await mails.stop();
    await passDay();
    const reminding = { uid, site: 'alcohol', language: 'nl', mail: address, byMail: true } as const;
    const reminders = [{ ...reminding, kind: 'program_complete' as const }];
    await mailReminders(server().jobContext, { kind: 'remindersDue', reminders });
    await deliver();
    passTo(10);
    await mails.start();
    await deliver();
    expect(subjectsTo(address)).toHaveLength(1);
    await passDay();
    await deliver();
    expect(subjectsTo(address)).toHaveLength(1);
  });
});
