import { expect } from 'vitest';
import { addDays, type Day } from '#domain/kit/day.ts';
import type { Site } from '#domain/site/site.ts';
import { rowsOf } from './dump.ts';
import type { TestClient } from './test-client.ts';
import type { TestServer } from './test-server.ts';

/** Days that pass on a server, and the reminders sent meanwhile. */
export function evenings(server: () => TestServer) {
  const today = () => server().clock.today();

  /** Moves the clock to a time of day, today or on the next day on which it comes. */
  function passTo(hour: number, minute = 0): void {
    const { clock } = server();
    const now = clock.now();
    const at = [today(), addDays(today(), 1)].map((day) => clock.instantOf(day, hour * 60 + minute));
    const next = at.find((instant) => instant > now) ?? now;
    server().passSeconds((next.getTime() - now.getTime()) / 1000);
  }

  return {
    passTo,
    async passDay(): Promise<void> {
      passTo(20);
      await server().runJob('plan_reminders');
    },

    /** Someone whose address is confirmed. */
    async person(name: string, site: Site = 'alcohol') {
      const client = await server().newcomer(name, site);
      const uid: number = (await client.get('/user/me')).json.uid[0].value;
      const { connection, clock } = server();
      const now = clock.now().toISOString();
      await rowsOf(connection.db, `update account set mail_validated_at = '${now}' where uid = ${uid}`);
      return { client, uid, address: `${name}@houvast.example` };
    },

    /** The reminders written to someone, as days and kinds. */
    async remindersOf(uid: number): Promise<{ day: Day; kind: string }[]> {
      const { connection, clock } = server();
      const rows = await rowsOf<{ kind: string; seconds: number }>(
        connection.db,
        `select kind, extract(epoch from created_at)::float8 as seconds from mail
         where uid = ${uid} and kind not in ('validate_email', 'badge_mail') order by created_at`,
      );
      return rows.map(({ kind, seconds }) => ({ day: clock.dayOf(new Date(seconds * 1000)), kind }));
    },

    async fillIn(client: TestClient): Promise<void> {
      const body = { webform_id: 'daily_registration', registration_date: today(), amount: 0 };
      const answer = await client.post('/webform_rest/submit', body);
      expect(answer.status, answer.text).toBe(200);
    },
  };
}
