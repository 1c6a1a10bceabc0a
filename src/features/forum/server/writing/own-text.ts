import type { TextKind } from '#domain/community/moderation/moderation.ts';
import type { Problem } from '#domain/kit/problem.ts';
import type { ParticipantContext } from '#platform/context.ts';
import { refuseStale } from '#platform/draft-basis.ts';
import { notFound, refuseProblems } from '#platform/failure.ts';
import { type Limit, spendAttempt } from '#platform/flood/flood.ts';
import { poorText } from '#platform/poor-text.ts';
import { lockOneself } from '#platform/session/lock-oneself.ts';
import { dangersIn } from '../dangers.ts';
import { leavePost } from '../following/queries.ts';
import { readerOf } from '../forum-views.ts';
import { askForReview } from '../moderation/ask-for-review.ts';
import { type Reader, updateText } from '../queries.ts';
import { isOwn, type WrittenRow, wrote } from '../written-json.ts';
import { forbidden, refuseChange } from './member.ts';
import { anonymizeComments, changeWords, hasNamedText } from './queries.ts';

/**
 * A moderator decides about a text as they read it, so a program that changes it all the time would keep it from being judged. Beyond
 * these changes there is time in between to read it again.
 */
const CHANGES: Limit = { kind: 'text-change', most: 20, windowSeconds: 86_400, waits: [50] };

type OwnRow = WrittenRow & { readonly nid: number; readonly title?: string };

/** How posts and comments differ when their writers change them. */
export interface OwnText<Row extends OwnRow, Json> {
  readonly kind: TextKind;
  /** What their texts are called in permissions. */
  readonly name: string;
  find(db: ParticipantContext['db'], reader: Reader, id: number): Promise<Row | undefined>;
  json(context: ParticipantContext, row: Row): Json;
  check(row: Row, text: string): readonly Problem[];
}

async function findText<Row extends OwnRow>(
  context: ParticipantContext,
  { find }: Pick<OwnText<Row, unknown>, 'find'>,
  id: number,
): Promise<Row> {
  const row = await find(context.db, readerOf(context), id);
  if (!row) throw notFound();
  return row;
}

/** A text as the caller sees it, or 404. */
export async function readText<Row extends OwnRow, Json>(
  context: ParticipantContext,
  of: OwnText<Row, Json>,
  id: number,
): Promise<Json> {
  return of.json(context, await findText(context, of, id));
}

/** Lets its writer change a text (contract 2.7 #40, #44). */
export async function changeText<Row extends OwnRow, Json>(
  context: ParticipantContext,
  of: OwnText<Row, Json>,
  id: number,
  { written, revision }: { readonly written: string | undefined; readonly revision: number | undefined },
): Promise<Json> {
  const { db, clock } = context;
  const permission = `edit own ${of.name}`;
  await lockOneself(context);
  const row = await findText(context, of, id);
  if (!isOwn(context, row) || row.hiddenBy === 'moderator') throw forbidden(permission);
  refuseStale(revision, row, () => of.json(context, row));
  const { html: body, text } = poorText(written ?? row.body);
  const isChanged = body !== row.body;
  // Before the queries below, because the database does not take every text.
  if (isChanged) refuseProblems(of.check(row, text));
  await refuseChange(context, { kind: of.kind, id }, { body, permission, isChanged });
  if (!isChanged) return of.json(context, row);
  await spendAttempt(
    context,
    [{ limit: CHANGES, subject: `${of.kind} ${id}` }],
    'Too many changes of a text.',
  );
  const danger = dangersIn(`${row.title ?? ''}\n${text}`).length > 0;
  await askForReview(context, { kind: of.kind, id }, danger ? 'danger' : null);
  const change = { body, danger, revision: row.revision + 1, changedAt: clock.now() };
  if (!(await changeWords(db, { kind: of.kind, id }, change))) throw forbidden(permission);
  return readText(context, of, id);
}

/**
 * Takes the writer's name off a text, for good; may be repeated (settled: forum). Once nothing in the conversation has their name, they
 * stop following it.
 */
export async function takeNameOff<Row extends OwnRow, Json>(
  context: ParticipantContext,
  of: OwnText<Row, Json>,
  id: number,
  { withComments = false } = {},
): Promise<Json> {
  await lockOneself(context);
  const { db, person } = context;
  const row = await findText(context, of, id);
  const { nid, member } = row;
  if (!wrote(context, row) || member === null) throw forbidden(`anonymize own ${of.name}`);
  await updateText(db, { kind: of.kind, id }, { anonymous: true });
  if (withComments) await anonymizeComments(db, nid, member);
  if (!(await hasNamedText(db, nid, member))) await leavePost(db, person.uid, nid);
  return readText(context, of, id);
}
