import { expect, test } from 'vitest';
import type { TestClient } from '../testing/test-client.ts';
import { TEST_TODAY } from '../testing/test-environment.ts';
import { testProcesses } from './test-processes.ts';
import { until } from './until.ts';

const WRITERS = 8;
/** Together; a day has room for fifty of each person. */
const ENOUGH = 200;
const PEOPLE = {
  Anna: 'alcohol',
  Ina: 'cocaine',
  Lars: 'cannabis',
  Samira: 'tobacco',
  Tom: 'gambling',
} as const;

const processes = testProcesses();

/** What people wrote: the notes of acknowledged registrations by sid, and how many requests got no response. */
class Diary {
  readonly acknowledged = new Map<string, string>();
  inFlight = 0;
  interrupted = 0;
  #written = 0;

  /** Writes one registration after another, each for the next person, until the server is gone. */
  async keepWriting(people: readonly TestClient[]): Promise<void> {
    for (;;) {
      const client = people[this.#written % people.length];
      this.#written += 1;
      const note = `note ${this.#written}`;
      const body = { webform_id: 'daily_registration', registration_date: TEST_TODAY, amount: 0.5, note };
      this.inFlight += 1;
      const answer = await client?.post('/webform_rest/submit', body).catch(() => undefined);
      this.inFlight -= 1;
      if (!answer) {
        this.interrupted += 1;
        return;
      }
      if (answer.status !== 200) throw new Error(`Refused: ${answer.text}`);
      this.acknowledged.set(answer.json.sid, note);
    }
  }
}

test('kill -9 while people write loses nothing that was acknowledged', async () => {
  const storage = await processes.storage();
  const server = await processes.start(storage.settings);
  const people = await Promise.all(Object.keys(PEOPLE).map((name) => server.register(name)));
  const diary = new Diary();
  const writers = Array.from({ length: WRITERS }, () => diary.keepWriting(people));
  await Promise.race([
    Promise.all(writers),
    until('enough registrations are acknowledged', () => diary.acknowledged.size > ENOUGH),
  ]);
  const inFlight = diary.inFlight;
  server.signal('SIGKILL');
  await Promise.all(writers);
  expect(await server.untilEnded()).toEqual({ code: null, signal: 'SIGKILL' });
  expect(diary.acknowledged.size).toBeGreaterThan(ENOUGH);
  expect(inFlight).toBeGreaterThanOrEqual(1);
  expect(diary.interrupted).toBe(WRITERS);

  const restarted = await processes.start(storage.settings);
  const stored = new Map<string, string>();
  for (const [nth, site] of Object.values(PEOPLE).entries()) {
    const again = restarted.visitor(site);
    again.cookie = people[nth]?.cookie;
    const { status, json } = await again.get('/registrations/overview');
    expect(status).toBe(200);
    const { items } = json[TEST_TODAY] as { items: Record<string, { note: string }> };
    for (const [sid, { note }] of Object.entries(items)) stored.set(sid, note);
  }
  const lost = [...diary.acknowledged].filter(([sid, note]) => stored.get(sid) !== note);
  expect(lost).toEqual([]);
  // A request without a response may or may not have been written; there cannot be more than those.
  expect(stored.size).toBeLessThanOrEqual(diary.acknowledged.size + diary.interrupted);
});
