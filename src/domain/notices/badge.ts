import { NAMED_EXERCISES } from '#domain/programme/named-exercises.ts';
import { isProgrammeComplete, type ProgrammeOutline } from '#domain/programme/programme.ts';
import type { Feature } from '#domain/site/feature.ts';
import { hasFeature, type Site } from '#domain/site/site.ts';
import {
  cameBack,
  daysWithin,
  type FilledDays,
  hasWeekWithin,
  longestRun,
  timelyDays,
  wentOn,
} from '#domain/tracking/results/filled-days.ts';

/** The facts that the rules use, besides those of days. None of them says how often someone came or how strong an urge was. */
export interface OtherFacts {
  readonly mailConfirmed: boolean;
  /** Any day has or had a goal. */
  readonly hasGoal: boolean;
  /** Exercises with a submission since the programme began. */
  readonly submitted: ReadonlySet<string>;
  /** Anything written in the diary itself; a note of a day does not count. */
  readonly hasWrittenDiary: boolean;
  /** Anything written on the forum. */
  readonly hasPosted: boolean;
  /** A comment under a post of somebody else. */
  readonly hasReplied: boolean;
  /** Urges that were ridden out. */
  readonly urges: number;
  /** Somebody accepted their invitation. */
  readonly hasBuddy: boolean;
  /** They are paired with a nurse, or were. */
  readonly hasNurse: boolean;
  /** Empty if it was not queried; then no phase counts as done. */
  readonly phases: ProgrammeOutline['phases'];
}

export type BadgeFacts = FilledDays & OtherFacts;

export interface BadgeRule<Facts = BadgeFacts> {
  /** The feature it belongs to; on sites without that nobody sees the badge. */
  readonly feature: Feature;
  isReached(facts: Facts): boolean;
  /**
   * A gap or a day above the goal comes before it, so it is not announced until it was received: a badge must never be
   * a reason to use or to stay away.
   */
  readonly isSurprise?: true;
}

type Reached<Facts> = (facts: Facts) => boolean;

function rule<Facts>(feature: Feature, isReached: Reached<Facts>): BadgeRule<Facts> {
  return { feature, isReached };
}

function surprise<Facts>(feature: Feature, isReached: Reached<Facts>): BadgeRule<Facts> {
  return { ...rule(feature, isReached), isSurprise: true };
}

/** Badges for days. Once someone has them all, their days are not queried again. */
const OF_DAYS = {
  'first-registration': rule('registrations', (facts) => timelyDays(facts).length >= 1),
  'reg-3-row': rule('registrations', (facts) => longestRun(facts) >= 3),
  'reg-7-row': rule('registrations', (facts) => longestRun(facts) >= 7),
  'reg-14-row': rule('registrations', (facts) => longestRun(facts) >= 14),
  'reg-total-21': rule('registrations', (facts) => timelyDays(facts).length >= 21),
  'reg-total-42': rule('registrations', (facts) => timelyDays(facts).length >= 42),
  comeback: surprise('registrations', cameBack),
  'goal-day-1': rule('plan', (facts) => daysWithin(facts).length >= 1),
  'goal-week-1': rule('plan', hasWeekWithin),
  'goal-days-10': rule('plan', (facts) => daysWithin(facts).length >= 10),
  'goal-days-30': rule('plan', (facts) => daysWithin(facts).length >= 30),
  'back-on-track': surprise('plan', wentOn),
} satisfies Record<string, BadgeRule<FilledDays>>;

const OTHERS = {
  'email-confirmed': rule('accounts', ({ mailConfirmed }) => mailConfirmed),
  'plan-made': rule('plan', ({ hasGoal }) => hasGoal),
  'first-exercise': rule('programme', ({ submitted }) => submitted.size >= 1),
  'phase-1': rule('programme', phaseDone(1)),
  'phase-2': rule('programme', phaseDone(2)),
  'phase-3': rule('programme', phaseDone(3)),
  'phase-4': rule('programme', phaseDone(4)),
  'phase-5': rule('programme', phaseDone(5)),
  'phase-6': rule('programme', phaseDone(6)),
  'emergency-plan': rule('programme', ({ submitted }) => submitted.has(NAMED_EXERCISES.emergencyPlan)),
  'prevention-plan': rule('programme', ({ submitted }) => submitted.has(NAMED_EXERCISES.preventionPlan)),
  'programme-complete': rule('programme', isComplete),
  'urge-1': rule('registrations', ({ urges }) => urges >= 1),
  'urge-10': rule('registrations', ({ urges }) => urges >= 10),
  'first-diary': rule('diary', ({ hasWrittenDiary }) => hasWrittenDiary),
  'first-post': rule('forum', ({ hasPosted }) => hasPosted),
  'first-reply': rule('forum', ({ hasReplied }) => hasReplied),
  'buddy-accepted': rule('buddies', ({ hasBuddy }) => hasBuddy),
  'nurse-paired': rule('nursePairing', ({ hasNurse }) => hasNurse),
} satisfies Record<string, BadgeRule<OtherFacts>>;

export type Badge = keyof typeof OF_DAYS | keyof typeof OTHERS;

/**
 * When each badge is reached; its texts are in `content/badges.yaml` under the same id (content principles, §10). The
 * rules are the same on all sites, for stopping and for reducing. None rewards use, money or presence.
 */
export const BADGE_RULES: Readonly<Record<Badge, BadgeRule>> = { ...OTHERS, ...OF_DAYS };
export const BADGES: readonly Badge[] = Object.keys(BADGE_RULES).filter(isBadge);
export const DAY_BADGES: readonly Badge[] = BADGES.filter((badge) => Object.hasOwn(OF_DAYS, badge));

export function isBadge(text: string): text is Badge {
  return Object.hasOwn(BADGE_RULES, text);
}

/** Whether a site has the part of the product that a badge belongs to. */
export function isOfSite(badge: Badge, site: Site): boolean {
  return hasFeature(site, BADGE_RULES[badge].feature);
}

/** Whether people of a site may aim for a badge, so that it is shown before it was received. */
export function canBeAimedFor(badge: Badge, site: Site): boolean {
  return isOfSite(badge, site) && !BADGE_RULES[badge].isSurprise;
}

/** Badges for days that are reached and were not received before. */
export function reachedDayBadges(facts: FilledDays, received: ReadonlySet<string>): Badge[] {
  return reachedOf(OF_DAYS, facts, received);
}

/** The others that are reached and were not received before. */
export function reachedOtherBadges(facts: OtherFacts, received: ReadonlySet<string>): Badge[] {
  return reachedOf(OTHERS, facts, received);
}

function reachedOf<Facts>(
  rules: Readonly<Record<string, BadgeRule<Facts>>>,
  facts: Facts,
  received: ReadonlySet<string>,
): Badge[] {
  return Object.entries(rules).flatMap(([badge, { isReached }]) =>
    isBadge(badge) && !received.has(badge) && isReached(facts) ? badge : [],
  );
}

function phaseDone(number: number): Reached<OtherFacts> {
  return ({ phases, submitted }) => {
    const exercises = phases[number - 1]?.exercises ?? [];
    return exercises.length > 0 && exercises.every((id) => submitted.has(id));
  };
}

function isComplete({ phases, submitted }: OtherFacts): boolean {
  return phases.length > 0 && isProgrammeComplete({ phases }, submitted);
}
