import { DAY_MS } from '#domain/kit/duration.ts';

/** When the server sent this page, by its own clock; the page may have been rendered earlier. */
export function sentAt(): string | undefined {
  return navigation()?.serverTiming?.find(({ name }) => name === 'now')?.description;
}

/**
 * When the page arrived, by the device's clock (`before-page.js`). Some pages load their scripts on the first touch, hours
 * later.
 */
export function cameAt(): number {
  return Number(document.documentElement.dataset.came ?? Date.now());
}

/** The server's time now, as well as it can be known on a page rendered at that time. */
export function nowAfter(rendered: string): string {
  return new Date(sentAfter(rendered) + Date.now() - cameAt()).toISOString();
}

/**
 * When the page was sent; the time of rendering if the server did not say. Browsers that do not pass on what it said (Safari
 * before 16.4) use the device's clock, as far as that can be right, and so does a page from the browser's cache.
 */
function sentAfter(rendered: string): number {
  const page = navigation();
  const sent = Date.parse(sentAt() ?? rendered);
  if (isFromCache(page)) return Math.max(cameAt(), sent);
  const isPassedOn = page === undefined || page.serverTiming !== undefined;
  return isPassedOn ? sent : Math.min(Math.max(cameAt(), sent), sent + DAY_MS);
}

/**
 * A page from the cache transferred nothing. A service worker hides that, so it does not count. In Firefox all sizes are 0 until
 * a page has loaded, the decoded one too.
 */
function isFromCache(page: Partial<PerformanceNavigationTiming> | undefined): boolean {
  return page?.transferSize === 0 && page.workerStart === 0 && (page.decodedBodySize ?? 0) > 0;
}

function navigation(): Partial<PerformanceNavigationTiming> | undefined {
  const [page] = performance.getEntriesByType('navigation') as Partial<PerformanceNavigationTiming>[];
  return page;
}
