/** Throws what failed while a run went on with everything else, if anything did. */
export function throwFailures(failures: readonly unknown[]): void {
  if (failures.length > 1) throw new AggregateError(failures);
  if (failures.length > 0) throw failures[0];
}
