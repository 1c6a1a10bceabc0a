import { addAmounts, hasAtMostTwoDecimals, isOnStep } from '#domain/kit/amount.ts';
import { type Day, isDay } from '#domain/kit/day.ts';
import { checkLength } from '#domain/kit/length.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import { COMPANY, type Measure } from '#domain/site/measure.ts';

/** Longest note in characters. Chosen (contract 2.5). */
export const NOTE_MAX_LENGTH = 5000;
/** Highest stake in euros. Chosen: fits a numeric(10,2) column with room to spare. */
export const STAKE_MAXIMUM = 1_000_000;

/** The strongest craving; 0 is none. Chosen: the scale that people know from care. */
const CRAVING_MAXIMUM = 10;
/** Every craving that can be chosen. */
export const CRAVINGS = Array.from({ length: CRAVING_MAXIMUM + 1 }, (_, value) => value);

/** Most registrations on one day. Chosen: more than anyone enters one by one, and no room for a script. */
const MOST_ON_DAY = 50;

/** One registration as a person enters it: amount in the site's unit, stake in euros. */
export interface RegistrationDraft {
  readonly day: string;
  readonly amount: number | null;
  readonly stake: number | null;
  readonly place: string | null;
  readonly company: string | null;
  /** How strong the urge was, a whole number from 0 to 10. */
  readonly craving: number | null;
  readonly note: string;
}

/** A registration with nothing in it but an amount. */
export function amountOnly(day: string, amount: number | null): RegistrationDraft {
  return { day, amount, stake: null, place: null, company: null, craving: null, note: '' };
}

export interface RegistrationSetting {
  readonly measure: Measure;
  readonly today: Day;
  readonly registrationsStart: Day;
  /** Amounts already on that day, without the registration being changed. */
  readonly otherAmounts: readonly number[];
  /** The current amount of the registration being changed; null for a new one. */
  readonly storedAmount: number | null;
}

/**
 * Every problem of a registration, field by field; empty if it may be saved (spec 1 §5, contract 2.5). Field names are
 * those of the wire.
 */
export function checkRegistration(draft: RegistrationDraft, setting: RegistrationSetting): Problem[] {
  return [
    ...checkDay('registration_date', draft.day, setting),
    ...checkRoom(setting),
    ...checkAmount(draft.amount, setting),
    ...checkStake(draft.stake, setting.measure),
    ...checkChoice('where', draft.place, setting.measure.places),
    ...checkChoice('with_who', draft.company, COMPANY),
    ...checkCraving(draft.craving),
    ...checkLength('note', draft.note, NOTE_MAX_LENGTH),
  ];
}

/** The problems of the day of an entry: it must be between registrations start and today (spec 1 §5). */
export function checkDay(
  field: string,
  date: string,
  { today, registrationsStart }: Pick<RegistrationSetting, 'today' | 'registrationsStart'>,
): readonly Problem[] {
  if (!isDay(date)) return problem(field, 'dateInvalid');
  if (date > today) return problem(field, 'dateInFuture');
  if (date < registrationsStart) return problem(field, 'dateBeforeStart');
  return NO_PROBLEMS;
}

/** Whether there is room for one more on the day; those that are there can always be changed. */
function checkRoom({ otherAmounts, storedAmount }: RegistrationSetting): readonly Problem[] {
  const isFull = storedAmount === null && otherAmounts.length >= MOST_ON_DAY;
  return isFull ? problem('registration_date', 'dayFull', { count: MOST_ON_DAY }) : NO_PROBLEMS;
}

function checkAmount(
  amount: number | null,
  { measure, otherAmounts, storedAmount }: RegistrationSetting,
): readonly Problem[] {
  if (amount === null) return problem('amount', 'required');
  if (Number.isNaN(amount)) return problem('amount', 'notANumber');
  if (amount < 0) return problem('amount', 'belowMinimum', { minimum: 0 });
  if (amount === 0) return checkZero(storedAmount, otherAmounts);
  if (!hasAtMostTwoDecimals(amount)) return problem('amount', 'tooManyDecimals', { count: 2 });
  if (amount > measure.maxPerEntry)
    return problem('amount', 'aboveMaximum', { maximum: measure.maxPerEntry });
  if (!isOnStep(amount, measure.step)) return problem('amount', 'offStep', { step: measure.step });
  if (measure.maxPerDay !== null && addAmounts([...otherAmounts, amount]) > measure.maxPerDay) {
    return problem('amount', 'aboveDayMaximum', { maximum: measure.maxPerDay });
  }
  return NO_PROBLEMS;
}

/** Whether the other registrations of a day decide if an amount may be added to it (`checkAmount`). */
export function isDecidedByDay(amount: number | null, { maxPerDay }: Pick<Measure, 'maxPerDay'>): boolean {
  return amount === 0 || maxPerDay !== null;
}

/** Whether there are so many on a day that another one has to be counted exactly. */
export function isFilling(onDay: number): boolean {
  return onDay >= MOST_ON_DAY / 2;
}

/** "Did not use" is for a day without a total; a registered use does not become one (contract head section). */
function checkZero(storedAmount: number | null, otherAmounts: readonly number[]): readonly Problem[] {
  if (storedAmount === 0) return NO_PROBLEMS;
  if (storedAmount !== null) return problem('amount', 'usageMustBePositive');
  return otherAmounts.length > 0 ? problem('amount', 'zeroOnFilledDay') : NO_PROBLEMS;
}

/** The problems of a stake in euros. */
export function checkStake(stake: number | null, measure: Measure): readonly Problem[] {
  if (stake === null) return NO_PROBLEMS;
  if (!measure.stake) return problem('cost', 'stakeNotAsked');
  if (Number.isNaN(stake)) return problem('cost', 'notANumber');
  if (stake < 0) return problem('cost', 'belowMinimum', { minimum: 0 });
  if (!hasAtMostTwoDecimals(stake)) return problem('cost', 'tooManyDecimals', { count: 2 });
  return stake > STAKE_MAXIMUM ? problem('cost', 'aboveMaximum', { maximum: STAKE_MAXIMUM }) : NO_PROBLEMS;
}

function checkChoice(field: string, choice: string | null, offered: readonly string[]): readonly Problem[] {
  return choice === null || offered.includes(choice) ? NO_PROBLEMS : problem(field, 'unknownChoice');
}

function checkCraving(craving: number | null): readonly Problem[] {
  if (craving === null) return NO_PROBLEMS;
  const isOnScale = Number.isInteger(craving) && craving >= 0 && craving <= CRAVING_MAXIMUM;
  return isOnScale ? NO_PROBLEMS : problem('craving', 'unknownChoice');
}

/** A stake, place or company as it is stored: "did not use" has none of them (contract A6). */
export function ofUse<T>(amount: number | null, detail: T): T | null {
  return amount === 0 ? null : detail;
}

/** The total of a day in the site's unit, or null if nothing was registered; 0 is a total (contract A10). */
export function totalOf(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : addAmounts(amounts);
}
