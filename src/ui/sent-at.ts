/** A page may have been rendered this long before it was sent. */
const DAY = 24 * 60 * 60 * 1_000;

/** The server's time of the response that this page came in, where the browser tells (Safari from 16.4); the page itself may have been rendered earlier. */
export function sentAt(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'now')?.description;
}

/** The same, given when the page was rendered: elsewhere by the device's clock, as far as that can be right. */
export function sentAfter(rendered: string): string {
  const earliest = Date.parse(rendered);
  const likely = Math.min(Math.max(Date.now(), earliest), earliest + DAY);
  return sentAt() ?? new Date(likely).toISOString();
}
