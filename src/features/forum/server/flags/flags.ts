import { randomUUID } from 'node:crypto';
import { fieldList, instantField } from '#contract/wire.ts';
import {
  checkReason,
  FLAGS,
  type Flag,
  isFlag,
  isReport,
  MOST_WHEN_NEW,
  REPORTS_TO_HIDE,
  type Report,
  secondsOfNew,
} from '#domain/community/forum.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, takeAttempts, tooMany } from '#platform/flood/flood.ts';
import { Existing } from '#platform/http/existing.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import type { Flagging } from '../../flag-contract.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
import { forbidden } from '../writing/member.ts';
import { findWriter } from '../writing/writers/queries.ts';
import { isOwn } from '../written-json.ts';
import {
  countNewReporters,
  deleteFlagging,
  type FlaggingRow,
  findFlagging,
  findMember,
  findTarget,
  hideReported,
  insertFlagging,
} from './queries.ts';

const REPORTS: Limit = { kind: 'forum-reports', most: MOST_WHEN_NEW.report, windowSeconds: 86_400 };

interface FlagParams {
  readonly flag: string;
  readonly type: string;
  readonly id: string;
}

/** Likes or reports a text; somebody who did so before gets the flagging that is there (contract 2.7 #46). */
export async function addFlagging(
  context: ParticipantContext,
  params: FlagParams,
  reason = '',
): Promise<Flagging | Existing<Flagging>> {
  const { flag, text } = flaggedBy(params);
  const { hiddenBy, ...written } = await targetOf(context, flag, text);
  if (isReport(flag) && isOwn(context, written)) throw forbidden(`flag ${flag}`);
  // No participant wrote an official answer; the page does not offer the reason either.
  const isNameless = !written.byModerator && (written.anonymous || written.nickname === null);
  const before = await findFlagging(context.db, context.person.uid, flag, text.id);
  if (before) return new Existing(await flaggingJson(context, flag, before));
  const added = isReport(flag)
    ? await report(context, flag, { text, hiddenBy, reason, isNameless })
    : await insert(context, { flag, target: text.id, reason: null });
  // Of many calls at once only one adds it; the others find it now.
  return added ? flaggingJson(context, flag, added) : addFlagging(context, params, reason);
}

/** Takes a like or report back, also where there is none. A hidden text stays hidden until a moderator has read it. */
export async function removeFlagging(context: ParticipantContext, params: FlagParams): Promise<undefined> {
  const { flag, text } = flaggedBy(params);
  await targetOf(context, flag, text);
  await deleteFlagging(context.db, context.person.uid, flag, text.id);
}

/** The flag and the text that a call names. */
function flaggedBy({ flag, type, id }: FlagParams): { readonly flag: Flag; readonly text: ForumText } {
  if (!isFlag(flag) || FLAGS[flag].type !== type) {
    throw new Failure('malformed_request', 'The flag is not of this kind of text.');
  }
  return { flag, text: { kind: type === 'node' ? 'post' : 'comment', id: Number(id) } };
}

async function targetOf({ db, site }: ParticipantContext, flag: Flag, { id }: ForumText) {
  const found = await findTarget(db, flag, id, site);
  if (!found) throw notFound();
  return found;
}

function insert(
  { db, person, clock }: ParticipantContext,
  row: { readonly flag: Flag; readonly target: number; readonly reason: string | null },
): Promise<FlaggingRow | null> {
  return insertFlagging(db, { ...row, uuid: randomUUID(), uid: person.uid, createdAt: clock.now() });
}

interface Reported {
  readonly text: ForumText;
  readonly hiddenBy: 'moderator' | 'reports' | null;
  readonly reason: string;
  readonly isNameless: boolean;
}

/** Adds a report and hides the text once enough people made one; null where the person had reported it already. */
async function report(
  context: ParticipantContext,
  flag: Report,
  { text, hiddenBy, reason, isNameless }: Reported,
): Promise<FlaggingRow | null> {
  refuseProblems(checkReason(reason, { isNameless }));
  await lockOneself(context);
  // Reports of one text wait for each other here, so that the last of three sees the other two. Where a moderator hid the text,
  // there is nothing left to decide.
  await askForReview(context, text, hiddenBy === 'moderator' ? null : 'report');
  const added = await insert(context, { flag, target: text.id, reason: reason.trim() });
  if (!added) return null;
  await limitReports(context);
  const reporters = await countNewReporters(context.db, flag, text.id);
  if (reporters >= REPORTS_TO_HIDE && (await hideReported(context.db, text))) {
    await askForReview(context, text, 'hidden');
  }
  return added;
}

/** Three reports hide a text, so somebody who makes accounts for that gets no further than a few texts a day. */
async function limitReports(context: ParticipantContext): Promise<void> {
  const { uid } = context.person;
  const writer = await findWriter(context.db, uid);
  const isNewFor = writer ? secondsOfNew(writer.registeredAt, context.clock.now()) : 0;
  if (isNewFor === 0) return;
  const { reached, retryAfterSeconds } = await takeAttempts(context, [
    { limit: REPORTS, subject: String(uid) },
  ]);
  if (!reached) return;
  throw tooMany('A new account reported enough for a day.', {
    retryAfterSeconds: Math.min(retryAfterSeconds, isNewFor),
  });
}

async function flaggingJson(
  { db, person }: ParticipantContext,
  flag: Flag,
  row: FlaggingRow,
): Promise<Flagging> {
  return {
    id: fieldList(row.id),
    uuid: fieldList(row.uuid),
    flag_id: [{ target_id: row.flag, target_type: 'flag' }],
    entity_type: fieldList(FLAGS[flag].type),
    entity_id: fieldList(String(row.target)),
    global: fieldList(false),
    uid: [{ target_id: (await findMember(db, person.uid)) ?? 0, target_type: 'user' }],
    created: instantField(row.createdAt),
    field_reason: fieldList(row.reason),
  };
}
