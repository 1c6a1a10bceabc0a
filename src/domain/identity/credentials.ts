import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { checkMail, checkName } from './account.ts';
import { isCommonPassword } from './common-passwords.ts';

/** Shared by the check and by the message with the minimum (contract head section). */
export const PASSWORD_MIN_LENGTH = 10;
const PASSWORD_MAX_LENGTH = 128;

/** Spec 1 §5 and the contract's head section: length, a letter and a digit, not a common one. */
export function checkPassword(field: string, password: string): readonly Problem[] {
  if (password === '') return problem(field, 'required');
  if (password.length < PASSWORD_MIN_LENGTH)
    return problem(field, 'passwordTooShort', { count: PASSWORD_MIN_LENGTH });
  if (password.length > PASSWORD_MAX_LENGTH)
    return problem(field, 'passwordTooLong', { count: PASSWORD_MAX_LENGTH });
  if (!/\p{L}/u.test(password) || !/\d/.test(password)) return problem(field, 'passwordInvalid');
  return isCommonPassword(password) ? problem(field, 'passwordCommon') : NO_PROBLEMS;
}

export function checkConfirmation(field: string, password: string, confirmation: string): readonly Problem[] {
  if (confirmation === '') return problem(field, 'required');
  return confirmation === password ? NO_PROBLEMS : problem(field, 'passwordMismatch');
}

export interface CredentialsDraft {
  readonly name: string;
  readonly mail: string;
  readonly password: string;
  readonly confirmation: string;
  readonly privacy: boolean;
}

/** The credentials page (spec 1 §5 Registration). */
export function checkCredentials(draft: CredentialsDraft): Problem[] {
  return [
    ...checkName('name', draft.name),
    ...checkMail('mail', draft.mail),
    ...checkPassword('password', draft.password),
    ...checkConfirmation('confirmation', draft.password, draft.confirmation),
    ...(draft.privacy ? NO_PROBLEMS : problem('privacy', 'privacyRequired')),
  ];
}

export interface PasswordChangeDraft {
  readonly current: string;
  readonly password: string;
  readonly confirmation: string;
}

/** The page that changes the password (spec 1 §5 Change password). */
export function checkPasswordChange(draft: PasswordChangeDraft): Problem[] {
  return [
    ...(draft.current === '' ? problem('current', 'required') : NO_PROBLEMS),
    ...checkPassword('password', draft.password),
    ...checkConfirmation('confirmation', draft.password, draft.confirmation),
  ];
}
