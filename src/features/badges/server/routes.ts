import { BADGES } from '#domain/notices/badge.ts';
import { type Route, route } from '#platform/http/route.ts';
import { badgesSeen } from '../contract.ts';
import { markSeen } from './queries.ts';

export const badgeRoutes: readonly Route[] = [
  route(badgesSeen, async ({ db, clock, person: { uid } }, { body: { badges } }) => {
    const shown = BADGES.filter((badge) => badges.includes(badge));
    await markSeen(db, { uid, badges: shown, seenAt: clock.now() });
    return undefined;
  }),
];
