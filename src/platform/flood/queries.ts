import { and, count, eq, gt, lt, sql } from 'drizzle-orm';
import { type Db, prepared } from '#db/connection.ts';
import { floodEvent } from '#db/schema.ts';

const eventsInWindow = prepared((db) =>
  db
    .select({ events: count() })
    .from(floodEvent)
    .where(
      and(
        eq(floodEvent.kind, sql.placeholder('kind')),
        eq(floodEvent.subject, sql.placeholder('subject')),
        gt(floodEvent.at, sql.placeholder('since')),
      ),
    )
    .prepare('flood_count'),
);

export async function countEvents(db: Db, kind: string, subject: string, since: Date): Promise<number> {
  const [row] = await eventsInWindow(db).execute({ kind, subject, since });
  return row?.events ?? 0;
}

export async function insertEvent(db: Db, kind: string, subject: string, at: Date): Promise<void> {
  await db.insert(floodEvent).values({ kind, subject, at });
}

export async function deleteEvents(db: Db, kind: string, subject: string): Promise<void> {
  await db.delete(floodEvent).where(and(eq(floodEvent.kind, kind), eq(floodEvent.subject, subject)));
}

export async function deleteEventsBefore(db: Db, before: Date): Promise<void> {
  await db.delete(floodEvent).where(lt(floodEvent.at, before));
}
