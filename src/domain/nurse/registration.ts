import { checkMail, checkMailConfirmation } from '#domain/identity/account.ts';
import { checkConfirmation, checkPassword } from '#domain/identity/credentials.ts';
import type { Problem } from '#domain/kit/problem.ts';
import { checkNurseDetails, type NurseDetails } from './details.ts';

/** The form with which a nurse registers. */
export interface NurseRegistrationDraft extends NurseDetails {
  readonly wantsPackage: boolean;
  readonly mail: string;
  readonly mailConfirmation: string;
  readonly password: string;
  readonly confirmation: string;
}

export function checkNurseRegistration(draft: NurseRegistrationDraft): readonly Problem[] {
  return [
    ...checkNurseDetails(draft),
    ...checkMail('mail', draft.mail),
    ...checkMailConfirmation('mailConfirmation', draft.mail, draft.mailConfirmation),
    ...checkPassword('password', draft.password),
    ...checkConfirmation('confirmation', draft.password, draft.confirmation),
  ];
}
