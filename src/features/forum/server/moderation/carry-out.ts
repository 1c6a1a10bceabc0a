import { randomUUID } from 'node:crypto';
import { closureBy, type ForumText, hides } from '#domain/community/moderation/moderation.ts';
import type { EventOf } from '#domain/events.ts';
import { htmlOfTyped } from '#domain/kit/poor-text.ts';
import type { EventContext } from '#platform/context.ts';
import { updateText } from '../queries.ts';
import {
  closeReports,
  findClosings,
  findReasonOutOfSight,
  insertAnswer,
  lockMember,
  removeWords,
  setClosed,
  setLock,
  showText,
} from './queries.ts';

/** Does to the forum what a moderator decided. */
export async function carryOut(
  context: EventContext,
  { text, action, reason, writer, answer }: EventOf<'moderationDecided'>,
): Promise<void> {
  const { db } = context;
  const now = context.clock.now();
  switch (action) {
    case 'hide':
      return hideText(context, text, reason);
    case 'remove':
      return removeWords(db, text, reason);
    case 'close_off':
      if (writer) await closeByDecisions(context, writer.number);
      return hideText(context, text, reason);
    case 'restore':
      return leaveText(context, text);
    case 'dismiss':
    case 'remove_nickname':
      return leaveText(context, text, { onlyReported: true });
    case 'lock':
      await setLock(db, text.id, now);
      return leaveText(context, text, { onlyReported: true });
    case 'answer': {
      const row = { uuid: randomUUID(), body: htmlOfTyped(answer), createdAt: now };
      await insertAnswer(db, { ...row, text });
      return leaveText(context, text, { onlyReported: true });
    }
  }
}

type Writing = Pick<EventContext, 'db'>;

async function hideText({ db }: Writing, text: ForumText, hiddenReason: string): Promise<void> {
  await updateText(db, text, { hiddenBy: 'moderator', hiddenReason });
}

/**
 * Closes the reports of a text that a moderator has read and left, and shows it again if it was hidden; with `onlyReported`, only if
 * reports hid it.
 */
async function leaveText(
  { db }: Writing,
  text: ForumText,
  options?: Parameters<typeof showText>[2],
): Promise<void> {
  await showText(db, text, options);
  await closeReports(db, text);
}

/** Closes the forum for a member as long as one of the decisions in force about them says so, or opens it. */
async function closeByDecisions({ db }: Writing, member: number): Promise<void> {
  await lockMember(db, member);
  await setClosed(db, member, closureBy(await findClosings(db, member)));
}

/** Undoes a decision as far as no other one says the same. Words that were removed for good do not come back. */
export async function undo(
  context: EventContext,
  { text, action, writer }: EventOf<'decisionUndone'>,
): Promise<void> {
  const { db } = context;
  if (action === 'lock') await setLock(db, text.id, null);
  if (action === 'close_off' && writer) await closeByDecisions(context, writer.number);
  if (!hides(action)) return;
  const reason = await findReasonOutOfSight(db, text);
  if (reason === undefined) await leaveText(context, text);
  else await hideText(context, text, reason);
}
