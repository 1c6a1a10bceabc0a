import {
  actionsFor,
  coarseAge,
  FORUM_RULES,
  isClosedOff,
  isTold,
  type ModerationAction,
} from '#domain/community/moderation/moderation.ts';
import { daysBetween } from '#domain/kit/day.ts';
import { inertOf } from '#domain/kit/poor-text.ts';
import type { Content } from '#platform/content/kind.ts';
import { ruleInWords } from '#platform/content/moderation.ts';
import { notFound } from '#platform/failure.ts';
import type { MemberContext } from '#platform/staff/staff-context.ts';
import type { Neighbour, QueueItem } from '../../staff-contract.ts';
import { decidedJson } from '../decisions/decided-json.ts';
import { findDecisionOf, findDecisionsAbout } from '../decisions/queries.ts';
import { type FoundText, findText } from '../queries.ts';
import { judgedOf, nicknameOf, writtenBy } from './judged.ts';
import {
  findFirstComment,
  findItem,
  findNeighbours,
  findOpening,
  findReports,
  type QueuedRow,
} from './queries.ts';
import { rowJson } from './queue.ts';

const EARLIER = 20;

interface WriterText {
  readonly kind: QueuedRow['kind'];
  readonly day: string;
}

/** Writes what a writer will read, with placeholders for what the moderator has yet to enter. The slice of messages has the words. */
export interface Tell {
  decision(
    content: Content,
    about: WriterText & {
      readonly action: ModerationAction;
      /** Whether somebody is closed off for good. */
      readonly isForGood: boolean;
      /** Whether the text keeps to the forum rules. */
      readonly fits: boolean;
    },
  ): string;
  undoing(content: Content, about: WriterText & { readonly isLookedAtAgain: boolean }): string;
}

/** Reads an item with all that helps to judge its text, and nothing that leads to an account. */
export async function readItem(context: MemberContext, tell: Tell, id: number): Promise<QueueItem> {
  const { db, content, clock } = context;
  const row = await findItem(db, id);
  const target = row && { kind: row.kind, id: row.target };
  const text = target && (await findText(db, target));
  if (!row || !text) throw notFound();
  const [reports, neighbours, earlier, decision] = await Promise.all([
    findReports(db, target),
    neighboursOf(context, row, text),
    text.member === null ? [] : findDecisionsAbout(db, text.member, EARLIER),
    findDecisionOf(db, id),
  ]);
  const judged = judgedOf(row.kind, text);
  const actions = actionsFor(judged);
  const { writtenOn: day } = writtenBy(clock, text);
  return {
    ...rowJson(context, row),
    language: text.language,
    written_at: text.createdAt.toISOString(),
    revision: text.revision,
    edited: text.revision > 1,
    locked: text.lockedAt !== null,
    text: inertOf(text.body),
    writer: pseudonymOf(text),
    by_moderator: text.byModerator,
    account_age: text.registeredAt && coarseAge(daysBetween(clock.dayOf(text.registeredAt), clock.today())),
    closed_off: isClosedOff(text, clock.now())
      ? { until: text.closedUntil && clock.dayOf(text.closedUntil) }
      : null,
    reports,
    neighbours,
    earlier: earlier.filter(({ item }) => item !== id).map(decidedJson),
    actions: [...actions],
    rules: FORUM_RULES.map((rule) => ({ rule, name: ruleInWords(content, rule, 'nl') })),
    told: actions
      .filter((action) => isTold(action, judged))
      .map((action) => {
        const about = { action, kind: row.kind, day, isForGood: false, fits: false };
        return {
          action,
          text: tell.decision(content, about),
          text_for_good: tell.decision(content, { ...about, isForGood: true }),
          text_if_fits: tell.decision(content, { ...about, fits: true }),
        };
      }),
    decision: decision ? decidedJson(decision) : null,
  };
}

/** The writer of a text, by number and nickname. */
export function pseudonymOf(text: FoundText) {
  return text.member === null ? null : { number: text.member, nickname: nicknameOf(text) };
}

async function neighboursOf(
  { db }: MemberContext,
  { kind, target }: QueuedRow,
  { nid }: FoundText,
): Promise<Neighbour[]> {
  const rows =
    kind === 'post'
      ? await findFirstComment(db, nid)
      : (await Promise.all([findOpening(db, nid), findNeighbours(db, target)])).flat();
  return rows.map(({ place, nickname, byModerator, createdAt, body }) => ({
    place,
    nickname,
    by_moderator: byModerator,
    written_at: createdAt.toISOString(),
    text: inertOf(body),
  }));
}
