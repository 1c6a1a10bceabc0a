import { amountTyped } from '#domain/kit/amount.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import {
  checkRegistration,
  ofUse,
  type RegistrationDraft,
  type RegistrationSetting,
} from '#domain/tracking/registration.ts';
import { deviceEntry, type KeptEntry } from '#ui/app/kept-entry.ts';
import type { RegistrationItem } from '../contract.ts';
import type { Registered } from './day/waiting-answers.ts';

/** What the form holds: amounts as typed. `register: 'no'` means "did not use". */
export interface RegistrationValues {
  register: 'yes' | 'no' | null;
  day: string;
  amount: string;
  stake: string;
  place: string | null;
  company: string | null;
  craving: number | null;
  note: string;
}

/** Where unsaved input is kept on this device: under the uuid of a stored registration, under the day of a new one. */
export function keptRegistration(of: string): KeptEntry<RegistrationValues> {
  return deviceEntry(`registration.${of}`);
}

export function emptyValues(day: string, offersNo: boolean): RegistrationValues {
  return {
    // Where "no" is not offered, the answer is fixed.
    register: offersNo ? null : 'yes',
    day,
    amount: '',
    stake: '',
    place: null,
    company: null,
    craving: null,
    note: '',
  };
}

export function valuesOf(item: RegistrationItem, format: (amount: number) => string): RegistrationValues {
  return {
    register: item.amount === 0 ? 'no' : 'yes',
    day: item.registration_date,
    amount: item.amount === 0 ? '' : format(item.amount),
    stake: item.cost === null ? '' : format(item.cost),
    place: item.where,
    company: item.with_who,
    craving: item.craving,
    note: item.note,
  };
}

/** Whether anything typed or chosen would be lost. The day, and whether there was use, are quickly answered again. */
export function isTyped(values: RegistrationValues, begun: RegistrationValues): boolean {
  const words = ({ amount, stake, place, company, craving, note }: RegistrationValues) =>
    JSON.stringify([amount, stake, place, company, craving, note]);
  return words(values) !== words(begun);
}

/** Whether somebody has answered anything about the day of the form. */
export function isBegun(values: RegistrationValues, empty: RegistrationValues): boolean {
  return values.register !== empty.register || isTyped(values, empty);
}

/** What would be saved. Choosing "no" forces an amount of zero (spec 1 §4). */
export function draftOf(values: RegistrationValues): RegistrationDraft {
  const amount = values.register === 'no' ? 0 : amountTyped(values.amount);
  return {
    day: values.day,
    amount,
    stake: ofUse(amount, amountTyped(values.stake)),
    place: ofUse(amount, values.place),
    company: ofUse(amount, values.company),
    craving: values.craving,
    note: values.note,
  };
}

/** The registration of a complete draft, as it is on the wire. */
export function registrationBody({
  day,
  amount,
  stake,
  place,
  company,
  craving,
  note,
}: RegistrationDraft): Registered {
  return {
    registration_date: day,
    amount: amount as number,
    cost: stake,
    where: place,
    with_who: company,
    craving,
    note,
  };
}

export function checkValues(values: RegistrationValues, setting: RegistrationSetting): Problem[] {
  if (values.register === null) return [...problem('register', 'required')];
  const draft = draftOf(values);
  const zero = values.register === 'yes' && draft.amount === 0;
  return [
    ...(zero ? problem('amount', 'usageMustBePositive') : NO_PROBLEMS),
    ...checkRegistration(draft, setting),
  ];
}
