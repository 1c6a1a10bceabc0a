import { randomUUID } from 'node:crypto';
import { easedAt, sameUrge } from '#domain/tracking/urge.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { countUrges, findUrgeBetween, insertUrge } from './queries.ts';

/**
 * Counts an urge that was ridden out, unless it was counted before, and returns it with the number so far. `at` is when it eased
 * according to the device; null for now.
 */
export async function countRiddenOut(context: ParticipantContext, at: number | null) {
  const { db, clock, person } = context;
  const { uid } = person;
  const riddenOutAt = easedAt(at, clock.now());
  await lockPerson(db, uid);
  const counted = await findUrgeBetween(db, uid, sameUrge(riddenOutAt));
  if (counted) {
    return { uuid: counted.uuid, riddenOut: await countUrges(db, uid) };
  }
  const uuid = randomUUID();
  await insertUrge(db, { uuid, uid, riddenOutAt, strength: null, helped: [] });
  await context.announce({ kind: 'urgeRiddenOut', uid });
  return { uuid, riddenOut: await countUrges(db, uid) };
}
