import type { PersonContext } from '#platform/context.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { updateParticipant } from './queries.ts';

/**
 * Restarts the programme today. The slices that own the cleared data archive it (`server/reactions.ts`), so nothing a
 * person entered disappears from the export; registrations, diary and badges stay (contract 2.3 #17).
 */
export async function restartOwnProgramme(context: PersonContext): Promise<{ message: string }> {
  const { uid } = context.person;
  await lockOneself(context);
  await updateParticipant(context.db, uid, { programmeStart: context.today });
  await context.announce({ kind: 'programmeRestarted', uid });
  return { message: 'The programme starts today.' };
}
