import { useEffect, useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { type MessageRow, messagesSeen } from '../contract.ts';

export const idOf = (message: MessageRow): string => message.uuid[0]?.value ?? '';

/** Which messages were unread when they were shown here: marked as long as the page is open, and seen from now on. */
export function useUnread(rows: readonly MessageRow[]): ReadonlySet<string> {
  const { send } = useSubmission(messagesSeen);
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const fresh = rows.filter((row) => !row.seen && !unread.has(idOf(row))).map(idOf);
  useEffect(() => {
    if (fresh.length === 0) return;
    setUnread(new Set([...unread, ...fresh]));
    // If that fails they are unread again later, which does no harm.
    send({ body: { messages: fresh } }).catch(() => undefined);
  });
  return unread;
}
