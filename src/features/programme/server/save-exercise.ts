import { randomUUID } from 'node:crypto';
import { type Submission, submissionEntity } from '#contract/webform.ts';
import type { Exercise } from '#domain/content/content.ts';
import { type Answers, checkAnswers, tidyAnswers } from '#domain/programme/exercise-answer.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound } from '#platform/failure.ts';
import { lockPerson } from '#platform/person/queries.ts';
import { checkedAnswers } from './checked-answers.ts';
import {
  findCurrentSubmission,
  insertSubmission,
  removeDraft,
  type SubmissionRow,
  updateSubmission,
} from './queries.ts';
import { refuseLocked } from './refuse-locked.ts';
import { openAnswers, sealAnswers } from './sealed-answers.ts';

type Fields = Readonly<Record<string, unknown>>;
type Saved = Promise<{ sid: string; revision: number }>;

/**
 * Submits an exercise that is open and was not submitted since the programme began (contract 2.5 #21). One that keeps nothing can be
 * done any number of times: there are no answers that another device could lose.
 */
export async function submitExercise(context: ParticipantContext, exercise: Exercise, fields: Fields): Saved {
  const { uid } = context.person;
  await lockPerson(context.db, uid);
  const earlier = await findCurrentSubmission(context.db, uid, exercise.id);
  if (earlier && exercise.keepsNothing) return { sid: earlier.uuid, revision: earlier.revision };
  if (earlier) throw conflict(context, earlier);
  await refuseLocked(context, exercise);
  const uuid = randomUUID();
  const now = context.clock.now();
  await insertSubmission(context.db, {
    uuid,
    uid,
    webformId: exercise.id,
    answers: storedAnswers(context, exercise, uuid, fields),
    revision: 1,
    createdAt: now,
    changedAt: now,
    archivedAt: null,
  });
  await removeDraft(context.db, uid, exercise.id);
  await context.announce({ kind: 'exerciseSubmitted', uid, exercise: exercise.id });
  return { sid: uuid, revision: 1 };
}

/** Changes the answers sent and keeps the others (contract 2.5 #23); an older `revision` is a conflict. */
export async function changeExercise(
  context: ParticipantContext,
  exercise: Exercise,
  uuid: string,
  { revision, ...fields }: Fields & { readonly revision?: number | undefined },
): Saved {
  await lockPerson(context.db, context.person.uid);
  const stored = await ownSubmission(context, exercise, uuid);
  const isStale = revision !== undefined && revision !== stored.revision;
  if (isStale && !exercise.keepsNothing) throw conflict(context, stored);
  const { vault } = context.person;
  const before = openAnswers(vault, 'exercise_submission', stored.uuid, stored.answers);
  const next = stored.revision + 1;
  await updateSubmission(context.db, {
    ...stored,
    answers: storedAnswers(context, exercise, stored.uuid, fields, before),
    revision: next,
    changedAt: context.clock.now(),
  });
  await removeDraft(context.db, stored.uid, exercise.id);
  return { sid: stored.uuid, revision: next };
}

/** A submission of the caller since the programme began (contract 2.5 #22). */
export async function readExercise(
  context: ParticipantContext,
  exercise: Exercise,
  uuid: string,
): Promise<Submission> {
  return submissionOf(context, await ownSubmission(context, exercise, uuid));
}

/** Someone else's submission is not found, like one that does not exist. */
async function ownSubmission(
  context: ParticipantContext,
  { id }: Exercise,
  uuid: string,
): Promise<SubmissionRow> {
  const found = await findCurrentSubmission(context.db, context.person.uid, id);
  if (found?.uuid !== uuid.toLowerCase()) throw notFound("Can't load webform submission.");
  return found;
}

/** The answers as they are stored. Of an exercise that keeps nothing none are, nor looked at, whatever a browser sends. */
function storedAnswers(
  { person }: ParticipantContext,
  exercise: Exercise,
  uuid: string,
  fields: Fields,
  before: Answers = {},
): Buffer | null {
  if (exercise.keepsNothing) return null;
  const answers = checkedAnswers({ ...before, ...fields }, (given) =>
    checkAnswers(exercise, given, tidyAnswers(fields)),
  );
  return sealAnswers(person.vault, 'exercise_submission', uuid, answers);
}

function conflict(context: ParticipantContext, stored: SubmissionRow): Failure {
  return new Failure('edit_conflict', 'This was changed meanwhile.', {
    current: { sid: stored.uuid, ...submissionOf(context, stored) },
  });
}

function submissionOf({ person }: ParticipantContext, row: SubmissionRow): Submission {
  return {
    entity: submissionEntity(row.webformId, row),
    data: openAnswers(person.vault, 'exercise_submission', row.uuid, row.answers),
    revision: row.revision,
  };
}
