/** What lines of the log say about letters and push messages that a service did not take. */
export function notDelivered(log: readonly string[]): unknown[] {
  return log
    .map((line) => JSON.parse(line))
    .filter(({ msg }) => msg === 'not delivered')
    .map(({ service, outcome, reason, count }) => ({ service, outcome, reason, count }));
}
