import { randomUUID } from 'node:crypto';
import type { EventOf } from '#domain/events.ts';
import { isDay } from '#domain/kit/day.ts';
import { problem } from '#domain/kit/problem.ts';
import { measureOf } from '#domain/site/site.ts';
import {
  checkRegistration,
  isDecidedByDay,
  isFilling,
  ofUse,
  type RegistrationDraft,
  type RegistrationSetting,
} from '#domain/tracking/registration.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { loginRequired, notFound, refusal, refuseProblems } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import type { RegistrationChange, RegistrationSubmission } from '../contract.ts';
import { openNote, sealNote } from './note.ts';
import {
  findAmounts,
  findRegistration,
  insertRegistration,
  type RegistrationRow,
  removeRegistration,
  updateRegistration,
} from './queries.ts';

type Saved = EventOf<'registrationSaved'>['saved'];

/** Adds a registration to a day (contract 2.5 #28). */
export async function createRegistration(
  context: ParticipantContext,
  fields: RegistrationSubmission,
): Promise<{ sid: string }> {
  const uuid = randomUUID();
  const draft = newDraft(fields);
  if (isDecidedByDay(draft.amount, measureOf(context.site))) {
    await lockPerson(context.db, context.person.uid);
    await checkOnDay(context, draft, { uuid, storedAmount: null });
  } else {
    checkAmong(context, draft, { otherAmounts: [], storedAmount: null });
  }
  const before = await insertRegistration(context.db, newRow(context, uuid, draft));
  if (before === undefined) throw loginRequired();
  // Others may have been added while the statement waited. Now the person is locked; a refusal undoes the statement.
  if (isFilling(before)) await checkOnDay(context, draft, { uuid, storedAmount: null });
  return announceSaved(context, uuid, draft, { saved: before > 0 ? 'oneMore' : 'first', noteBefore: '' });
}

function newDraft(fields: RegistrationSubmission): RegistrationDraft {
  return {
    day: fields.registration_date,
    amount: fields.amount,
    stake: fields.cost ?? null,
    place: fields.where ?? null,
    company: fields.with_who ?? null,
    craving: fields.craving ?? null,
    note: fields.note ?? '',
  };
}

/** Changes fields of a registration; its day stays (contract 2.5 #29). */
export async function changeRegistration(
  context: ParticipantContext,
  uuid: string,
  fields: RegistrationChange,
): Promise<{ sid: string }> {
  await lockPerson(context.db, context.person.uid);
  const stored = await ownRegistration(context, uuid);
  if (fields.registration_date !== undefined && fields.registration_date !== stored.day) {
    throw refusal(problem('registration_date', 'dateFixed'));
  }
  const draft = changedDraft(context, stored, fields);
  await checkOnDay(context, draft, { uuid: stored.uuid, storedAmount: stored.amount });
  return replaceRegistration(context, stored, draft);
}

/** A stored registration with other fields; those left out stay. */
export function changedDraft(
  context: ParticipantContext,
  stored: RegistrationRow,
  fields: Omit<RegistrationChange, 'registration_date'>,
): RegistrationDraft {
  return {
    day: stored.day,
    amount: fields.amount ?? stored.amount,
    stake: fields.cost === undefined ? stored.stake : fields.cost,
    place: fields.where === undefined ? stored.place : fields.where,
    company: fields.with_who === undefined ? stored.company : fields.with_who,
    craving: fields.craving === undefined ? stored.craving : fields.craving,
    note: fields.note ?? openNote(context.person.vault, stored.uuid, stored.note),
  };
}

/** Replaces a stored registration with one that the rules have allowed. */
export async function replaceRegistration(
  context: ParticipantContext,
  stored: RegistrationRow,
  draft: RegistrationDraft,
): Promise<{ sid: string }> {
  await updateRegistration(context.db, {
    ...rowOf(context, stored.uuid, draft),
    createdAt: stored.createdAt,
    changedAt: context.clock.now(),
  });
  const noteBefore = openNote(context.person.vault, stored.uuid, stored.note);
  return announceSaved(context, stored.uuid, draft, { saved: 'changed', noteBefore });
}

/** Deletes a registration (contract 2.5 #27). */
export async function deleteOwnRegistration(context: ParticipantContext, uuid: string): Promise<void> {
  await lockPerson(context.db, context.person.uid);
  if (!(await removeRegistration(context.db, context.person.uid, uuid))) throw notFound();
}

/** Someone else's registration is not found, like one that does not exist. */
export async function ownRegistration(context: ParticipantContext, uuid: string): Promise<RegistrationRow> {
  const found = await findRegistration(context.db, context.person.uid, uuid);
  if (!found) throw notFound("Can't load webform submission.");
  return found;
}

/** Refuses a registration that conflicts with the others of that day. */
async function checkOnDay(
  context: ParticipantContext,
  draft: RegistrationDraft,
  { uuid: own, storedAmount }: { readonly uuid: string; readonly storedAmount: number | null },
): Promise<void> {
  // An invalid day cannot be looked up; the rules below refuse it.
  const onDay = isDay(draft.day) ? await findAmounts(context.db, context.person.uid, draft.day) : [];
  const others = onDay.filter(({ uuid }) => uuid !== own);
  checkAmong(context, draft, {
    otherAmounts: others.map(({ amount }) => amount),
    storedAmount,
  });
}

/** Refuses what the rules of a registration do not allow. */
export function checkAmong(
  context: ParticipantContext,
  draft: RegistrationDraft,
  amounts: Pick<RegistrationSetting, 'otherAmounts' | 'storedAmount'>,
): void {
  const { site, today, person } = context;
  const { registrationsStart } = person;
  refuseProblems(
    checkRegistration(draft, { measure: measureOf(site), today, registrationsStart, ...amounts }),
  );
}

function newRow(context: ParticipantContext, uuid: string, draft: RegistrationDraft): RegistrationRow {
  const now = context.clock.now();
  return { ...rowOf(context, uuid, draft), createdAt: now, changedAt: now };
}

function rowOf(context: ParticipantContext, uuid: string, draft: RegistrationDraft) {
  return {
    uuid,
    uid: context.person.uid,
    day: draft.day,
    amount: draft.amount ?? 0,
    stake: ofUse(draft.amount, draft.stake),
    place: ofUse(draft.amount, draft.place),
    company: ofUse(draft.amount, draft.company),
    craving: draft.craving,
    note: sealNote(context.person.vault, uuid, draft.note),
  };
}

async function announceSaved(
  context: ParticipantContext,
  uuid: string,
  { day, note }: RegistrationDraft,
  { saved, noteBefore }: { readonly saved: Saved; readonly noteBefore: string },
): Promise<{ sid: string }> {
  await context.announce({
    kind: 'registrationSaved',
    uid: context.person.uid,
    registration: uuid,
    day,
    note: { before: noteBefore, now: note },
    saved,
  });
  return { sid: uuid };
}
