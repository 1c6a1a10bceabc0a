/** Days, as numbers (`toNumber`), that their owner marked as a pause. */
export type Pauses = ReadonlySet<number>;

/** The longest run of these days, which are in order. A pause neither breaks nor lengthens it. */
export function longestRow(days: readonly number[], pauses: Pauses): number {
  let longest = 0;
  let run = 0;
  let before: number | undefined;
  for (const day of days) {
    run = before !== undefined && emptyDaysBetween(before, day, pauses) === 0 ? run + 1 : 1;
    longest = Math.max(longest, run);
    before = day;
  }
  return longest;
}

/** How many days between two others were left empty: a pause is not. */
export function emptyDaysBetween(before: number, after: number, pauses: Pauses): number {
  let count = 0;
  for (let day = before + 1; day < after; day += 1) if (!pauses.has(day)) count += 1;
  return count;
}
