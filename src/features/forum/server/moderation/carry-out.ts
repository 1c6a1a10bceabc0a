import { randomUUID } from 'node:crypto';
import { closureBy, hides } from '#domain/community/moderation/moderation.ts';
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
  { db, clock }: EventContext,
  { text, action, reason, writer, answer }: EventOf<'moderationDecided'>,
): Promise<void> {
  const now = clock.now();
  switch (action) {
    case 'remove':
      await removeWords(db, text, reason);
      break;
    case 'lock':
      await setLock(db, text.id, now);
      break;
    case 'answer': {
      const row = { uuid: randomUUID(), body: htmlOfTyped(answer), createdAt: now };
      await insertAnswer(db, { ...row, text });
      break;
    }
    case 'close_off':
      if (writer) await closeByDecisions({ db }, writer.number);
      break;
    default:
  }
  if (action === 'hide' || action === 'close_off') {
    await updateText(db, text, { hiddenBy: 'moderator', hiddenReason: reason });
  }
  if (hides(action)) return;
  // Somebody has looked: what reports hid is in sight again, and they count no more.
  await showText(db, text, { onlyReported: action !== 'restore' });
  await closeReports(db, text);
}

/** The forum is closed for a member as long as one of the decisions about them that stand says so. */
async function closeByDecisions({ db }: Pick<EventContext, 'db'>, member: number): Promise<void> {
  await lockMember(db, member);
  await setClosed(db, member, closureBy(await findClosings(db, member)));
}

/** Undoes a decision, so far as no other one says the same. Words that were taken away for good do not come back. */
export async function undo(
  { db }: EventContext,
  { text, action, writer }: EventOf<'decisionUndone'>,
): Promise<void> {
  if (action === 'lock') await setLock(db, text.id, null);
  if (action === 'close_off' && writer) await closeByDecisions({ db }, writer.number);
  if (!hides(action)) return;
  const reason = await findReasonOutOfSight(db, text);
  if (reason !== undefined) {
    await updateText(db, text, { hiddenBy: 'moderator', hiddenReason: reason });
    return;
  }
  await showText(db, text);
  await closeReports(db, text);
}
