import { type Day, isDay } from '#domain/kit/day.ts';
import { problem } from '#domain/kit/problem.ts';
import { totalOf } from '#domain/tracking/registration.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, refusal } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { OverviewDay } from '../contract.ts';
import type { DayAnswer } from '../day-contract.ts';
import { readDay } from './overview.ts';
import { findRegistrationsOfDay, type RegistrationRow } from './queries.ts';
import {
  changedDraft,
  checkAmong,
  createRegistration,
  deleteOwnRegistration,
  replaceRegistration,
} from './save-registration.ts';

/**
 * Sets the total of a day and returns the day afterwards. Refuses with `edit_conflict`, and the day as `current`, if the
 * day has several registrations, which one number cannot replace, or if its total is no longer the one that the person
 * saw. Unlike a changed registration the answer may become zero, because it replaces the whole day (docs/decisions/0051).
 */
export async function setTotal(
  context: ParticipantContext,
  date: string,
  answer: DayAnswer,
): Promise<OverviewDay> {
  if (!isDay(date)) throw refusal(problem('date', 'dateInvalid'));
  await lockPerson(context.db, context.person.uid);
  const onDay = await findRegistrationsOfDay(context.db, context.person.uid, date);
  const total = totalOf(onDay.map(({ amount }) => amount));
  if (onDay.length > 1 || total !== answer.replaces) {
    throw new Failure('edit_conflict', 'The day has another total.', {
      current: await readDay(context, date),
    });
  }
  await write(context, date, onDay[0], answer);
  return readDay(context, date);
}

async function write(
  context: ParticipantContext,
  date: Day,
  stored: RegistrationRow | undefined,
  { amount, cost, where, with_who, craving, note }: DayAnswer,
): Promise<void> {
  const fields = { cost, where, with_who, craving, note };
  if (amount === null) {
    if (stored) await deleteOwnRegistration(context, stored.uuid);
    return;
  }
  if (!stored) {
    await createRegistration(context, { ...fields, registration_date: date, amount });
    return;
  }
  const draft = changedDraft(context, stored, { ...fields, amount });
  checkAmong(context, draft, { otherAmounts: [], storedAmount: null });
  await replaceRegistration(context, stored, draft);
}
