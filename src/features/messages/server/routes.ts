import { type Route, route } from '#platform/http/route.ts';
import { messagesSeen, readUnread } from '../contract.ts';
import { countUnread, markSeen } from './queries.ts';

export const messageRoutes: readonly Route[] = [
  route(readUnread, async ({ db, person }) => ({ unread: await countUnread(db, person.uid) })),
  route(messagesSeen, async ({ db, clock, person: { uid } }, { body: { messages } }) => {
    await markSeen(db, { uid, messages, seenAt: clock.now() });
    return undefined;
  }),
];
