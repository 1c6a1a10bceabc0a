import { type Submission, submissionEntity } from '#contract/webform.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { registrationContract } from '../contract.ts';
import { openNote } from './note.ts';
import { ownRegistration } from './save-registration.ts';

/** A registration of the caller, in the form in which it is submitted (contract 2.5 #22). */
export async function readRegistration(context: ParticipantContext, uuid: string): Promise<Submission> {
  const row = await ownRegistration(context, uuid);
  return {
    entity: submissionEntity(registrationContract.id, row),
    data: {
      registration_date: row.day,
      amount: row.amount,
      cost: row.stake,
      where: row.place,
      with_who: row.company,
      craving: row.craving,
      note: openNote(context.person.vault, row.uuid, row.note),
    },
  };
}
