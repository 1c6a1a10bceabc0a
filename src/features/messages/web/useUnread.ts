import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { type MessageRow, messagesSeen } from '../contract.ts';

export const idOf = (message: MessageRow): string => message.uuid[0]?.value ?? '';

/** Returns which messages were unread when the page showed them, for as long as it is open, and tells the server that they were seen. */
export function useUnread(rows: readonly MessageRow[]): ReadonlySet<string> {
  const { send } = useSubmission(messagesSeen);
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const fresh = rows.filter((row) => !row.seen && !unread.has(idOf(row))).map(idOf);
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh]));
  const reported = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const messages = [...unread].filter((id) => !reported.current.has(id));
    if (messages.length === 0) return;
    reported.current = unread;
    // If a call fails, its messages are unread again later, which does no harm.
    send({ body: { messages } }).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only when more are shown
  }, [unread]);
  return unread;
}
