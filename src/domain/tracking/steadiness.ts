import { type Day, daysFrom } from '#domain/kit/day.ts';
import { type DayFigures, dayStatus } from './progress.ts';

/** A day with its figures, and whether its owner marked it as a pause. */
export interface LivedDay extends DayFigures {
  readonly paused: boolean;
}

/** Days from the start to today; a missing day has neither total nor goal. */
export interface History {
  readonly days: ReadonlyMap<Day, LivedDay>;
  readonly start: Day;
  readonly today: Day;
}

/**
 * Whether a day counts as within the goal, as above it, or not at all (null). Only a day that was filled in and has a goal
 * counts: one that was left open says nothing, neither for nor against anyone (settled §1). A pause keeps a day above the
 * goal out and removes no day within it; it hides nothing, because the registration itself stays in the overview, in the
 * counts of spec 1 §4 and in the insight.
 */
function judge(lived: LivedDay | undefined): boolean | null {
  if (!lived) return null;
  const status = dayStatus(lived);
  if (status === 'achieved') return true;
  return status === 'notAchieved' && !lived.paused ? false : null;
}

/** Whether each day that counts was within its goal, oldest first. */
function judgedDays({ days, start, today }: History): boolean[] {
  return daysFrom(start, today).flatMap((day) => judge(days.get(day)) ?? []);
}

export interface Steadiness {
  /** Of the days that count, the share within the goal, 0–1 to two decimals; null while no day counts. */
  readonly steadiness: number | null;
  /** How many days count. */
  readonly steadinessDays: number;
}

/** The share of the days filled in that were within the goal. It describes the days and is no mark for a person. */
export function steadinessOf(history: History): Steadiness {
  const judged = judgedDays(history);
  const within = judged.filter(Boolean).length;
  return {
    steadiness: judged.length === 0 ? null : Math.round((within / judged.length) * 100) / 100,
    steadinessDays: judged.length,
  };
}

export interface DaysInARow {
  readonly currentStreak: number;
  readonly bestStreak: number;
}

/**
 * Consecutive days within the goal, now and at best, of the days that count: pauses, days without a goal and days left open
 * neither break nor lengthen them. The best one stays whatever the next days bring.
 */
export function daysInARow(history: History): DaysInARow {
  let currentStreak = 0;
  let bestStreak = 0;
  for (const good of judgedDays(history)) {
    currentStreak = good ? currentStreak + 1 : 0;
    bestStreak = Math.max(bestStreak, currentStreak);
  }
  return { currentStreak, bestStreak };
}
