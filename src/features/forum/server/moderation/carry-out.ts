import { randomUUID } from 'node:crypto';
import { hides } from '#domain/community/moderation/moderation.ts';
import type { EventOf } from '#domain/events.ts';
import { htmlOfTyped } from '#domain/kit/poor-text.ts';
import type { EventContext } from '#platform/context.ts';
import {
  deleteReports,
  insertAnswer,
  removeWords,
  setClosed,
  setLock,
  setSight,
  showText,
} from './queries.ts';

const DAY_MS = 86_400_000;

/** Does to the forum what a moderator decided. */
export async function carryOut(
  { db, clock, wake }: EventContext,
  { text, action, reason, writer, days, answer }: EventOf<'moderationDecided'>,
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
      wake('tell_followers');
      break;
    }
    case 'close_off':
      if (writer) await setClosed(db, writer.number, { closedAt: now, closedUntil: untilAfter(now, days) });
      break;
    default:
  }
  if (action === 'hide' || action === 'close_off') {
    await setSight(db, text, { hiddenBy: 'moderator', hiddenReason: reason });
  }
  if (hides(action)) return;
  // Somebody has looked: what reports hid is in sight again, and they count no more.
  await showText(db, text, { onlyReported: action !== 'restore' });
  await deleteReports(db, text);
}

function untilAfter(now: Date, days: number | null): Date | null {
  return days === null ? null : new Date(now.getTime() + days * DAY_MS);
}

/** Undoes a decision that was reversed. Words that were taken away for good do not come back. */
export async function undo(
  { db }: EventContext,
  { text, action, writer, outcome }: EventOf<'appealDecided'>,
): Promise<void> {
  if (outcome === 'upheld') return;
  if (action === 'lock') await setLock(db, text.id, null);
  if (action === 'close_off' && writer) {
    await setClosed(db, writer.number, { closedAt: null, closedUntil: null });
  }
  if (hides(action)) {
    await showText(db, text);
    await deleteReports(db, text);
  }
}
