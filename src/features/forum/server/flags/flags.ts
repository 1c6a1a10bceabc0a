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
  secondsOfNew,
} from '#domain/community/forum.ts';
import type { ForumText } from '#domain/community/moderation/moderation.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { Failure, notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, takeAttempts } from '#platform/flood/flood.ts';
import { Existing } from '#platform/http/existing.ts';
import type { Flagging } from '../../flag-contract.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
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

/** Likes or reports a text; who did so before gets what was there (contract 2.7 #46). */
export async function flag(
  context: ParticipantContext,
  params: FlagParams,
  reason: string | undefined,
): Promise<Flagging | Existing<Flagging>> {
  const { db, person, clock } = context;
  const { flag: kind, target } = flagOf(params);
  const text = textOf(kind, target);
  const report = isReport(kind) ? kind : null;
  const found = await targetOf(context, kind, target);
  if (report && isOwn(context, found)) {
    throw new Failure('role_missing', `The 'flag ${kind}' permission is required.`);
  }
  const before = await findFlagging(db, kind, target, person.uid);
  if (before) return new Existing(await flaggingJson(context, before));
  if (report) {
    refuseProblems(checkReason(reason ?? ''));
    // Reports of one text wait for each other here, so that the last of three sees the other two. Of what a moderator put out of
    // sight nothing is left to decide.
    await askForReview(context, text, found.hiddenBy === 'moderator' ? null : 'report');
  }
  const added = await insertFlagging(db, {
    uuid: randomUUID(),
    flag: kind,
    target,
    uid: person.uid,
    reason: report ? (reason?.trim() ?? null) : null,
    createdAt: clock.now(),
  });
  // Twenty at once: the others find the first one's.
  if (!added) return flag(context, params, reason);
  if (report) {
    await limitReports(context);
    const reporters = await countNewReporters(db, report, target);
    if (reporters >= REPORTS_TO_HIDE && (await hideReported(db, text)))
      await askForReview(context, text, 'hidden');
  }
  return flaggingJson(context, added);
}

function textOf(kind: Flag, id: number): ForumText {
  return { kind: FLAGS[kind].type === 'node' ? 'post' : 'comment', id };
}

/** Three reports hide a text, so who made accounts for that gets no further than a few texts a day. */
async function limitReports(context: ParticipantContext): Promise<void> {
  const { uid } = context.person;
  const writer = await findWriter(context.db, uid);
  const isNewFor = writer ? secondsOfNew(writer.registeredAt, context.clock.now()) : 0;
  if (isNewFor === 0) return;
  const { reached, retryAfterSeconds } = await takeAttempts(context, [
    { limit: REPORTS, subject: String(uid) },
  ]);
  if (!reached) return;
  throw new Failure('too_many_requests', 'A new account reported enough for a day.', {
    retryAfterSeconds: Math.min(retryAfterSeconds, isNewFor),
  });
}

/** Takes a like or report back, also where there is none. What is out of sight stays so until a moderator has read it. */
export async function unflag(context: ParticipantContext, params: FlagParams): Promise<undefined> {
  const { flag: kind, target } = flagOf(params);
  await targetOf(context, kind, target);
  await deleteFlagging(context.db, kind, target, context.person.uid);
}

function flagOf({ flag: kind, type, id }: FlagParams): { readonly flag: Flag; readonly target: number } {
  if (!isFlag(kind) || FLAGS[kind].type !== type) {
    throw new Failure('malformed_request', 'The flag is not of this kind of text.');
  }
  return { flag: kind, target: Number(id) };
}

async function targetOf({ db, site }: ParticipantContext, kind: Flag, target: number) {
  const found = await findTarget(db, kind, target, site);
  if (!found) throw notFound();
  return found;
}

async function flaggingJson({ db, person }: ParticipantContext, row: FlaggingRow): Promise<Flagging> {
  return {
    id: fieldList(row.id),
    uuid: fieldList(row.uuid),
    flag_id: [{ target_id: row.flag, target_type: 'flag' }],
    entity_type: fieldList(isFlag(row.flag) ? FLAGS[row.flag].type : ''),
    entity_id: fieldList(String(row.target)),
    global: fieldList(false),
    uid: [{ target_id: (await findMember(db, person.uid)) ?? 0, target_type: 'user' }],
    created: instantField(row.createdAt),
    field_reason: fieldList(row.reason),
  };
}
