import { expect } from 'vitest';
import { addDays } from '#domain/kit/day.ts';
import type { MessageRow } from '#features/messages/contract.ts';
import { planFields } from '#features/recovery-plan/server/plan.testing.ts';
import type { startedMailServer } from '#server/testing/mail-server.ts';
import type { TestClient } from '#server/testing/test-client.ts';
import type { TestServer } from '#server/testing/test-server.ts';
import type { BadgeRow } from '../contract.ts';

export const view = (name: string) => `/entity/view/${name}/block_1/results`;

export async function badgesOf(client: TestClient): Promise<BadgeRow[]> {
  return (await client.get(view('badges'))).json.rows;
}
export async function received(client: TestClient): Promise<string[]> {
  return (await badgesOf(client)).flatMap((badge) => (badge.received ? badge.id : []));
}
export async function messages(client: TestClient): Promise<string[]> {
  const rows: MessageRow[] = (await client.get(view('messages'))).json.rows;
  return rows.flatMap(({ badge }) => badge?.name ?? []);
}
export const plan = (client: TestClient) =>
  client.post('/webform_rest/submit', planFields({ current: 3, target: 2 }));

/** Actions that may award a badge. */
export const deedsOn = (server: () => TestServer, mails: Awaited<ReturnType<typeof startedMailServer>>) => ({
  register: (client: TestClient, daysAgo = 0, amount = 1) =>
    client.post('/webform_rest/submit', {
      webform_id: 'daily_registration',
      registration_date: addDays(server().clock.today(), -daysAgo),
      amount,
    }),
  /** Moves the start of registering to before the account existed. */
  async startEarlier(client: TestClient, days = 20): Promise<void> {
    const value = addDays(server().clock.today(), -days);
    const answer = await client.patch(`/user/${await client.uid()}`, {
      field_registrations_start_date: [{ value }],
    });
    expect(answer.status).toBe(200);
  },
  async confirm(client: TestClient, mail: string): Promise<void> {
    await server().runJob('deliver_mail');
    expect((await client.post('/validate-email', mails.linkTo(mail))).status).toBe(200);
  },
});
