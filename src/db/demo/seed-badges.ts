import { addDays, type Day, toNumber } from '#domain/kit/day.ts';
import { reachedDayBadges, reachedOtherBadges } from '#domain/notices/badge.ts';
import type { Db } from '../connection.ts';
import { personBadge } from '../schema/notices.ts';
import { DEMO_CONVERSATION } from './conversation.ts';
import type { DemoPerson } from './people.ts';

/** The badges they would have received on the way, marked as seen. */
export async function seedBadges(
  db: Db,
  uid: number,
  { name, registrations, entries = [], exercises = [], buddies = [], pairedDaysAgo }: DemoPerson,
  goals: ReadonlyMap<Day, number>,
  { today, now }: { readonly today: Day; readonly now: Date },
): Promise<void> {
  const totals = new Map<Day, number>();
  for (const { daysAgo, amount } of registrations.toSorted((one, other) => other.daysAgo - one.daysAgo)) {
    const day = addDays(today, -daysAgo);
    totals.set(day, (totals.get(day) ?? 0) + amount);
  }
  const days = [...totals].map(([day, totalAmount]) => ({
    day: toNumber(day),
    totalAmount,
    goal: goals.get(day) ?? null,
    filledOn: toNumber(day),
  }));
  const ofDays = { today: toNumber(today), days, pauses: new Set<number>() };
  const others = {
    mailConfirmed: true,
    hasGoal: goals.size > 0,
    hasWrittenDiary: entries.length > 0,
    hasBuddy: buddies.length > 0,
    hasNurse: pairedDaysAgo !== undefined,
    hasPosted: DEMO_CONVERSATION.by === name,
    hasReplied: DEMO_CONVERSATION.by !== name && DEMO_CONVERSATION.comments.some(({ by }) => by === name),
    urges: 0,
    submitted: new Set(exercises.map(({ id }) => id)),
    phases: [],
  };
  const none = new Set<string>();
  const reached = [...reachedOtherBadges(others, none), ...reachedDayBadges(ofDays, none)];
  const row = { uid, receivedAt: now, seenAt: now };
  await db.insert(personBadge).values(reached.map((badge) => ({ ...row, badge })));
}
