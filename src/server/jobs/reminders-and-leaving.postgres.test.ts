import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { account } from '#db/schema/identity.ts';
import { mail } from '#db/schema/notices.ts';
import { planReminders } from '#features/reminders/server/plan-reminders.ts';
import { evenings } from '../testing/evenings.ts';
import { intercepted } from '../testing/intercepted.ts';
import { sharedTestServer } from '../testing/test-server.ts';
import { waiting } from '../testing/waiting.ts';

const server = sharedTestServer();
const { passTo, person, remindersOf } = evenings(server);
const PATIENCE = { timeout: 10_000, interval: 10 };
const outlineOf = () => ({ phases: [], phaseDayInterval: 7, safety: new Set<string>() });

beforeEach(() => passTo(9));

test('deleting an account during planning waits for the batch, and everyone else is reminded', async () => {
  const { db } = server().connection;
  const [leaves, stays] = [await person('leaves'), await person('stays')];
  passTo(20);
  let left: Promise<unknown> = Promise.resolve();
  const context = intercepted(server().jobContext, async (_, goOn) => {
    left = db.delete(account).where(eq(account.uid, leaves.uid)).execute();
    await expect.poll(() => waiting(db), PATIENCE).toBeGreaterThan(0);
    await goOn();
  });
  await expect(planReminders(outlineOf).run(context)).resolves.toBeGreaterThanOrEqual(2);
  await left;
  expect(await remindersOf(stays.uid)).toHaveLength(1);
  expect(await db.$count(mail, eq(mail.uid, leaves.uid))).toBe(0);
  expect(await db.$count(account, eq(account.uid, leaves.uid))).toBe(0);
});

test('a batch does not wait for an account deletion, and includes the person later if the deletion fails', async () => {
  const { db } = server().connection;
  const [hesitates, stays] = [await person('hesitates'), await person('goes-on')];
  passTo(20);
  const job = planReminders(outlineOf);
  const cancelledDeletion = db.transaction(async (leaving) => {
    // The first statement of a deletion.
    await leaving.select().from(account).where(eq(account.uid, hesitates.uid)).for('update');
    await job.run(server().jobContext);
    throw new Error('stays after all');
  });
  await expect(cancelledDeletion).rejects.toThrow('stays after all');
  expect(await remindersOf(stays.uid)).toHaveLength(1);
  expect(await remindersOf(hesitates.uid)).toEqual([]);
  await job.run(server().jobContext);
  expect(await remindersOf(hesitates.uid)).toHaveLength(1);
  expect(await remindersOf(stays.uid)).toHaveLength(1);
});
