/** A page may have been rendered this long before it was sent. */
const DAY = 24 * 60 * 60 * 1_000;

/** The server's time of the response that this page came in; the page itself may have been rendered earlier. */
export function sentAt(): string | undefined {
  return navigation()?.serverTiming?.find(({ name }) => name === 'now')?.description;
}

/**
 * The same, given when the page was rendered: what the server does not tell was rendered just now. Browsers that do not pass on
 * what it tells (Safari before 16.4) go by the device's clock, as far as that can be right.
 */
export function sentAfter(rendered: string): string {
  const page = navigation();
  const isPassedOn = page === undefined || page.serverTiming !== undefined;
  if (isPassedOn) return sentAt() ?? rendered;
  const earliest = Date.parse(rendered);
  return new Date(Math.min(Math.max(Date.now(), earliest), earliest + DAY)).toISOString();
}

function navigation(): Partial<PerformanceNavigationTiming> | undefined {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page;
}
