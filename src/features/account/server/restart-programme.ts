import type { PersonContext } from '#platform/context.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { updateParticipant } from './queries.ts';

/**
 * Starts the programme anew today. What it clears is archived by the slices that own it (`server/reactions.ts`), so
 * nothing a person entered vanishes from the export; registrations, diary and badges stay (contract 2.3 #17).
 */
export async function restart(context: PersonContext): Promise<{ message: string }> {
  const { uid } = context.person;
  await lockPerson(context.db, uid);
  await updateParticipant(context.db, uid, { programmeStart: context.today });
  await context.announce({ kind: 'programmeRestarted', uid });
  return { message: 'The programme starts today.' };
}
