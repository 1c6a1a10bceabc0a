import { randomUUID } from 'node:crypto';
import { isSameUrge } from '#domain/tracking/urge.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { countUrges, findLastUrge, insertUrge } from './queries.ts';

/** Counts an urge that was ridden out, unless it is the one counted last; returns it with the number so far. */
export async function countRiddenOut(context: ParticipantContext) {
  const { db, clock, person } = context;
  const { uid } = person;
  const now = clock.now();
  await lockPerson(db, uid);
  const last = await findLastUrge(db, uid);
  if (last && isSameUrge(last.riddenOutAt, now)) {
    return { uuid: last.uuid, riddenOut: await countUrges(db, uid) };
  }
  const uuid = randomUUID();
  await insertUrge(db, { uuid, uid, riddenOutAt: now, strength: null, helped: [] });
  await context.announce({ kind: 'urgeRiddenOut', uid });
  return { uuid, riddenOut: await countUrges(db, uid) };
}
