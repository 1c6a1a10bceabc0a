import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import type { Db } from '#db/connection.ts';
import { givenRow, prepared } from '#db/prepared.ts';
import { floodEvent } from '#db/schema.ts';

const inWindow = (db: Db) =>
  db
    .select({ events: count() })
    .from(floodEvent)
    .where(
      and(
        eq(floodEvent.kind, sql.placeholder('kind')),
        eq(floodEvent.subject, sql.placeholder('subject')),
        gt(floodEvent.at, sql.placeholder('since')),
      ),
    );
const eventsInWindow = prepared((db) => inWindow(db).prepare('flood_count'));

export async function countEvents(db: Db, kind: string, subject: string, since: Date): Promise<number> {
  const [row] = await eventsInWindow(db).execute({ kind, subject, since });
  return row?.events ?? 0;
}

const newEvent = prepared((db) => db.insert(floodEvent).values(givenRow(floodEvent)).prepare('flood_event'));

export async function insertEvent(db: Db, kind: string, subject: string, at: Date): Promise<void> {
  await newEvent(db).execute({ kind, subject, at });
}

const newEventWithin = prepared((db) => {
  const { kind, subject, at } = givenRow(floodEvent);
  return db
    .insert(floodEvent)
    .select(
      sql`select ${kind}::text, ${subject}::text, ${at}::timestamptz where (${inWindow(db)}) < ${sql.placeholder('most')}`,
    )
    .returning({ at: floodEvent.at })
    .prepare('flood_attempt');
});

/** Adds an event unless there are `most` since `since`. Events added at this moment do not see each other. */
export async function insertEventWithin(
  db: Db,
  event: typeof floodEvent.$inferInsert,
  { most, since }: { readonly most: number; readonly since: Date },
): Promise<boolean> {
  const added = await newEventWithin(db).execute({ ...event, most, since });
  return added.length > 0;
}

const eventsOfSubject = prepared((db) =>
  db
    .delete(floodEvent)
    .where(
      and(eq(floodEvent.kind, sql.placeholder('kind')), eq(floodEvent.subject, sql.placeholder('subject'))),
    )
    .prepare('flood_forget'),
);

export async function deleteEvents(db: Db, kind: string, subject: string): Promise<void> {
  await eventsOfSubject(db).execute({ kind, subject });
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(floodEvent).where(lt(floodEvent.at, before));
}
