import type { EventOf } from '#domain/events.ts';
import { toNumber } from '#domain/kit/day.ts';
import { type Badge, type BadgeFacts, reachedBadges } from '#domain/notices/badge.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import type { Content } from '#platform/content/kind.ts';
import type { Context } from '#platform/context.ts';
import { findFacts, insertReceived } from './queries.ts';

/** Callers that cannot have completed a phase skip the check of phases. */
const NO_PHASES: BadgeFacts['phases'] = [];

/**
 * Awards the badges a person has earned by now, each once, in the caller's transaction, and returns the new ones to tell
 * them of: none while they hide badges. When nothing is new, the only query is the one that reads the facts.
 */
export async function awardBadges(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  phasesOf: (site: Site) => BadgeFacts['phases'] = () => NO_PHASES,
): Promise<readonly Badge[]> {
  const found = await findFacts(db, uid);
  if (!found || !hasFeature(found.site, 'badges')) return [];
  const reached = reachedBadges(
    {
      ...found,
      today: toNumber(clock.today()),
      phases: phasesOf(found.site),
      submitted: new Set(found.submitted),
      pauses: new Set(found.pauses),
      days: found.days.map(([day, totalAmount, goal, filledAt]) => ({
        day,
        totalAmount,
        goal,
        filledOn: toNumber(clock.dayOf(new Date(filledAt * 1000))),
      })),
    },
    new Set(found.received),
  );
  if (reached.length === 0) return [];
  const receivedAt = clock.now();
  // Someone who hides badges should not face a pile of unseen ones when they turn them on again.
  const seenAt = found.showsBadges ? null : receivedAt;
  const added = await insertReceived(db, reached, { uid, receivedAt, seenAt });
  return found.showsBadges ? added : [];
}

type Reaction = (context: Context, event: { readonly uid: number }) => Promise<void>;

function awarding(phasesOf?: (content: Content, site: Site) => BadgeFacts['phases']): Reaction {
  return async (context, { uid }) => {
    const badges = await awardBadges(context, uid, phasesOf && ((site) => phasesOf(context.content, site)));
    if (badges.length > 0) await context.announce({ kind: 'badgesReceived', uid, badges });
  };
}

/** After anything that may award a badge, except an exercise. */
export const award = awarding();

/** After a registration: only the first of a day can award anything. */
export async function awardForRegistration(
  context: Context,
  event: EventOf<'registrationSaved'>,
): Promise<void> {
  if (event.saved !== 'oneMore' && hasFeature(context.site, 'badges')) await award(context, event);
}

/** After a comment: only the first under the post of somebody else can award anything. */
export async function awardForComment(
  context: Context,
  event: EventOf<'forumCommentWritten'>,
): Promise<void> {
  if (event.isFirstReply) await award(context, event);
}

/** After an exercise, which may complete a phase. `outlineOf` knows the programme of a site. */
export function awardForExercise(
  outlineOf: (content: Content, site: Site) => Pick<BadgeFacts, 'phases'>,
): Reaction {
  return awarding((content, site) => outlineOf(content, site).phases);
}
