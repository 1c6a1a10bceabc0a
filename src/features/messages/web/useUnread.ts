import { useEffect, useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { type MessageRow, messagesSeen } from '../contract.ts';

export const idOf = (message: MessageRow): string => message.uuid[0]?.value ?? '';

/** Which messages were unread when they were shown here: marked as long as the page is open, and seen from now on. */
export function useUnread(rows: readonly MessageRow[]): ReadonlySet<string> {
  const { send } = useSubmission(messagesSeen);
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const fresh = rows.filter((row) => !row.seen && !unread.has(idOf(row))).map(idOf);
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh]));
  useEffect(() => {
    if (unread.size === 0) return;
    // If that fails they are unread again later, which does no harm.
    send({ body: { messages: [...unread] } }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only when more are shown
  }, [unread]);
  return unread;
}
