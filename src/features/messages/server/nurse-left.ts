import type { ParticipantContext } from '#platform/context.ts';
import { openAbout } from './about.ts';
import { findNewest } from './queries.ts';

/** The nurse of somebody who stopped last, and when: the message about it stays when her account and the pairing go. */
export async function lastNurseLeft({
  db,
  person: { uid, vault },
}: ParticipantContext): Promise<{ readonly name: string; readonly at: Date } | null> {
  const message = await findNewest(db, uid, 'nurse_left');
  return message ? { name: openAbout(vault, message)['nurse'] ?? '', at: message.createdAt } : null;
}
