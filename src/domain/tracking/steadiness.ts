import { type Day, daysFrom } from '#domain/kit/day.ts';
import { type DayFigures, dayStatus } from './progress.ts';

/** After this many judged days a day has half the weight. Chosen: one slip weighs little, two weeks are significant. */
export const HALF_LIFE_DAYS = 13;
const DECAY = 0.5 ** (1 / HALF_LIFE_DAYS);

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
 * Whether a day counts as within the goal, as above it, or not at all (null). A day within the goal always counts.
 * Anything else counts as above once the day is over, registered or not, so that an honest entry never scores lower
 * than none; today stays open until then, and its use counts at once only if that helps.
 *
 * A pause only keeps such a day out: it removes no good day, and it hides nothing, because the registration itself
 * stays in the overview, in the counts of spec 1 §4 and in the insight.
 */
function judge(lived: LivedDay | undefined, isOver: boolean): boolean | null {
  if (!lived || lived.goal === null) return null;
  if (dayStatus(lived) === 'achieved') return true;
  return lived.paused || !isOver ? null : false;
}

/** The days that count, oldest first: whether each was within its goal. */
function judgedDays({ days, start, today }: History): boolean[] {
  return daysFrom(start, today).flatMap((day) => judge(days.get(day), day < today) ?? []);
}

/**
 * The share of days within the goal, 0–1 to two decimals, in which recent days weigh more; null while no day counts.
 * Simple exponential smoothing over the days that count (Brown, 1956) with weight 0.5^(age / 13), age 0 for the latest.
 * The weighted sum is divided by the sum of the weights, which corrects the bias of a short history towards zero
 * (Kingma and Ba, 2015, §3). After 30 good days one day above the goal takes at most 1 ∕ Σ 0.5^(k/13), k = 0…30: 6.4 %.
 */
export function steadinessOf(history: History): number | null {
  let within = 0;
  let weight = 0;
  for (const good of judgedDays(history)) {
    within = within * DECAY + (good ? 1 : 0);
    weight = weight * DECAY + 1;
  }
  return weight === 0 ? null : Math.round((within / weight) * 100) / 100;
}

export interface DaysInARow {
  readonly currentStreak: number;
  readonly bestStreak: number;
}

/**
 * Consecutive days within the goal, now and at best. Pauses, days without a goal and a today that is still open neither
 * break nor lengthen them. The best one stays whatever the next days bring.
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
