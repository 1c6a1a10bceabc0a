import type { EventOf } from '#domain/events.ts';
import { toNumber } from '#domain/kit/day.ts';
import { type Badge, type OtherFacts, reachedDayBadges, reachedOtherBadges } from '#domain/notices/badge.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import { toFilledDays } from '#domain/tracking/results/filled-days.ts';
import type { Content } from '#platform/content/kind.ts';
import type { Context } from '#platform/context.ts';
import { findDayFacts, findOtherFacts, insertReceived } from './queries.ts';

interface Earned {
  readonly site: Site;
  readonly showsBadges: boolean;
  readonly reached: readonly Badge[];
}

/**
 * Awards the badges for days that a person has earned by now, each once, in the caller's transaction, and returns the new ones to tell
 * them of: none while they hide badges. When nothing is new, the only query is the one that reads the facts.
 */
export async function awardForDays(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
): Promise<readonly Badge[]> {
  const found = await findDayFacts(db, uid);
  if (!found) return [];
  const facts = {
    today: toNumber(clock.today()),
    pauses: new Set(found.pauses),
    days: toFilledDays(
      found.registrations.map(([day, amount, createdAt]) => ({
        day,
        amount,
        filledOn: toNumber(clock.dayOf(new Date(createdAt * 1000))),
      })),
      new Map(found.goals),
    ),
  };
  const reached = reachedDayBadges(facts, new Set(found.received));
  return receive({ db, clock }, uid, { ...found, reached });
}

/** The same for the other badges. Only an exercise completes a phase: others leave out `phasesOf`. */
async function awardForDeeds(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  phasesOf: (site: Site) => OtherFacts['phases'] = () => [],
): Promise<readonly Badge[]> {
  const found = await findOtherFacts(db, uid);
  if (!found) return [];
  const facts = { ...found, phases: phasesOf(found.site), submitted: new Set(found.submitted) };
  const reached = reachedOtherBadges(facts, new Set(found.received));
  return receive({ db, clock }, uid, { ...found, reached });
}

async function receive(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  uid: number,
  { site, showsBadges, reached }: Earned,
): Promise<readonly Badge[]> {
  if (reached.length === 0 || !hasFeature(site, 'badges')) return [];
  const receivedAt = clock.now();
  // Someone who hides badges should not face a pile of unseen ones when they turn them on again.
  const seenAt = showsBadges ? null : receivedAt;
  const added = await insertReceived(db, reached, { uid, receivedAt, seenAt });
  return showsBadges ? added : [];
}

type Reaction = (context: Context, event: { readonly uid: number }) => Promise<void>;

/** Announces badges that are new, if any. */
export async function tell(
  context: Pick<Context, 'announce'>,
  uid: number,
  badges: readonly Badge[],
): Promise<void> {
  if (badges.length > 0) await context.announce({ kind: 'badgesReceived', uid, badges });
}

/** After anything that may award a badge, except a registration and an exercise. */
export const award: Reaction = async (context, { uid }) =>
  tell(context, uid, await awardForDeeds(context, uid));

/** After a registration: only the first of a day can award anything. */
export async function awardForRegistration(
  context: Context,
  event: EventOf<'registrationSaved'>,
): Promise<void> {
  if (event.saved === 'oneMore' || !hasFeature(context.site, 'badges')) return;
  await tell(context, event.uid, await awardForDays(context, event.uid));
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
  outlineOf: (content: Content, site: Site) => Pick<OtherFacts, 'phases'>,
): Reaction {
  return async (context, { uid }) => {
    const phasesOf = (site: Site) => outlineOf(context.content, site).phases;
    await tell(context, uid, await awardForDeeds(context, uid, phasesOf));
  };
}
