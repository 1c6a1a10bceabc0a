import { nextMoment, USUAL_TIMES } from '#domain/notices/reminder-times.ts';
import type { Context } from '#platform/context.ts';
import { insertReminder } from './queries.ts';

/** A new account gets the default times; which mails it gets is its owner's choice. */
export async function startReminders(
  { db, clock, today }: Context,
  { uid }: { readonly uid: number },
): Promise<void> {
  const nextAt = nextMoment(USUAL_TIMES, { now: clock.now(), today, at: clock.instantOf });
  const { minute, weekdays } = USUAL_TIMES;
  await insertReminder(db, { uid, minute, weekdays: [...weekdays], nextAt });
}
