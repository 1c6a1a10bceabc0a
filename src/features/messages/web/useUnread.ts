import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '#ui/app/submission.ts';
import { type MessageRow, messagesSeen } from '../contract.ts';

export const idOf = (message: MessageRow): string => message.uuid[0]?.value ?? '';

/** Which messages were unread when they were shown here: marked as long as the page is open, and seen from now on. */
export function useUnread(rows: readonly MessageRow[]): ReadonlySet<string> {
  const { send } = useSubmission(messagesSeen);
  const [unread, setUnread] = useState<ReadonlySet<string>>(new Set());
  const fresh = rows.filter((row) => !row.seen && !unread.has(idOf(row))).map(idOf);
  if (fresh.length > 0) setUnread(new Set([...unread, ...fresh]));
  const told = useRef<ReadonlySet<string>>(new Set());
  const telling = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    const messages = [...unread].filter((id) => !told.current.has(id));
    if (messages.length === 0) return;
    told.current = unread;
    // After the call under way, which `send` would join instead. If it fails they are unread again later, which does no harm.
    telling.current = telling.current.then(() => send({ body: { messages } })).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- only when more are shown
  }, [unread]);
  return unread;
}
