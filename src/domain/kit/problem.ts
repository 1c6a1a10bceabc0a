/**
 * Validation errors of what a person entered. One closed set for browser and server; the texts are in the catalogues
 * under `problem.<code>`, with `params` filled in.
 */
export const PROBLEM_CODES = [
  'required',
  'choiceRequired',
  'invalid',
  'unknownField',
  'unknownChoice',
  'emailInvalid',
  'emailUnusable',
  'emailNewRequired',
  'emailSame',
  'emailMismatch',
  'emailOwn',
  'emailInvited',
  'nameWithAddress',
  'holdsAddress',
  'hiddenCharacters',
  'initialsInvalid',
  'postalCodeInvalid',
  'telephoneInvalid',
  'pairingCodeFormat',
  'pairingCodeUnknown',
  'agreementNeeded',
  'agreementReworded',
  'buddiesFull',
  'invitationsFull',
  'avatarRequired',
  'emailNotValidated',
  'passwordWrong',
  'codeWrong',
  'passwordTooShort',
  'passwordTooLong',
  'passwordInvalid',
  'passwordCommon',
  'passwordMismatch',
  'privacyRequired',
  'tooLong',
  'nicknameLength',
  'nicknameTaken',
  'nicknameReserved',
  'nicknameUnreadable',
  'nicknameTooSoon',
  'nicknameNeeded',
  'nicknameMissing',
  'linksNotYet',
  'saidBefore',
  'startDateForward',
  'startDateTooEarly',
  'startOutOfReach',
  'dateInvalid',
  'dateInFuture',
  'dateBeforeStart',
  'dateFixed',
  'dayFull',
  'notANumber',
  'belowMinimum',
  'aboveMaximum',
  'aboveDayMaximum',
  'usageMustBePositive',
  'offStep',
  'tooManyDecimals',
  'zeroOnFilledDay',
  'stakeNotAsked',
  'stopNeedsZero',
  'reduceNotOffered',
  'notLower',
  'goalAboveNow',
  'warningUnread',
  'nothingAnswered',
  'nothingChosen',
  'tooManyRows',
  'reasonWithAddress',
  'otherRole',
  'gapLeft',
] as const;
export type ProblemCode = (typeof PROBLEM_CODES)[number];

export interface Problem {
  readonly field: string;
  readonly code: ProblemCode;
  readonly params?: Readonly<Record<string, string | number>>;
}

/** A problem, or nothing, as a list: rules are written as `[...check(a), ...check(b)]`. */
export function problem(
  field: string,
  code: ProblemCode,
  params?: Record<string, string | number>,
): readonly Problem[] {
  return [params ? { field, code, params } : { field, code }];
}

export const NO_PROBLEMS: readonly Problem[] = [];
