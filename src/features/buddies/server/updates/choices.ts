import type { EndpointInput, EndpointReply } from '#contract/endpoint.ts';
import {
  DEFAULT_CHOICES,
  dueUpdate,
  nextUpdate,
  type UpdateChoices,
  updateInstant,
} from '#domain/buddies/buddy-update.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure } from '#platform/failure.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { chooseBuddyUpdates, readBuddyUpdates, skipBuddyUpdate } from '../../contract.ts';
import { type ChoicesRow, findChoices, passOver, saveChoices } from './queries.ts';

type Stored = UpdateChoices & Pick<ChoicesRow, 'skippedOn'>;

/** What a person’s buddies hear. */
export async function readChoices({ db }: Pick<ParticipantContext, 'db'>, uid: number): Promise<Stored> {
  return (await findChoices(db, uid)) ?? { ...DEFAULT_CHOICES, skippedOn: null };
}

type Shown = EndpointReply<typeof readBuddyUpdates>;

export async function showChoices(context: ParticipantContext): Promise<Shown> {
  const { clock, person } = context;
  const { daysWithinGoal, skippedOn, days, part, badges, paused } = await readChoices(context, person.uid);
  const monday = nextUpdate(clock);
  return {
    days,
    part,
    badges,
    days_within_goal: daysWithinGoal,
    paused,
    next_at: updateInstant(monday, clock).toISOString(),
    skipped: skippedOn === monday,
  };
}

export async function changeChoices(
  context: ParticipantContext,
  { days_within_goal: daysWithinGoal, ...chosen }: EndpointInput<typeof chooseBuddyUpdates>['body'],
): Promise<Shown> {
  await lockOneself(context);
  const current = await readChoices(context, context.person.uid);
  return save(context, { ...current, ...chosen, daysWithinGoal });
}

/**
 * Skips the next weekly mail, or takes that back. One that was skipped and is due stays skipped, also if the job is late. Refuses
 * with `edit_conflict` if the person saw the mail of an earlier week: the one after it would be skipped unseen.
 */
export async function skipUpdate(
  context: ParticipantContext,
  { skipped: isSkipped, next_at: seen }: NonNullable<EndpointInput<typeof skipBuddyUpdate>['body']>,
): Promise<Shown> {
  const { db, clock, person } = context;
  await lockOneself(context);
  const monday = nextUpdate(clock);
  if (seen !== undefined && seen !== updateInstant(monday, clock).toISOString()) {
    const current = await showChoices(context);
    throw new Failure('edit_conflict', 'Another mail is the next one by now.', { current });
  }
  const current = await readChoices(context, person.uid);
  const { skippedOn } = current;
  if (skippedOn !== null && skippedOn === dueUpdate(clock)) await passOver(db, person.uid, skippedOn);
  return save(context, { ...current, skippedOn: isSkipped ? monday : null });
}

/** The person has to be locked. */
async function save(context: ParticipantContext, choices: Stored): Promise<Shown> {
  await saveChoices(context.db, { uid: context.person.uid, ...choices });
  return showChoices(context);
}
