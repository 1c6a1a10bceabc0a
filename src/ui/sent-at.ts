/** The server's time of the response that this page came in; the page itself may have been rendered earlier. */
export function sentAt(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation?.serverTiming?.find(({ name }) => name === 'now')?.description;
}
