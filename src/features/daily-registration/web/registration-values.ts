import { parseAmount } from '#domain/kit/amount.ts';
import { NO_PROBLEMS, type Problem, problem } from '#domain/kit/problem.ts';
import {
  checkRegistration,
  type RegistrationDraft,
  type RegistrationSetting,
} from '#domain/tracking/registration.ts';
import type { RegistrationBody, RegistrationItem } from '../contract.ts';

/** What the form holds: amounts as typed. `register: 'no'` means "did not use". */
export interface RegistrationValues {
  register: 'yes' | 'no' | null;
  registration_date: string;
  amount: string;
  cost: string;
  where: string | null;
  with_who: string | null;
  note: string;
}

export function emptyValues(date: string, offersNo: boolean): RegistrationValues {
  return {
    // Where "no" is not offered there is nothing to choose.
    register: offersNo ? null : 'yes',
    registration_date: date,
    amount: '',
    cost: '',
    where: null,
    with_who: null,
    note: '',
  };
}

export function valuesOf(item: RegistrationItem, format: (amount: number) => string): RegistrationValues {
  return {
    register: item.amount === 0 ? 'no' : 'yes',
    registration_date: item.registration_date,
    amount: item.amount === 0 ? '' : format(item.amount),
    cost: item.cost === null ? '' : format(item.cost),
    where: item.where,
    with_who: item.with_who,
    note: item.note,
  };
}

function typedNumber(text: string): number | null {
  return text.trim() === '' ? null : (parseAmount(text) ?? Number.NaN);
}

/** What would be saved. Choosing "no" forces an amount of zero (spec 1 §4). */
export function draftOf(values: RegistrationValues): RegistrationDraft {
  const used = values.register !== 'no';
  return {
    date: values.registration_date,
    amount: used ? typedNumber(values.amount) : 0,
    cost: used ? typedNumber(values.cost) : null,
    where: used ? values.where : null,
    with_who: used ? values.with_who : null,
    note: values.note,
  };
}

/** What is sent of a draft that has no gap any more. */
export function registrationBody({
  date,
  amount,
  cost,
  where,
  with_who,
  note,
}: RegistrationDraft): RegistrationBody {
  return { registration_date: date, amount: amount as number, cost, where, with_who, note };
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
