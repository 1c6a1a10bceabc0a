import { addDays, type Day, mondayOf } from '#domain/kit/day.ts';
import { BADGE_RULES, type Badge } from '#domain/notices/badge.ts';
import { type DayFigures, dayStatus } from '#domain/tracking/progress.ts';

/** What a person tells their buddies once a week, and whether the mails are paused (settled part 2, §3). */
export interface UpdateChoices {
  readonly days: boolean;
  readonly part: boolean;
  readonly badges: boolean;
  readonly daysWithinGoal: boolean;
  readonly paused: boolean;
}

/** Until somebody chooses otherwise. */
export const DEFAULT_CHOICES: UpdateChoices = {
  days: true,
  part: true,
  badges: false,
  daysWithinGoal: false,
  paused: false,
};

/** The weekly mail goes out on Mondays, so many minutes after midnight in the product's time zone. */
const MINUTE = 9 * 60;
/** How many days late a mail may still go out; after that the next one is near. */
export const UPDATE_WORTH_DAYS = 3;

interface UpdateClock {
  now(): Date;
  today(): Day;
  instantOf(day: Day, minute: number): Date;
}

/** When the mail of a Monday goes out. */
export function updateInstant(monday: Day, { instantOf }: Pick<UpdateClock, 'instantOf'>): Date {
  return instantOf(monday, MINUTE);
}

/** The Monday of the next weekly mail. */
export function nextUpdate(clock: UpdateClock): Day {
  const monday = mondayOf(clock.today());
  return clock.now() < updateInstant(monday, clock) ? monday : addDays(monday, 7);
}

/** The Monday whose mails are to go out now; null when it is too early in the week, or too late. */
export function dueUpdate(clock: UpdateClock): Day | null {
  const monday = mondayOf(clock.today());
  const late = updateInstant(addDays(monday, UPDATE_WORTH_DAYS), clock);
  return clock.now() >= updateInstant(monday, clock) && clock.now() < late ? monday : null;
}

/** The seven days that the mail of a Monday is about: the week before it. */
export function updateWeek(monday: Day): { readonly from: Day; readonly to: Day } {
  return { from: addDays(monday, -7), to: addDays(monday, -1) };
}

/** What happened in a week. */
export interface WeekFacts {
  /** Whether the person was there from its first day. */
  readonly isWhole: boolean;
  /** The days with a registration. */
  readonly days: readonly (DayFigures & { readonly day: Day })[];
  /** Where the person is in the programme, counted from 1; null outside it. */
  readonly part: number | null;
  /** The badges received in the week. */
  readonly badges: readonly Badge[];
}

/** The contents of the mail, as far as they were chosen; what is absent is not mentioned. */
export interface UpdateFigures {
  readonly days?: number;
  /** The same, of a first week that began halfway. */
  readonly firstDays?: number;
  readonly part?: number;
  readonly badges?: readonly Badge[];
  readonly daysWithinGoal?: number;
}

/** Whether buddies may hear of a badge: not of those of the forum, where people are anonymous, or of a nurse. */
function isForBuddies(badge: Badge): boolean {
  const { feature, isSurprise } = BADGE_RULES[badge];
  return !isSurprise && feature !== 'forum' && feature !== 'nursePairing';
}

/**
 * The figures of a weekly mail. Never an amount and never a lapse: no day above the goal, no badge that only a gap or such a day
 * leads to, and no zero. A week without registrations has no figures at all, so that a missing one tells nothing.
 */
export function updateFigures(
  choices: UpdateChoices,
  { isWhole, days, part, badges }: WeekFacts,
): UpdateFigures {
  if (days.length === 0) return {};
  const within = days.filter((day) => dayStatus(day) === 'achieved').length;
  const open = badges.filter(isForBuddies);
  return {
    ...(choices.days && (isWhole ? { days: days.length } : { firstDays: days.length })),
    ...(choices.part && part !== null && { part }),
    ...(choices.badges && open.length > 0 && { badges: open }),
    ...(choices.daysWithinGoal && within > 0 && { daysWithinGoal: within }),
  };
}
