import { type Submission, submissionEntity } from '#contract/webform.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { registrationContract } from '../contract.ts';
import { itemOf } from './registration-item.ts';
import { ownRegistration } from './save-registration.ts';

/** A registration of the caller, in the form in which it is submitted (contract 2.5 #22). */
export async function readRegistration(context: ParticipantContext, uuid: string): Promise<Submission> {
  const row = await ownRegistration(context, uuid);
  const { uuid: _, ...data } = itemOf(context, row.day, row);
  return { entity: submissionEntity(registrationContract.id, row), data };
}
